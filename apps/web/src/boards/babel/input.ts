import type { Seat } from '@nabu/kernel';
import type { PressAnswer } from '../common/press.ts';
import {
  ALL_NATIONS,
  type Move,
  moves,
  type Nation,
  nationsIn,
  powers,
  type Run,
  runsOf,
  type Site,
  type View,
} from './rules.ts';

/** A move that is half built: what has been picked up so far. */
export type Plan =
  | { readonly kind: 'none' }
  /** A card of my hand is held: it can be deployed, or pay for a walk. */
  | { readonly kind: 'card'; readonly nation: Nation }
  /** A migration is planned; `from` is null until its source is chosen. */
  | { readonly kind: 'migrate'; readonly from: Site | null }
  /** The menu of one of my sites is open. */
  | { readonly kind: 'site'; readonly site: Site }
  /** The menu of a run at one of my sites is open. */
  | { readonly kind: 'run'; readonly site: Site; readonly run: Run }
  /** An open pile is being looked through. */
  | { readonly kind: 'look'; readonly pile: 'discard' | 'deck' | 'draw' | Seat };

/** Nothing is picked up. */
export const NOTHING: Plan = { kind: 'none' };

/** What a press on this board leads to. */
export type Answer = PressAnswer<Move, Plan>;

/** What a press needs to know. */
export interface Desk {
  readonly plan: Plan;
  readonly view: View;
  /** My seat. */
  readonly seat: Seat;
  readonly legal: readonly Move[];
}

const go = (plan: Plan): Answer => ({ plan });
const make = (move: Move): Answer => ({ move });

/** True when it is I who must discard by force. */
export function mustDrop({ view, seat }: Pick<Desk, 'view' | 'seat'>): boolean {
  return view.drops > 0 && view.turn !== seat;
}

/** A card of my hand is pressed: it is picked up, put back or, under force, discarded. */
export function pressCard(desk: Desk, nation: Nation): Answer {
  if (mustDrop(desk)) return make(moves.drop(nation));
  const { plan } = desk;
  const held = plan.kind === 'card' && plan.nation === nation;
  return go(held ? NOTHING : { kind: 'card', nation });
}

/** One of my sites is pressed; under force that is refused with its reason, as everything but discarding is. */
export function pressSite(desk: Desk, site: Site): Answer {
  const { plan } = desk;
  if (mustDrop(desk)) return make(moves.end());
  if (plan.kind === 'card') return layCard(desk, plan.nation, site);
  if (plan.kind === 'migrate') return pointMigration(desk, plan.from, site);
  const open = plan.kind === 'site' && plan.site === site;
  return go(open ? NOTHING : { kind: 'site', site });
}

/** A site of the other side is pressed: what is done to it is done from my own site opposite. */
export function pressRival(desk: Desk, site: Site): Answer {
  return pressSite({ ...desk, plan: desk.plan.kind === 'site' ? desk.plan : NOTHING }, site);
}

function layCard({ view, seat }: Desk, nation: Nation, site: Site): Answer {
  const { pawn, hand } = view.sides[seat];
  if (site === pawn) return make(moves.deploy(nation));
  // Another nation's card would have to pay for this walk: never without being asked.
  const unasked = site !== nation && (hand?.[site] ?? 0) > 0;
  return unasked ? go({ kind: 'site', site }) : make(moves.walk(site));
}

function pointMigration({ legal }: Desk, from: Site | null, site: Site): Answer {
  if (from === site) return go({ kind: 'migrate', from: null });
  if (from !== null) return make(moves.migrate(from, site));
  const leaves = legal.some((move) => move.type === 'migrate' && move.site === site);
  if (leaves) return go({ kind: 'migrate', from: site });
  return make(moves.migrate(site, ALL_NATIONS[(site + 1) % ALL_NATIONS.length]));
}

/** A run of mine is pressed: its menu opens or closes. */
export function pressRun({ plan, ...desk }: Desk, site: Site, run: Run): Answer {
  const goesOn = plan.kind === 'card' || plan.kind === 'migrate' || mustDrop(desk);
  if (goesOn) return pressSite({ plan, ...desk }, site);
  const open = plan.kind === 'run' && plan.site === site && plan.run.start === run.start;
  return go(open ? NOTHING : { kind: 'run', site, run });
}

