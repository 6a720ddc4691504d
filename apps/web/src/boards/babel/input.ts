import type { Seat } from '@nabu/kernel';
import type { Answer as DeskAnswer, DeskTypes } from '../common/desk/kind.ts';
import {
  ALL_NATIONS,
  abilityOf,
  actor,
  type Event,
  type Move,
  moveOf,
  type Nation,
  nationsIn,
  type RunInRow,
  runsIn,
  type Site,
  type View,
} from './rules.ts';

/** A move that is half built: what has been picked up so far. */
export type Draft =
  | { readonly kind: 'none' }
  /** A card of my hand is held: it can be deployed, or pay for a walk. */
  | { readonly kind: 'card'; readonly nation: Nation }
  /** A migration is being chosen; `from` is null until its source is chosen. */
  | { readonly kind: 'migrate'; readonly from: Site | null }
  /** The menu of one of my sites is open. */
  | { readonly kind: 'site'; readonly site: Site }
  /** The menu of a run at the site of my pawn is open. */
  | { readonly kind: 'run'; readonly site: Site; readonly run: RunInRow }
  /** An open pile is being looked through. */
  | { readonly kind: 'look'; readonly pile: 'discard' | 'deck' | 'draw' | Seat };

/** Nothing is picked up. */
export const NOTHING: Draft = { kind: 'none' };

/** The types of Babel's desk. */
export interface Types extends DeskTypes {
  view: View;
  move: Move;
  event: Event;
  draft: Draft;
  spot: Move;
}

/** What a press on this board leads to. */
export type Answer = DeskAnswer<Types>;

/** What a press needs to know. */
export interface Input {
  readonly draft: Draft;
  readonly view: View;
  /** My seat. */
  readonly seat: Seat;
  readonly legal: readonly Move[];
}

const make = (move: Move): Answer => ({ move });

/** Nothing can be picked up out of turn: the attempt to move is answered with the reason. */
function go({ legal }: Pick<Input, 'legal'>, draft: Draft): Answer {
  return legal.length > 0 || draft.kind === 'none' ? { draft } : make(moveOf.end());
}

/** True when it is I who must discard by force. */
export function mustDrop({ view, seat }: Pick<Input, 'view' | 'seat'>): boolean {
  return view.drops > 0 && actor(view) === seat;
}

/** True for the site of my pawn: runs and abilities can be used there only. [A1] */
export function atPawn({ view, seat }: Pick<Input, 'view' | 'seat'>, site: Site): boolean {
  return view.sides[seat].pawn === site;
}

/** A card of my hand is pressed: it is picked up, put back or, under force, discarded. */
export function pressCard(desk: Input, nation: Nation): Answer {
  if (mustDrop(desk)) return make(moveOf.drop(nation));
  const { draft } = desk;
  const held = draft.kind === 'card' && draft.nation === nation;
  return go(desk, held ? NOTHING : { kind: 'card', nation });
}

/** One of my sites is pressed; under force that is refused with its reason, as everything but discarding is. */
export function pressSite(desk: Input, site: Site): Answer {
  const { draft } = desk;
  if (mustDrop(desk)) return make(moveOf.end());
  if (draft.kind === 'card') return layCard(desk, draft.nation, site);
  if (draft.kind === 'migrate') return pointMigration(desk, draft.from, site);
  const open = draft.kind === 'site' && draft.site === site;
  return go(desk, open ? NOTHING : { kind: 'site', site });
}

/** A site of the other side is pressed: what is done to it is done from my own site opposite. */
export function pressRival(desk: Input, site: Site): Answer {
  return pressSite({ ...desk, draft: desk.draft.kind === 'site' ? desk.draft : NOTHING }, site);
}

function layCard(desk: Input, nation: Nation, site: Site): Answer {
  const { hand } = desk.view.sides[desk.seat];
  if (atPawn(desk, site)) return make(moveOf.deploy(nation));
  // Another nation's card would have to pay for this walk: never without being asked.
  const unasked = site !== nation && (hand?.[site] ?? 0) > 0;
  return unasked ? go(desk, { kind: 'site', site }) : make(moveOf.walk(site));
}

function pointMigration(desk: Input, from: Site | null, site: Site): Answer {
  if (from === site) return go(desk, { kind: 'migrate', from: null });
  if (from !== null) return make(moveOf.migrate(from, site));
  const leaves = desk.legal.some((move) => move.type === 'migrate' && move.site === site);
  if (leaves) return go(desk, { kind: 'migrate', from: site });
  return make(moveOf.migrate(site, ALL_NATIONS[(site + 1) % ALL_NATIONS.length]));
}

/**
 * A run of mine is pressed: its menu opens or closes. Away from the pawn it is pressed as its site
 * is, for an ability names no site: it would be used where the pawn stands.
 */
