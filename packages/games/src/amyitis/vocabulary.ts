import type { Word } from '@nabu/kernel';
import { COURT, CRAFTS, RESOURCES, TEMPLES } from './box.ts';
import { EDGES, SQUARES } from './map.ts';
import { WINE } from './state.ts';

/** One word of the vocabulary. Crafts, temples, court kinds and resources are their numbers in the box. */
export type Move =
  /** `pass` [P1] */
  | (Word & { readonly type: 'pass' | 'keep' })
  /** `recruit 2 priest`: the group is counted from 0. [C1] */
  | (Word & { readonly type: 'recruit'; readonly group: number; readonly craft: number })
  /** `caravan 3` [V1] */
  | (Word & { readonly type: 'caravan'; readonly steps: number })
  /** `field 1`: the row is counted from 0. [F2] */
  | (Word & { readonly type: 'field'; readonly row: number })
  /** `temple marduk` [T1], `procession marduk` [E1] */
  | (Word & { readonly type: 'temple' | 'procession'; readonly temple: number })
  /** `irrigate 0,3-1,3` [I2] */
  | (Word & { readonly type: 'irrigate'; readonly edge: number })
  /** `sell salt`, `sell salt,wine`: the second is null when only one is sold. [B1] */
  | (Word & {
      readonly type: 'sell';
      readonly resource: number;
      readonly other: number | null;
    })
  /** `buy banker` [K1], `court palace` [G10] */
  | (Word & { readonly type: 'buy' | 'court'; readonly court: number })
  /** `plant 2,1` [G1] */
  | (Word & { readonly type: 'plant'; readonly square: number })
  /** `pay wine` [W2], `discard salt` [E7], `take salt` from a level-2 Caravaneer [K5] */
  | (Word & { readonly type: 'pay' | 'discard' | 'take'; readonly resource: number })
  /** `take camel`, `take talent`: Ishtar's reward. [E3] */
  | (Word & { readonly type: 'takeCamel' | 'takeTalent' })
  /** `swap salt barley` [E6] */
  | (Word & { readonly type: 'swap'; readonly resource: number; readonly other: number });

/** The kinds of moves. */
export type MoveType = Move['type'];

/**
 * Where each decision's words begin. Every decision has at most 25 answers that stand side by
 * side, so the legal ones fit in one bit word counted from here.
 */
export const TURN_AT = 0;
export const RECRUIT_BIT = 1;
export const CARAVAN_BIT = 17;
export const FIELD_AT = 25;
export const TEMPLE_AT = 27;
export const IRRIGATE_AT = 30;
export const SELL_AT = 54;
export const BUY_AT = 74;
export const PLANT_AT = 78;
export const PAY_AT = 94;
export const COURT_AT = 99;
export const REWARD_AT = 103;
export const TAKE_AT = 105;
export const PROCESSION_AT = 109;
export const SWAP_AT = 112;
export const DISCARD_AT = 129;

/** The caravan never goes all the way round. [V1] */
export const MOST_STEPS = 8;

interface Parts {
  readonly group?: number;
  readonly craft?: number;
  readonly steps?: number;
  readonly row?: number;
  readonly temple?: number;
  readonly edge?: number;
  readonly court?: number;
  readonly square?: number;
  readonly resource?: number;
  readonly other?: number;
}

/** All words share one shape, so that reading them in a playout stays fast; absent fields are null. */
function word(index: number, type: MoveType, parts: Parts): Move {
  return Object.freeze({
    index,
    type,
    group: parts.group ?? null,
    craft: parts.craft ?? null,
    steps: parts.steps ?? null,
    row: parts.row ?? null,
    temple: parts.temple ?? null,
    edge: parts.edge ?? null,
    court: parts.court ?? null,
    square: parts.square ?? null,
    resource: parts.resource ?? null,
    other: parts.other ?? null,
  }) as Move;
}

function makeVocabulary(): readonly Move[] {
  const words: Move[] = [];
  const add = (type: MoveType, parts: Parts = {}) => words.push(word(words.length, type, parts));
  const each = (count: number, make: (at: number) => void) => {
    for (let at = 0; at < count; at++) make(at);
  };
  const kinds = RESOURCES.length;

  add('pass');
  each(4, (group) => each(CRAFTS.length, (craft) => add('recruit', { group, craft })));
  each(MOST_STEPS, (at) => add('caravan', { steps: at + 1 }));
  each(2, (row) => add('field', { row }));
  each(TEMPLES.length, (temple) => add('temple', { temple }));
  each(EDGES, (edge) => add('irrigate', { edge }));
  each(kinds, (resource) => add('sell', { resource }));
  each(kinds, (resource) =>
    each(kinds, (other) => resource <= other && add('sell', { resource, other })),
  );
  each(COURT.length, (court) => add('buy', { court }));
  each(SQUARES, (square) => add('plant', { square }));
  each(kinds, (resource) => add('pay', { resource }));
  each(COURT.length, (court) => add('court', { court }));
  add('takeCamel');
  add('takeTalent');
  each(WINE, (resource) => add('take', { resource }));
  each(TEMPLES.length, (temple) => add('procession', { temple }));
  add('keep');
  each(kinds, (resource) =>
    each(WINE, (other) => resource !== other && add('swap', { resource, other })),
  );
  each(kinds, (resource) => add('discard', { resource }));
  return Object.freeze(words);
}

/** Every move of the game, each once, at its own index. */
export const VOCABULARY: readonly Move[] = makeVocabulary();

const KINDS = RESOURCES.length;

/** Where the sales of two tokens begin whose first is this one; the second is not smaller. */
function pairsFrom(resource: number): number {
  return SELL_AT + KINDS + resource * KINDS - (resource * (resource - 1)) / 2;
}

/** The word of the vocabulary for each thing that can be done; everything is its number in the box. */
export const moveOf = {
  pass: () => VOCABULARY[TURN_AT],
  recruit: (group: number, craft: number) =>
    VOCABULARY[TURN_AT + RECRUIT_BIT + group * CRAFTS.length + craft],
  /** From 1 to `MOST_STEPS` steps. */
  caravan: (steps: number) => VOCABULARY[TURN_AT + CARAVAN_BIT + steps - 1],
  field: (row: number) => VOCABULARY[FIELD_AT + row],
  temple: (temple: number) => VOCABULARY[TEMPLE_AT + temple],
  procession: (temple: number) => VOCABULARY[PROCESSION_AT + temple],
  irrigate: (edge: number) => VOCABULARY[IRRIGATE_AT + edge],
  /** One token, or two in any order. */
  sell: (resource: number, other: number | null = null) => {
    if (other === null) return VOCABULARY[SELL_AT + resource];
    const [low, high] = resource < other ? [resource, other] : [other, resource];
    return VOCABULARY[pairsFrom(low) + high - low];
  },
  buy: (court: number) => VOCABULARY[BUY_AT + court],
  court: (court: number) => VOCABULARY[COURT_AT + court],
  plant: (square: number) => VOCABULARY[PLANT_AT + square],
  pay: (resource: number) => VOCABULARY[PAY_AT + resource],
  discard: (resource: number) => VOCABULARY[DISCARD_AT + resource],
  /** Every exchange of a token for one of another kind; wine is never given. */
  swaps: (resource: number): readonly Move[] =>
    VOCABULARY.filter((move) => move.type === 'swap' && move.resource === resource),
} as const;