/** The migration is asked for: planned at once, or refused with its reason when none is possible. */
export function pressMigrate(desk: Desk): Answer {
  if (desk.plan.kind === 'migrate') return go(NOTHING);
  if (desk.legal.some((move) => move.type === 'migrate'))
    return go({ kind: 'migrate', from: null });
  const rows = desk.view.sides[desk.seat].rows;
  const longest = ALL_NATIONS.reduce((a, b) => (rows[b].length > rows[a].length ? b : a));
  return make(moves.migrate(longest, ALL_NATIONS[(longest + 1) % ALL_NATIONS.length]));
}

/** My sites that would take the plan a step further. */
export function litSites({ plan, view, seat, legal }: Desk): readonly Site[] {
  if (plan.kind === 'card') {
    const to = view.sides[seat].pawn;
    return ALL_NATIONS.filter(
      (site) =>
        legal.includes(site === to ? moves.deploy(plan.nation) : moves.walk(plan.nation)) &&
        (site === to || site === plan.nation),
    );
  }
  if (plan.kind !== 'migrate') return [];
  const { from } = plan;
  return ALL_NATIONS.filter((site) =>
    legal.some(
      (move) =>
        move.type === 'migrate' &&
        (from === null ? move.site === site : move.site === from && move.to === site),
    ),
  );
}

/** The nations of my hand that I may do something with now. */
export function litCards({ view, seat, legal }: Omit<Desk, 'plan'>): readonly Nation[] {
  const hand = view.sides[seat].hand ?? [];
  const words = (nation: Nation) => [moves.deploy(nation), moves.walk(nation), moves.drop(nation)];
  return ALL_NATIONS.filter(
    (nation) => hand[nation] > 0 && words(nation).some((move) => legal.includes(move)),
  );
}

/** Everything a run of mine can be asked to do, legal or not. */
export function runMoves(view: View, seat: Seat, site: Site, run: Run): readonly Move[] {
  const opposing = nationsIn(view.sides[1 - seat].rows[site]);
  const named = opposing.length > 0 ? opposing : [run.nation];
  return [...powers(run, named), moves.half(run)];
}

/** Everything one of my sites can be asked for, legal or not; a migration is planned from it. */
export function siteMoves({ view, seat }: Desk, site: Site): readonly Move[] {
  const { pawn, starter, rows } = view.sides[seat];
  if (pawn !== site) return [moves.walk(site)];
  const stacks = [seat, 1 - seat].filter((stack) => view.sides[stack].stack.length > 0);
  return [
    ...(starter ? [moves.starter()] : []),
    ...stacks.map(moves.build),
    ...runsOf(rows[site]).flatMap((run) => runMoves(view, seat, site, run)),
  ];
}

/** The abilities of every run where my pawn stands. */
export function abilityMoves(view: View, seat: Seat): readonly Move[] {
  const { pawn, rows } = view.sides[seat];
  const site = ALL_NATIONS.find((each) => each === pawn);
  if (site === undefined) return [];
  return runsOf(rows[site]).flatMap((run) => runMoves(view, seat, site, run));
}

/** The plan if it still means something on this table, else nothing. */
export function settle(plan: Plan, { view, seat, legal }: Omit<Desk, 'plan'>): Plan {
  switch (plan.kind) {
    case 'none':
    case 'look':
      return plan;
    case 'card':
      return legal.length > 0 && (view.sides[seat].hand?.[plan.nation] ?? 0) > 0 ? plan : NOTHING;
    case 'migrate':
      return legal.some((move) => move.type === 'migrate') ? plan : NOTHING;
    case 'site':
      return legal.length > 0 && !mustDrop({ view, seat }) ? plan : NOTHING;
    case 'run': {
      const runs = runsOf(view.sides[seat].rows[plan.site]);
      const stands = runs.some((r) => r.start === plan.run.start && r.nation === plan.run.nation);
      return legal.length > 0 && stands ? plan : NOTHING;
    }
  }
}
