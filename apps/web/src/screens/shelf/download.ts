import { loadRules } from '@nabu/games/load';
import { recordFromSave } from '../../session/records.ts';
import { loadSave } from '../../session/save.ts';

/** Gives the person a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** A finished game of this device as a record; null when it is damaged, or its rules are not here. */
export async function recordOfKept(id: string): Promise<string | null> {
  const kept = loadSave(id);
  return kept && recordFromSave(kept, loadRules).catch(() => null);
}
