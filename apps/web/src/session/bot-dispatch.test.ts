import { loadRules } from '@nabu/games/load';
import { ur } from '@nabu/games/ur';
import { Match, presets } from '@nabu/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { botDispatcher, type FromThinker, type ToThinker } from './bot-dispatch.ts';

const seed = '5'.repeat(32);
const match = Match.start(ur, { seats: 2, options: presets(ur.options), seed });
const [seat] = match.actors;
/** The first decision of a game of Ur. */
const QUESTION = { gameId: 'ur', rules: 1, view: match.view(seat), seat, ply: 0, seed } as const;
const legal = match.moves(seat).map((move) => ur.notation.format(move));

/** What the worker answers to a question: one answer, whatever happens. */
async function answerTo(question: ToThinker): Promise<FromThinker> {
  const said: FromThinker[] = [];
  await botDispatcher({ loadRules, say: (answer) => said.push(answer) })(question);
  expect(said).toHaveLength(1);
  return said[0];
}

/** A question to a bot after so many have failed. */
const askedOf = (spec: string, failed = 0, rules: number = QUESTION.rules) =>
  ({ ...QUESTION, rules, spec, failed, follows: null }) as unknown as ToThinker;

afterEach(() => void vi.restoreAllMocks());

describe('the worker that thinks for a table', () => {
  test('decides as the bot that was asked', async () => {
    const answer = await answerTo(askedOf('greedy'));
    expect(answer).toMatchObject({ type: 'move', ply: 0, seat, bot: 'greedy' });
    expect(legal).toContain('move' in answer && answer.move);
  });

  test('has the next weaker bot decide for one that fails, and says who decided', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await answerTo(askedOf('no such bot'))).toMatchObject({ type: 'move', bot: 'greedy' });
    expect(warned).toHaveBeenCalledOnce();
    expect(await answerTo(askedOf('no such bot', 2))).toMatchObject({
      type: 'move',
      bot: 'random',
    });
  });

  test('leaves the move to the table where no bot can decide', async () => {
    for (const asked of [askedOf('greedy', 0, 99), askedOf('random', 2)])
      expect(await answerTo(asked)).toMatchObject({ type: 'move', move: null, bot: 'random' });
  });

  test('answers what cannot be advised or compared with nothing', async () => {
    const { seat: other, ...rest } = { ...QUESTION, rules: 99 };
    const wishes = [{ type: 'hint' } as const, { type: 'compare', move: legal[0] } as const];
    for (const wish of wishes) {
      const answer = await answerTo({ ...rest, seat: other, ...wish } as ToThinker);
      expect(answer).toMatchObject({ type: wish.type, ply: 0 });
      expect('moves' in answer ? answer.moves : 'comparison' in answer && answer.comparison).toBe(
        null,
      );
    }
  });
});
