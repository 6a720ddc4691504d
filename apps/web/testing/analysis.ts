import { loadRules } from '@nabu/games/load';
import { type OptionValues, presets } from '@nabu/kernel';
import { type AnalysisNews, AnalysisTable } from '../src/analysis/analysis-table.ts';
import { positionText } from '../src/analysis/links.ts';
import { openTree } from '../src/analysis/open.ts';

/** A position of Ur in which two pieces can move and one of them reaches a rosette. */
export const UR_POSITION = 'turn=1 roll=2 on1=2,6';

/** The text of a tree of Ur that begins at a position; some options may be other than at first. */
export async function urText(position = UR_POSITION, options: OptionValues = {}): Promise<string> {
  const rules = await loadRules('ur');
  if (!rules) throw new Error('Ur is missing.');
  const facts = {
    game: 'ur',
    rules: rules.rules,
    options: { ...presets(rules.options), ...options },
  };
  const seed = '00112233445566778899aabbccddeeff';
  return positionText({ ...facts, names: ['Ada', 'Bel'], position, seed });
}

/** An analysis table that is kept nowhere. */
export async function analysisOf(
  text: string,
  changed: (table: AnalysisTable, news: AnalysisNews) => void = () => undefined,
): Promise<AnalysisTable> {
  return new AnalysisTable('test', await openTree(text), 0, changed);
}
