import { readFileSync } from 'node:fs';
import { games } from '@nabu/games';
import { newestGames } from '@nabu/kernel';
import { weightsOf } from '@nabu/search';
import { expect, test } from 'vitest';
import { dataOf } from './report.ts';

const EVALUATIONS = new URL('../../../../packages/search/src/evaluations/', import.meta.url);
const TUNED = newestGames(games).filter(({ id }) => Object.keys(weightsOf(id) ?? {}).length > 0);

test.each(TUNED)(
  'what is written for $id imports and declares what its data file does',
  ({ id }) => {
    const weights = weightsOf(id) ?? {};
    const proof = { ...{ wins: 60, games: 100, ahead: 0.6, iterations: 180 } };
    const report = { game: id, command: `nabu tune ${id}`, before: weights, after: weights, proof };
    const code = (text: string) =>
      text.split('\n').filter((line) => /^(?:import|export)\b/.test(line));
    const [imports, weighs] = code(dataOf(report));
    const data = readFileSync(new URL(`${id}/data.ts`, EVALUATIONS), 'utf8');
    expect(imports).toMatch(/^import type \{ Weights \} from/);
    expect(code(data)).toEqual(expect.arrayContaining([imports, weighs]));
  },
);