export function pressRun(desk: Input, site: Site, run: RunInRow): Answer {
  const { draft } = desk;
  const goesOn = draft.kind === 'card' || draft.kind === 'migrate' || mustDrop(desk);
  if (goesOn || !atPawn(desk, site)) return pressSite(desk, site);
  const open = draft.kind === 'run' && draft.site === site && draft.run.start === run.start;
  return go(desk, open ? NOTHING : { kind: 'run', site, run });
}

/** The migration is asked for: begun at once, or refused with its reason when none is possible. */
export function pressMigrate(desk: Input): Answer {
  if (desk.draft.kind === 'migrate') return go(desk, NOTHING);
  if (desk.legal.some((move) => move.type === 'migrate'))
    return go(desk, { kind: 'migrate', from: null });
  const rows = desk.view.sides[desk.seat].rows;
  const longest = ALL_NATIONS.reduce((a, b) => (rows[b].length > rows[a].length ? b : a));
  return make(moveOf.migrate(longest, ALL_NATIONS[(longest + 1) % ALL_NATIONS.length]));
}

/** My sites that would take the draft a step further. */
export function litSites(desk: Input): readonly Site[] {
  const { draft, legal } = desk;
  if (draft.kind === 'card') {
    const { deploy, walk } = moveOf;
    return ALL_NATIONS.filter((site) => {
      const here = atPawn(desk, site);
      const move = here ? deploy(draft.nation) : walk(draft.nation);
      return legal.includes(move) && (here || site === draft.nation);
    });
  }
  if (draft.kind !== 'migrate') return [];
  const { from } = draft;
  return ALL_NATIONS.filter((site) =>
    legal.some(
      (move) =>
        move.type === 'migrate' &&
        (from === null ? move.site === site : move.site === from && move.to === site),
    ),
  );
}

/** The nations of my hand that I may do something with now. */
export function litCards({ view, seat, legal }: Omit<Input, 'draft'>): readonly Nation[] {
  const hand = view.sides[seat].hand ?? [];
  const uses = (nation: Nation) => [
    moveOf.deploy(nation),
    moveOf.walk(nation),
    moveOf.drop(nation),
  ];
  return ALL_NATIONS.filter(
    (nation) => hand[nation] > 0 && uses(nation).some((move) => legal.includes(move)),
  );
}

/** Everything a run of mine can be asked to do, legal or not. */
export function runMoves(view: View, seat: Seat, site: Site, run: RunInRow): readonly Move[] {
  const opposing = nationsIn(view.sides[1 - seat].rows[site]);
  const named = opposing.length > 0 ? opposing : [run.nation];
  const ability = abilityOf(run.nation, run.run).filter(
    (move) => move.type !== 'medes' || named.includes(move.nation),
  );
  return [...ability, moveOf.half(run.nation, run.run)];
}

/** Everything one of my sites can be asked for, legal or not, but for a migration from it. */
export function siteMoves({ view, seat }: Input, site: Site): readonly Move[] {
  const { starter, rows } = view.sides[seat];
  if (!atPawn({ view, seat }, site)) return [moveOf.walk(site)];
  const stacks = [seat, 1 - seat].filter((stack) => view.sides[stack].stack.length > 0);
  return [
    ...(starter ? [moveOf.buildStarter()] : []),
    ...stacks.map(moveOf.build),
    ...runsIn(rows[site]).flatMap((run) => runMoves(view, seat, site, run)),
  ];
}

/** The abilities of every run where my pawn stands. */
export function abilityMoves(view: View, seat: Seat): readonly Move[] {
  const { rows } = view.sides[seat];
  const site = ALL_NATIONS.find((each) => atPawn({ view, seat }, each));
  if (site === undefined) return [];
  return runsIn(rows[site]).flatMap((run) => runMoves(view, seat, site, run));
}

/** The draft if it still means something on this table, else nothing. */
export function settle(draft: Draft, { view, seat, legal }: Omit<Input, 'draft'>): Draft {
  switch (draft.kind) {
    case 'none':
    case 'look':
      return draft;
    case 'card':
      return legal.length > 0 && (view.sides[seat].hand?.[draft.nation] ?? 0) > 0 ? draft : NOTHING;
    case 'migrate':
      return legal.some((move) => move.type === 'migrate') ? draft : NOTHING;
    case 'site':
      return legal.length > 0 && !mustDrop({ view, seat }) ? draft : NOTHING;
    case 'run': {
      const usable = legal.length > 0 && atPawn({ view, seat }, draft.site);
      const runs =
        usable && !mustDrop({ view, seat }) ? runsIn(view.sides[seat].rows[draft.site]) : [];
      const stands = runs.some((r) => r.start === draft.run.start && r.nation === draft.run.nation);
      return stands ? draft : NOTHING;
    }
  }
}
