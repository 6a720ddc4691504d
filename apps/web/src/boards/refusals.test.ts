import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@nabu/games';
import { type AnyGame, PlyRng, PositionError, presets, rngFrom } from '@nabu/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES, loadKit } from '../kit/games.ts';
import { inSpanish, type Refusals } from './common/refusals.ts';

const RULES = join(import.meta.dirname, '../../../../packages/games/src');
const TEXT = /`((?:[^`\\]|\\.)*)`|'((?:[^'\\]|\\.)*)'/g;
/** Words of English that are in nearly every sentence and in no Spanish one. */
const ENGLISH = /\b(the|is|are|has|have|only|there|than|of|and|not|must|expected)\b/i;

/** Every sentence against a position in the sources of a game, with `x` for its facts. */
function sentencesOf(id: string): readonly string[] {
  const files = readdirSync(join(RULES, id)).filter((name) => /^[a-z-]+\.ts$/.test(name));
  return files.flatMap((name) => {
    const source = readFileSync(join(RULES, id, name), 'utf8');
    const thrown = [...source.matchAll(/new PositionError\(\s*(['`][\s\S]*?['`]),?\s*\)/g)];
    const failed =
      name === 'audit.ts' ? [] : [...source.matchAll(/\bfail\(\s*([^;]*?),?\s*\)[;,)]/g)];
    const must = [...source.matchAll(/\bmust\(([^;]*?),?\s*\);/g)];
    const wrap = (texts: readonly RegExpMatchArray[], around: (text: string) => string) =>
      texts.flatMap(([, text]) => literalsIn(text).map(around));
    const todo = id === 'amyitis' ? 'This is no position of Amyitis: todo: ' : null;
    return [
      ...wrap(thrown, (text) => text),
      ...wrap(failed, (text) => (todo === null ? text : `${todo}${text}.`)),
      ...wrap(must, (text) => `This is no position of Amyitis: ${text}.`),
      ...(name === 'why-not.ts' ? literalsIn(source).map((text) => `"x": ${text}.`) : []),
    ].filter((text) => /\w \w/.test(text) && !/: x\.+$/.test(text));
  });
}

/** The texts in a piece of source, with `x` in the place of what is put in. */
function literalsIn(source: string): readonly string[] {
  const plain = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*|^import .*$/gm, '');
  return [...plain.matchAll(TEXT)]
    .map(([, filled, fixed]) => (fixed ?? filled).replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'x'))
    .filter((text) => text.includes(' '));
}

/** Positions of random play with something wrong in them, and what the rules say to each. */
function refusalsOf(game: AnyGame, count: number): readonly string[] {
  const said: string[] = [];
  for (let n = 0; n < count; n++) {
    const rng = rngFrom(`${game.id} ${n}`);
    const seats = game.seats.min + rng.below(game.seats.max - game.seats.min + 1);
    const table = { seats, options: presets(game.options) };
    const state = game.setup(table, new PlyRng(`${n}`, 0));
    for (let ply = 1; ply < 1 + rng.below(60) && game.actors(state).length > 0; ply++) {
      const [seat] = game.actors(state);
      const moves = game.moves(state, seat);
      game.play(state, seat, moves[rng.below(moves.length)], new PlyRng(`${n}`, ply));
    }
    const words = game.notation.writePosition(state).split(' ');
    for (let times = 1 + rng.below(2); times > 0; times--) spoil(words, (most) => rng.below(most));
    try {
      game.notation.readPosition(words.join(' '), table);
    } catch (error) {
      if (!(error instanceof PositionError)) throw error;
      said.push(error.message);
    }
  }
  return [...new Set(said)];
}

/** Takes a word away, says one twice, or changes a letter of one. */
function spoil(words: string[], below: (most: number) => number): void {
  const at = below(words.length);
  const way = below(4);
  const word = words[at] ?? '';
  const place = below(word.length + 1);
  if (way === 0) words.splice(at, 1);
  else if (way === 1) words.push(word);
  else words[at] = `${word.slice(0, place)}${'0129xAm.,'[below(9)]}${word.slice(place + below(2))}`;
}

describe.each(GAMES)('what $id says against positions', ({ id }) => {
  let refusals: Refusals;
  beforeAll(async () => {
    const kit = await loadKit(id);
    if (!kit) throw new Error(`There is no game called ${id}.`);
    refusals = kit.setup.refusals;
  });

  test('has Spanish words for every sentence in its rules, and they are no English ones', () => {
    const sentences = sentencesOf(id);
    expect(sentences.length).toBeGreaterThan(3);
    expect(sentences.filter((text) => inSpanish(refusals, text) === null)).toEqual([]);
    for (const [, spanish] of refusals.sentences)
      expect(spanish.replace(/\b\w+=\S+|\(\w+\)/g, '')).not.toMatch(ENGLISH);
  });

  test('is told in Spanish whatever is wrong with a position', () => {
    const said = refusalsOf(games[id as keyof typeof games], 300);
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter((text) => inSpanish(refusals, text) === null)).toEqual([]);
  });
});
