import { babel } from '@nabu/games/babel';
import { describe, expect, test } from 'vitest';
import {
  atPawn,
  type Draft,
  type Input,
  litCards,
  litSites,
  mustDrop,
  NOTHING,
  pressCard,
  pressMigrate,
  pressRival,
  pressRun,
  pressSite,
  runMoves,
  settle,
  siteMoves,
} from './input.ts';
import { pressKey } from './keys.ts';
import { type Move, moveOf, type Nation, runsIn } from './rules.ts';

const OPTIONS = { hands: '3/5', sumerians: 'allAtSite', starter: '1' } as const;
const [A, H, M, P, S]: readonly Nation[] = [0, 1, 2, 3, 4];

function desk(position: string, draft: Draft = NOTHING, seat = 0): Input {
  const state = babel.notation.readPosition(position, { seats: 2, options: OPTIONS });
  return { draft, seat, view: babel.view(state, seat), legal: babel.moves(state, seat) };
}

const text = (list: readonly Move[]) => list.map(babel.notation.format);
const LONG = 'pawn1=H 1:H=SSSSAPP 2:H=PSAAM 1:A=HH 1:S=PP hand1=AHS hand2=AHMMPPP T2:H=1-6';

describe('a card of the hand', () => {
  test('is picked up and put back', () => {
    const up = pressCard(desk(LONG), A);
    expect(up.draft).toEqual({ kind: 'card', nation: A });
    expect(pressCard(desk(LONG, up.draft ?? NOTHING), A).draft).toEqual(NOTHING);
  });

  test('lights the pawn’s site and its own', () => {
    expect(litSites(desk(LONG, { kind: 'card', nation: A }))).toEqual([A, H]);
    expect(litSites(desk(LONG, { kind: 'card', nation: H }))).toEqual([H]);
  });

  test('is deployed at the pawn and walks to its own site', () => {
    const held = desk(LONG, { kind: 'card', nation: A });
    expect(pressSite(held, H).move).toBe(moveOf.deploy(A));
    expect(pressSite(held, A).move).toBe(moveOf.walk(A));
  });

  test('is never swapped for another card: the other site asks first', () => {
    const held = desk(LONG, { kind: 'card', nation: A });
    expect(pressSite(held, S).draft).toEqual({ kind: 'site', site: S });
  });

  test('that cannot pay is offered all the same, to hear why not', () => {
    const held = desk(LONG, { kind: 'card', nation: A });
    expect(pressSite(held, M).move).toBe(moveOf.walk(M));
  });

  test('is discarded at once under force', () => {
    const forced = desk('turn=2 drop1=1 pawn1=H pawn2=H hand1=AHS', NOTHING);
    expect(mustDrop(forced)).toBe(true);
    expect(pressCard(forced, S).move).toBe(moveOf.drop(S));
    expect(litCards(forced)).toEqual([A, H, S]);
    // Everything else is asked for as a move, to hear that the discard comes first.
    expect(pressSite(forced, H).move).toBe(moveOf.end());
    expect(pressRival(forced, H).move).toBe(moveOf.end());
  });
});

test('what is pressed out of turn becomes a move, so that its reason is said', () => {
  const waiting = { ...desk(LONG), legal: [] };
  expect(pressCard(waiting, A).move).toBe(moveOf.end());
  expect(pressSite(waiting, P).move).toBe(moveOf.end());
  expect(pressRun(waiting, H, runsIn(waiting.view.sides[0].rows[H])[0]).move).toBe(moveOf.end());
});

describe('a migration', () => {
  test('asks for its source, then for its target', () => {
    const start = pressMigrate(desk(LONG));
    expect(start.draft).toEqual({ kind: 'migrate', from: null });
    const source = desk(LONG, { kind: 'migrate', from: null });
    expect(litSites(source)).toEqual([H]);
    expect(pressSite(source, H).draft).toEqual({ kind: 'migrate', from: H });
    const target = desk(LONG, { kind: 'migrate', from: H });
    expect(litSites(target)).toEqual([A, M, P, S]);
    expect(pressSite(target, S).move).toBe(moveOf.migrate(H, S));
    expect(pressSite(target, H).draft).toEqual({ kind: 'migrate', from: null });
  });

  test('from a short row is tried, to hear why not', () => {
    const source = desk(LONG, { kind: 'migrate', from: null });
    expect(pressSite(source, A).move).toBe(moveOf.migrate(A, H));
  });

  test('that is used up is tried, to hear why not', () => {
    expect(pressMigrate(desk(`${LONG} migrated`)).move).toBe(moveOf.migrate(H, M));
  });
});

