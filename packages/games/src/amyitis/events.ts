import type { Scored as KernelScored, Tell as KernelTell, Seat } from '@nabu/kernel';
import type { CourtKind, Craft, PlantFace, Resource, Temple } from './box.ts';
import type { Source } from './state.ts';

/** Whoever owns a cube. */
export type Owner = Seat | 'neutral';

/** Points, with the line of the score sheet they stand on. */
export interface Scored extends KernelScored {
  readonly source: Source;
}

/** Everything that happens, once, in the order it happens. */
export type Event =
  /** The board is laid out: plant card and face by plant city, tile letters by square, tokens on Caravaneers. [S2] [S4] [S5] */
  | {
      readonly type: 'laid';
      readonly plants: readonly string[];
      readonly tiles: string;
      readonly bounties: readonly Resource[];
    }
  /** A round begins with these craft cards by group. [R1] */
  | {
      readonly type: 'round';
      readonly round: number;
      readonly first: Seat;
      readonly crafts: readonly (readonly Craft[])[];
    }
  /** A player is to act. [R3] */
  | { readonly type: 'turn'; readonly seat: Seat }
  /** A player has passed for the round. [P1] */
  | { readonly type: 'passed'; readonly seat: Seat }
  /** Talents, camels or one resource came from the supply; the clause says why. */
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly what: 'talent' | 'camel' | Resource;
      readonly count: number;
      readonly clause: string;
    }
  /** A craft card was turned face down; talents were paid for it. [C2] [C3] */
  | {
      readonly type: 'recruited';
      readonly seat: Seat;
      readonly group: number;
      readonly craft: Craft;
      readonly talents: number;
    }
  /** A cube went onto a field; the resource follows as `gained`. [F2] */
  | { readonly type: 'sown'; readonly seat: Seat; readonly row: number; readonly space: number }
  /** A full row was emptied; the winner's Gardener follows as `acquired`. [F3] [F4] */
  | { readonly type: 'reaped'; readonly row: number; readonly winner: Seat | null }
  /** A cube entered a temple and perhaps pushed one out. [T1] [T2] */
  | {
      readonly type: 'prayed';
      readonly owner: Owner;
      readonly temple: Temple;
      readonly expelled: Owner | null;
    }
  /** A cube was laid on an area, 0 or 1, of an edge. [I2] [G8] */
  | {
      readonly type: 'irrigated';
      readonly owner: Owner;
      readonly edge: string;
      readonly area: number;
    }
  /** The caravan moved; camels were paid. [V1] [V2] */
  | {
      readonly type: 'travelled';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly camels: number;
    }
  /** Tokens were sold in Babylon; the points follow as `scored`. [B1] */
  | { readonly type: 'sold'; readonly seat: Seat; readonly resources: readonly Resource[] }
  /** A token was paid for what was asked. [W1] */
  | {
      readonly type: 'paid';
      readonly seat: Seat;
      readonly resource: Resource;
      readonly asked: Resource;
    }
  /** A court card was taken; the level of a Gardener is 0. [K2] */
  | {
      readonly type: 'acquired';
      readonly seat: Seat;
      readonly court: CourtKind;
      readonly level: number;
    }
  /** A court card on a tile was not to be had. [G10] */
  | { readonly type: 'forgone'; readonly seat: Seat; readonly court: CourtKind | 'choice' }
  /** A square was planted; Gardeners went back to the supply. [G5] [G6] */
  | {
      readonly type: 'planted';
      readonly seat: Seat;
      readonly square: string;
      readonly tile: number;
      readonly quality: number;
      readonly gardeners: number;
    }
  /** Nobody has the most cubes around a planted square. [G7] */
  | { readonly type: 'unrewarded'; readonly square: string; readonly tied: readonly Seat[] }
  /** A plant card was turned over. [G9] */
  | { readonly type: 'flipped'; readonly city: number; readonly face: PlantFace }
  /** The order in a temple; the rewards follow. [E2] */
  | {
      readonly type: 'ranked';
      readonly temple: Temple;
      readonly first: Seat | null;
      readonly second: Seat | null;
    }
  /** Tammouz's second place exchanged a token, or kept everything. [E6] */
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly gave: Resource;
      readonly took: Resource;
    }
  | { readonly type: 'kept'; readonly seat: Seat }
  /** A token went back to the supply. [E7] */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly resource: Resource }
  | Scored
  /** The game is over. [Z4] */
  | { readonly type: 'ended'; readonly places: readonly number[] };

/** Hears the events of a move. */
export type Tell = KernelTell<Event>;
