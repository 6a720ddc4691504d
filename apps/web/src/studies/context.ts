import type { StudyInfo } from '@nabu/protocol';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StudyLine, StudyState } from './study-line.ts';

const Context = createContext<StudyLine | null>(null);

/** Gives the parts of a page the study that they are about. */
export const StudyProvider = Context.Provider;

/** The study around. */
export function useStudyLine(): StudyLine {
  const line = useContext(Context);
  if (!line) throw new Error('This part belongs to a study.');
  return line;
}

/** One part of how the study around stands. */
export function useStudy<T>(select: (state: StudyState) => T): T {
  return useStore(useStudyLine().store, select);
}

/** The study around as the house told it; it must have. */
export function useStudyInfo(): StudyInfo {
  const study = useStudy((state) => state.study);
  if (!study) throw new Error('This study was not told yet.');
  return study;
}