describe('a run', () => {
  test('opens its menu: its power, or half the hand', () => {
    const table = desk(LONG);
    const [run] = runsIn(table.view.sides[0].rows[H]);
    expect(pressRun(table, H, run).draft).toEqual({ kind: 'run', site: H, run });
    expect(text(runMoves(table.view, 0, H, run))).toEqual(['S', 'half S']);
  });

  test('of Medes names each nation that lies opposite, of Persians each stack', () => {
    const table = desk('pawn1=H 1:H=MMMPPP 2:H=AAS hand2=AAHH');
    const [medes, persians] = runsIn(table.view.sides[0].rows[H]);
    expect(text(runMoves(table.view, 0, H, medes))).toEqual(['M:A', 'M:S', 'half M']);
    expect(text(runMoves(table.view, 0, H, persians))).toEqual(['P:Q1', 'P:Q2', 'half P']);
  });

  test('takes a held card as its site would', () => {
    const table = desk(LONG, { kind: 'card', nation: A });
    const [run] = runsIn(table.view.sides[0].rows[H]);
    expect(pressRun(table, H, run).move).toBe(moveOf.deploy(A));
  });
});

describe('[A1] a run away from the pawn', () => {
  const here = 'pawn1=H 1:H=MMM 1:P=MMM 1:S=SSS 2:H=A 2:P=SS hand1=PS hand2=AAHH';
  const quarry = '1:P=MMM hand1=P';
  const runAt = (table: Input, site: Nation) => runsIn(table.view.sides[0].rows[site])[0];

  test('is pressed as its site is, for its ability would be used where the pawn stands', () => {
    const table = desk(here);
    expect(atPawn(table, H)).toBe(true);
    for (const site of [P, S])
      expect(pressRun(table, site, runAt(table, site))).toEqual(pressSite(table, site));
    const open = desk(here, { kind: 'site', site: P });
    expect(pressRun(open, P, runAt(open, P)).draft).toEqual(NOTHING);
    expect(pressRun(table, H, runAt(table, H)).draft?.kind).toBe('run');
  });

  test('is pressed as its site is with the pawn in the quarry', () => {
    const table = desk(quarry);
    expect(atPawn(table, P)).toBe(false);
    expect(pressRun(table, P, runAt(table, P)).draft).toEqual({ kind: 'site', site: P });
    expect(text(siteMoves(table, P))).toEqual(['mv P']);
  });

  test('takes what is held as its site does, and nothing out of turn or under force', () => {
    const card = desk(here, { kind: 'card', nation: P });
    expect(pressRun(card, P, runAt(card, P)).move).toBe(moveOf.walk(P));
    const other = desk(here, { kind: 'card', nation: P });
    expect(pressRun(other, S, runAt(other, S)).draft).toEqual({ kind: 'site', site: S });
    const target = desk(here, { kind: 'migrate', from: H });
    expect(pressRun(target, P, runAt(target, P)).move).toBe(moveOf.migrate(H, P));
    const waiting = { ...desk(here), legal: [] };
    expect(pressRun(waiting, P, runAt(waiting, P)).move).toBe(moveOf.end());
    const forced = desk('turn=2 drop1=1 pawn1=H pawn2=H 1:P=MMM hand1=AHS');
    expect(pressRun(forced, P, runAt(forced, P)).move).toBe(moveOf.end());
  });

  test('has no menu left when the pawn has gone', () => {
    const draft = (site: Nation): Draft => ({ kind: 'run', site, run: runAt(desk(here), site) });
    expect(settle(draft(H), desk(here))).toEqual(draft(H));
    expect(settle(draft(P), desk(here))).toEqual(NOTHING);
    expect(settle(draft(P), desk(quarry))).toEqual(NOTHING);
    const forced = desk('turn=2 drop1=1 pawn1=P pawn2=H 1:P=MMM hand1=AHS');
    expect(settle(draft(P), forced)).toEqual(NOTHING);
  });

  test('is still asked about by a key, to hear why it cannot be used', () => {
    const refused = (position: string) => {
      const { move } = pressKey(desk(position), 'x') ?? {};
      const state = babel.notation.readPosition(position, { seats: 2, options: OPTIONS });
      return move && babel.refuse(state, 0, move);
    };
    expect(refused('pawn1=A 1:P=MMM hand1=P')).toBe('A1');
    expect(refused(quarry)).toBe('W4');
  });
});

