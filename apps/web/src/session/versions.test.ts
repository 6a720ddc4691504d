import { type AnyGame, gamesFrom, Match, replayRecord } from '@nabu/kernel';
import { straws, straws2 } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { dispatcher } from './dispatch.ts';
import { loadSave } from './save.ts';
import type { Standing } from './standing.ts';
import type { FromAuthority, ToAuthority } from './wire.ts';

const ID = '0123456789ab';

const SEED = '00112233445566778899aabbccddeeff';

const BEGUN = { id: ID, game: 'straws', rules: 1, options: { goal: 20 }, seed: SEED };

/** What was played when the builds were renewed; each side has had a turn. */
function played() {
  const match = Match.start(straws, { seats: 2, options: BEGUN.options, seed: SEED });
  for (const seat of [0, 1]) {
    match.play(seat, match.moves(seat)[0]);
    match.play(seat, 'end');
  }
  return match.written;
}

/** A game as builds kept it that knew the first version of the rules only, in every form there was. */
const KEPT_BY_OLDER_BUILDS = {
  'before tables had deeds': {
    ...{ version: 1, ...BEGUN },
    seats: [
      { kind: 'guest', name: 'Ada', bot: null },
      { kind: 'bot', name: 'Bot', bot: 'greedy' },
    ],
    moves: played().map((entry) => ({ ...entry, at: 2 })),
    ...{ agreed: false, over: false, created: 1, updated: 2 },
  },
  'before there were clocks': {
    ...{ version: 2, id: ID },
    facts: {
      ...{ ...BEGUN, seats: [null, 'greedy'], visibility: 'link', rated: false },
      ...{ caretaker: 'scribe', language: null, before: null, created: 1 },
    },
    deeds: [
      { kind: 'joined', at: 1, seat: 0, text: 'here Ada' },
      { kind: 'started', at: 1, seat: null, text: null },
      ...played().map(({ seat, move }) => ({ kind: 'played', at: 2, seat, text: move })),
    ],
    ...{ over: false, updated: 2 },
  },
};
type Form = keyof typeof KEPT_BY_OLDER_BUILDS;
const FORMS = Object.keys(KEPT_BY_OLDER_BUILDS) as readonly Form[];

/** The worker's own dispatch, with the rules a build has; what it says is noted. */
function worker(versions: readonly AnyGame[], form: Form) {
  const said: FromAuthority[] = [];
  const answer = dispatcher({
    loadRules: async (id, rules) =>
      versions.find((game) => game.id === id && (rules ?? game.rules) === game.rules) ?? null,
    clock: () => 5,
    say: (message) => said.push(structuredClone(message)),
  });
  const kept = JSON.stringify(KEPT_BY_OLDER_BUILDS[form]);
  const keeper = { getItem: () => kept, setItem: () => undefined, removeItem: () => undefined };
  const standing = () =>
    said.flatMap((each) => (each.type === 'standing' ? each.standing : [])).at(-1) as Standing;
  return {
    said,
    standing,
    tell: (message: ToAuthority) => answer(structuredClone(message)),
    async open() {
      const save = loadSave(ID, keeper);
      if (save) await answer({ type: 'open', save });
    },
  };
}

type Worker = ReturnType<typeof worker>;

/** Makes the first legal move of whoever decides, the bot's too. */
async function move({ standing, tell }: Worker, id: number): Promise<void> {
  const { now, question } = standing();
  if (question) {
    const game = question.rules === 1 ? straws : straws2;
    const [first] = game.moves(game.imagine(question.view as never, { below: () => 0 }), 1);
    const made = { ply: now.ply, seat: 1, bot: question.spec, candidates: [] };
    return tell({ type: 'botPlay', id, made: { ...made, move: game.notation.format(first) } });
  }
  const wanted = now.moves.includes('end') ? 'end' : now.moves[0];
  return tell({ type: 'play', id, seat: 0, move: wanted, ply: now.ply });
}

const handOf = ({ standing }: Worker) =>
  (standing().now.view as { readonly hands: readonly [readonly number[]] }).hands[0];

describe.each(FORMS)('a game kept under older rules, %s,', (form) => {
  test('goes on under them in a build that has newer ones: moves, bots, hints and record', async () => {
    const here = worker([straws2, straws], form);
    await here.open();
    expect(here.standing().table).toMatchObject({
      ...{ game: 'straws', rules: 1, known: true, pace: null },
    });
    expect(here.standing().now.ply).toBe(4);
    for (const id of [1, 2]) await move(here, id);
    expect(handOf(here)).toHaveLength(2);
    expect(here.standing().question).toMatchObject({ gameId: 'straws', rules: 1 });
    for (let id = 3; !here.standing().now.result; id++) {
      await move(here, id);
      expect(here.standing().question?.rules ?? 1).toBe(1);
    }
    await here.tell({ type: 'record', id: 99 });
    const { value } = here.said.find((each) => 'id' in each && each.id === 99) as { value: string };
    expect(value).toContain('\nrules 1\n');
    expect(replayRecord(gamesFrom([[straws2, straws]]), value).game).toBe(straws);
    const fresh = { id: 'fedcba987654', seed: SEED, created: 9 };
    await here.tell({ type: 'rematch', id: 100, fresh });
    expect(here.standing().next?.facts).toMatchObject({ rules: 2, seats: ['greedy', null] });
  });

  test('is asked about by the rules it is played under', async () => {
    const here = worker([straws2, straws], form);
    await here.open();
    await here.tell({ type: 'hint', id: 1 });
    expect(here.said.at(-1)).toMatchObject({ type: 'answer', value: { rules: 1 } });
  });

  test('is not opened, and not kept anew, by a build that lacks them', async () => {
    const here = worker([straws2], form);
    await here.open();
    expect(here.said).toMatchObject([{ type: 'unopened', trouble: { code: 'unknown-rules' } }]);
  });
});
