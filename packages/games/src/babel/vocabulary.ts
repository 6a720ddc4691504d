import type { Seat, Word } from '@nabu/kernel';
import {
  ALL_NATIONS,
  ASSYRIANS,
  HITTITES,
  MEDES,
  MOST_RUNS,
  type Nation,
  PERSIANS,
  SITES,
  type Site,
  SUMERIANS,
} from './box.ts';

/** The separate runs of one nation in a row, counted from the oldest. [A3] */
export type Run = 1 | 2 | 3 | 4;

/** One word of the vocabulary; see RULES.md for what each does. */
export type Move =
  /** `mv A`: the pawn walks to a site. */
  | (Word & { readonly type: 'walk'; readonly site: Site })
  /** `dep S`: a card from the hand goes to the pawn's site. */
  | (Word & { readonly type: 'deploy'; readonly nation: Nation })
  /** `bld Q1`: the top card of a player's quarry stack is built at the pawn's site. */
  | (Word & { readonly type: 'build'; readonly stack: Seat })
  /** `bld start`: the starter is built at the pawn's site. */
  | (Word & { readonly type: 'buildStarter' })
  /** `mig H>S`: the top three cards of a row migrate. */
  | (Word & { readonly type: 'migrate'; readonly site: Site; readonly to: Site })
  /** `S`, `A`, `H`: a run uses its ability. */
  | (Word & { readonly type: 'sumerians' | 'assyrians' | 'hittites'; readonly run: Run })
  /** `M:x`: Medes make a nation desert. */
  | (Word & { readonly type: 'medes'; readonly nation: Nation; readonly run: Run })
  /** `P:Q1`: Persians build two levels higher. */
  | (Word & { readonly type: 'persians'; readonly stack: Seat; readonly run: Run })
  /** `half N`: a run of any nation halves the opponent's hand. */
  | (Word & { readonly type: 'half'; readonly nation: Nation; readonly run: Run })
  /** `drop N`: one card of a forced discard. */
  | (Word & { readonly type: 'drop'; readonly nation: Nation })
  /** `end`: the turn ends. */
  | (Word & { readonly type: 'end' });

/** The kinds of moves. */
export type MoveType = Move['type'];

/** Where each kind of move begins in the vocabulary; within a kind the run varies slowest. */
export const WALK = 0;
export const DEPLOY = 5;
export const BUILD = 10;
export const BUILD_STARTER = 12;
export const MIGRATE = 13;
export const SUMERIANS_AT = 33;
export const ASSYRIANS_AT = 37;
export const HITTITES_AT = 41;
export const MEDES_AT = 45;
export const PERSIANS_AT = 65;
export const HALF = 73;
export const DROP = 93;
export const END = 98;

interface Parts {
  readonly site?: Site;
  readonly to?: Site;
  readonly nation?: Nation;
  readonly stack?: Seat;
  readonly run?: Run;
}

/**
 * Every word is made here with every field in the same order, so that all words share one shape
 * and reading them in a playout stays fast; fields a kind of move does not have are null.
 */
function makeVocabulary(): readonly Move[] {
  const words: Move[] = [];
  const add = (type: MoveType, parts: Parts = {}) => {
    const { site = null, to = null, nation = null, stack = null, run = null } = parts;
    words.push(Object.freeze({ index: words.length, type, site, to, nation, stack, run }) as Move);
  };
  const runs = Array.from({ length: MOST_RUNS }, (_, k) => (k + 1) as Run);
  const seats: readonly Seat[] = [0, 1];

  for (const site of ALL_NATIONS) add('walk', { site });
  for (const nation of ALL_NATIONS) add('deploy', { nation });
  for (const stack of seats) add('build', { stack });
  add('buildStarter');
  for (const site of ALL_NATIONS)
    for (const to of ALL_NATIONS) if (to !== site) add('migrate', { site, to });
  for (const type of ['sumerians', 'assyrians', 'hittites'] as const)
    for (const run of runs) add(type, { run });
  for (const run of runs) for (const nation of ALL_NATIONS) add('medes', { nation, run });
  for (const run of runs) for (const stack of seats) add('persians', { stack, run });
  for (const run of runs) for (const nation of ALL_NATIONS) add('half', { nation, run });
  for (const nation of ALL_NATIONS) add('drop', { nation });
  add('end');
  return Object.freeze(words);
}

/** Every move of the game, each once, at its own index. */
export const VOCABULARY: readonly Move[] = makeVocabulary();

/** The word of the vocabulary for each thing that can be done. */
export const moveOf = {
  walk: (site: Site) => VOCABULARY[WALK + site],
  deploy: (nation: Nation) => VOCABULARY[DEPLOY + nation],
  build: (stack: Seat) => VOCABULARY[BUILD + stack],
  buildStarter: () => VOCABULARY[BUILD_STARTER],
  /** The two sites must differ. */
  migrate: (site: Site, to: Site) =>
    VOCABULARY[MIGRATE + site * (SITES - 1) + (to > site ? to - 1 : to)],
  half: (nation: Nation, run: Run) => VOCABULARY[HALF + (run - 1) * SITES + nation],
  drop: (nation: Nation) => VOCABULARY[DROP + nation],
  end: () => VOCABULARY[END],
} as const;

/** Every word of the ability that a nation's run has: one, one for each nation, or one for each stack. */
export function abilityOf(nation: Nation, run: Run): readonly Move[] {
  switch (nation) {
    case ASSYRIANS:
      return [VOCABULARY[ASSYRIANS_AT + run - 1]];
    case HITTITES:
      return [VOCABULARY[HITTITES_AT + run - 1]];
    case MEDES:
      return ALL_NATIONS.map((named) => VOCABULARY[MEDES_AT + (run - 1) * SITES + named]);
    case PERSIANS:
      return [0, 1].map((stack) => VOCABULARY[PERSIANS_AT + (run - 1) * 2 + stack]);
    case SUMERIANS:
      return [VOCABULARY[SUMERIANS_AT + run - 1]];
  }
}
