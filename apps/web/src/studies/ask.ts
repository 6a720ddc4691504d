import type { StudyInfo, StudyVisibility } from '@nabu/protocol';
import { requestJson } from '../session/http.ts';

/** What the house is asked to do with studies; each throws a `HouseError` when it does not. */
export const askStudy = {
  make: (name: string, visibility: StudyVisibility) =>
    requestJson<StudyInfo>('/api/studies', { body: { name, visibility } }),
  change: (id: string, change: { readonly name?: string; readonly visibility?: StudyVisibility }) =>
    requestJson<StudyInfo>(`/api/studies/${id}`, { body: change }),
  delete: (id: string) => requestJson<object>(`/api/studies/${id}/delete`, { body: {} }),
  writer: (id: string, name: string, writes: boolean) =>
    requestJson<StudyInfo>(`/api/studies/${id}/writers`, { body: { name, writes } }),
  addChapter: (
    id: string,
    chapter: { readonly title: string; readonly record?: string; readonly table?: string },
  ) => requestJson<StudyInfo>(`/api/studies/${id}/chapters`, { body: chapter }),
  changeChapter: (
    id: string,
    change: { readonly chapter: string; readonly title?: string; readonly place?: number },
  ) => requestJson<StudyInfo>(`/api/studies/${id}/chapters/change`, { body: change }),
  deleteChapter: (id: string, chapter: string) =>
    requestJson<StudyInfo>(`/api/studies/${id}/chapters/delete`, { body: { chapter } }),
};
