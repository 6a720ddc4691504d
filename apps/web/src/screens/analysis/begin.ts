import { RecordError } from '@nabu/kernel';
import { beginAnalysis } from '../../analysis/open.ts';
import type { Words } from '../../words/en.ts';

/** Why a text did not become an analysis; the text itself stays where it was. */
export type Trouble = RecordError | 'full' | 'broken' | 'huge' | 'unread';

/** Makes an analysis of a text, looked at after so many moves, and gives its address, or says why not. */
export async function begun(text: string, ply = 0): Promise<string | Trouble> {
  try {
    const address = await beginAnalysis(text, ply);
    return address ?? 'full';
  } catch (error) {
    return error instanceof RecordError ? error : 'unread';
  }
}

/** Why something was not opened, as a sentence. */
export function troubleText({ analysis, faults }: Words, trouble: Trouble): string {
  if (trouble instanceof RecordError)
    return `${analysis.unread(trouble.line)} ${faults[trouble.fault](trouble.quote)}`;
  return analysis.trouble[trouble];
}
