import type { Notices } from '@nabu/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { request, requestJson } from '../session/http.ts';

/** Whether I am told about a table while I do not look at it; not there for whoever came with a token alone. */
export function MuteNotices({ table }: { readonly table: string }) {
  const { notices: words } = useWords();
  const [muted, setMuted] = useState<boolean | null>(null);
  useEffect(() => {
    requestJson<Notices>('/api/me/notices').then(
      (notices) => setMuted(notices.muted.some((each) => each.table === table)),
      () => undefined,
    );
  }, [table]);
  if (muted === null) return null;
  const turn = () =>
    request('/api/me/notices/mute', { body: { table, muted: !muted } }).then(
      () => setMuted(!muted),
      () => undefined,
    );
  return (
    <button type="button" className="button" onClick={() => void turn()}>
      {muted ? words.table.unmute : words.table.mute}
    </button>
  );
}
