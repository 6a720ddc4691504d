import { english, spanish } from '../../../i18n/grammar.ts';
import type { Income, Side } from '../rules.ts';

/** What a side of a stack can be like: why it pays a pillar, or that it does not. */
type SideKind = Exclude<Income['sides'][Side], null> | 'higher';

/** What is said about a stack of the quarry that is looked at. */
export interface QuarryPhrases {
  /** A stack with what is left of it: "a3, 2 high". */
  title(stack: string, height: number): string;
  readonly sides: { readonly [side in Side]: string };
  readonly kinds: { readonly [kind in SideKind]: string };
  readonly flower: string;
  readonly token: string;
  /** What a dig brings in all. */
  total(pillars: number): string;
  /** Nothing is looked at yet. */
  readonly choose: string;
}

/** The quarry in English. */
export const enQuarry: QuarryPhrases = {
  title: (stack, height) => `${stack}, ${height} high`,
  sides: { north: 'North', east: 'East', south: 'South', west: 'West' },
  kinds: { tile: 'not higher', edge: 'edge', bottom: 'used up', higher: 'higher' },
  flower: 'Your flower',
  token: 'Round token',
  total: (pillars) => english.count(pillars, 'pillar', 'pillars'),
  choose: 'Choose a stack to see its tile and what it brings.',
};

/** La cantera en español. */
export const esQuarry: QuarryPhrases = {
  title: (stack, height) => `${stack}, altura ${height}`,
  sides: { north: 'Norte', east: 'Este', south: 'Sur', west: 'Oeste' },
  kinds: { tile: 'no más alto', edge: 'borde', bottom: 'agotado', higher: 'más alto' },
  flower: 'Tu flor',
  token: 'Ficha de ronda',
  total: (pillars) => spanish.count(pillars, 'pilar', 'pilares'),
  choose: 'Elige un montón para ver su loseta y lo que da.',
};