describe('a site of the other side', () => {
  test('opens the menu of my own site opposite, also with a card in hand', () => {
    expect(pressRival(desk(LONG), H).draft).toEqual({ kind: 'site', site: H });
    expect(pressRival(desk(LONG, { kind: 'card', nation: A }), H).draft).toEqual({
      kind: 'site',
      site: H,
    });
    expect(pressRival(desk(LONG, { kind: 'site', site: H }), H).draft).toEqual(NOTHING);
  });
});

describe('the menu of a site', () => {
  test('offers the walk where the pawn is not', () => {
    expect(text(siteMoves(desk(LONG), P))).toEqual(['mv P']);
  });

  test('offers builds and abilities where the pawn is', () => {
    const table = desk(`${LONG} Q1=1 Q2=2`);
    expect(text(siteMoves(table, H))).toEqual(['bld Q1', 'bld Q2', 'S', 'half S']);
  });
});

describe('a draft', () => {
  test('is dropped when it has lost its meaning', () => {
    const { draft: _, ...table } = desk(LONG);
    expect(settle({ kind: 'card', nation: A }, table)).toEqual({ kind: 'card', nation: A });
    expect(settle({ kind: 'card', nation: P }, table)).toEqual(NOTHING);
    expect(settle({ kind: 'site', site: A }, { ...table, legal: [] })).toEqual(NOTHING);
    const { draft: __, ...used } = desk(`${LONG} migrated`);
    expect(settle({ kind: 'migrate', from: null }, used)).toEqual(NOTHING);
  });
});

describe('a key', () => {
  const at = (position: string, draft: Draft = NOTHING) => desk(position, draft);

  test('picks up a card, deploys it and walks with it', () => {
    expect(pressKey(at(LONG), 'a')?.draft).toEqual({ kind: 'card', nation: A });
    expect(pressKey(at(LONG, { kind: 'card', nation: A }), 'd')?.move).toBe(moveOf.deploy(A));
    expect(pressKey(at(LONG, { kind: 'card', nation: A }), 'w')?.move).toBe(moveOf.walk(A));
    expect(pressKey(at(LONG), 'd')).toBeNull();
  });

  test('for what is not there asks all the same, to hear why not', () => {
    expect(pressKey(at(LONG), 'm')?.move).toBe(moveOf.deploy(M));
    expect(pressKey(at('pawn1=A hand1=AHS'), 'x')?.move?.type).toBe('half');
    expect(pressKey(at('hand1=AHS'), 'x')?.move?.type).toBe('half');
  });

  test('builds, migrates, opens runs, ends the turn and puts back', () => {
    expect(pressKey(at(LONG), '1')?.move).toBe(moveOf.build(0));
    expect(pressKey(at(LONG), '2')?.move).toBe(moveOf.build(1));
    expect(pressKey(at(LONG), 'g')?.draft).toEqual({ kind: 'migrate', from: null });
    expect(pressKey(at(LONG), 'x')?.draft?.kind).toBe('run');
    expect(pressKey(at(LONG), 'e')?.move).toBe(moveOf.end());
    expect(pressKey(at(LONG), 'Escape')).toBeNull();
    expect(pressKey(at(LONG, { kind: 'migrate', from: H }), 'Escape')?.draft).toEqual(NOTHING);
  });
});
