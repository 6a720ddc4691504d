import type { Explored } from '@nabu/protocol';
import { useState } from 'react';
import { BROKEN, requestJson, troubleIn } from '../../session/http.ts';
import type { Trouble } from '../../session/table-session.ts';
import { type Archive, askedOf } from './way.ts';

/** A position that was opened in the tree: what was played there, once that is known. */
interface Branch {
  readonly open: boolean;
  readonly answer: Explored | null;
  readonly trouble: Trouble | null;
}

/** The positions that were opened below others. */
export interface Branches {
  at(keys: readonly string[]): Branch;
  toggle(keys: readonly string[]): void;
}

const CLOSED: Branch = { open: false, answer: null, trouble: null };

/** Opens and closes positions below others; each is asked for when it is opened for the first time. */
export function useBranches(archive: Archive): Branches {
  const [known, setKnown] = useState<{ readonly [way: string]: Branch }>({});
  const at = (keys: readonly string[]) => known[keys.join('.')] ?? CLOSED;
  const put = (keys: readonly string[], branch: Partial<Branch>) => {
    const way = keys.join('.');
    setKnown((all) => ({ ...all, [way]: { ...(all[way] ?? CLOSED), ...branch } }));
  };
  const toggle = (keys: readonly string[]) => {
    const { open, answer } = at(keys);
    put(keys, { open: !open, trouble: null });
    if (open || answer) return;
    requestJson<Explored>(askedOf(archive, keys)).then(
      (found) => put(keys, { answer: found }),
      (error: unknown) => put(keys, { open: false, trouble: troubleIn(error) ?? BROKEN }),
    );
  };
  return { at, toggle };
}
