import { type AnyGame, Refusal, type Seat, type Word } from '@nabu/kernel';
import type { Now } from '@nabu/protocol';
import {
  dueNow,
  emptyPlan,
  followed,
  type Line,
  LONGEST_PLAN,
  lineOf,
  nextStep,
  type Plan,
  type RealMove,
  type Surprise,
} from '@nabu/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { browserKeeper, type Keeper } from '../session/shelf.ts';
import type { TableSession, Trouble } from '../session/table-session.ts';
import { isChapter, storyOf } from '../table/story.ts';
import { type Drawn, drawnAt } from './drawn.ts';
import { dropPlan, keepPlan, readPlan } from './kept.ts';

/** What one player means to do at a table, and what the page shows of it. */
export interface PlanState {
  /** The plan of whoever looks; null when they have none. */
  readonly plan: Plan | null;
  /** The plan tried out from what they see now. */
  readonly line: Line | null;
  /** The board shows the plan instead of the game. */
  readonly open: boolean;
  /** So many open steps are shown. */
  readonly at: number;
  readonly drawn: Drawn | null;
}

/** Something to be told about a plan. */
export type PlanNews =
  | { readonly kind: 'true'; readonly steps: number }
  | { readonly kind: 'broken'; readonly step: number; readonly refusal: Refusal }
  | { readonly kind: 'stopped'; readonly why: Surprise; readonly refusal: Refusal | null }
  | { readonly kind: 'waits' | 'plays'; readonly move: Word }
  | { readonly kind: 'unkept' };

/** What planning needs of the page around it. */
export interface PlanMeans {
  /** Whether the person wants to be asked before this move is made. */
  confirms(now: Now, seat: Seat, move: Word): boolean;
  ask(move: Word, ply: number): void;
  refused(trouble: Trouble): void;
  tell(news: PlanNews): void;
}

const NOTHING: PlanState = { plan: null, line: null, open: false, at: 0, drawn: null };

/** Plans at one table: sketched on a private copy, kept in this browser, checked after every move, played if asked for. */
export class Planning {
  readonly store: StoreApi<PlanState> = createStore<PlanState>(() => NOTHING);
  means: PlanMeans | null = null;
  readonly #session: TableSession;
  readonly #game: AnyGame;
  readonly #keeper: Keeper;
  #stop: () => void = () => undefined;
  /** The last entry at which a waiting move was sent or asked about. */
  #sent = -1;
  #steps = 2_000_000;
  /** This browser keeps the plan, as far as is known. */
  #kept = true;

  constructor(session: TableSession, game: AnyGame, keeper: Keeper = browserKeeper()) {
    this.#session = session;
    this.#game = game;
    this.#keeper = keeper;
  }

  /** Follows the table from now on. */
  start(): void {
    this.#stop();
    this.#stop = this.#session.store.subscribe((state, before) => {
      if (state.now !== before.now || state.you !== before.you || state.curtain !== before.curtain)
        this.#check();
    });
    this.#check();
  }

  /** Lets go of the table; what is planned stays kept. */
  stop(): void {
    this.#stop();
  }

  /** Looks what has become of the plan now. */
  #check(): void {
    const seat = this.#planner();
    const { now } = this.#session.store.getState();
    if (seat === null || now === null) this.#nobody(now);
    else this.#checkFor(seat, now);
  }

  #checkFor(seat: Seat, now: Now): void {
    const before = this.store.getState();
    const own = before.plan?.seat === seat ? before : NOTHING;
    const kept = own.plan ?? readPlan(this.#session.id, seat, this.#keeper);
    if (kept === null) {
      this.store.setState(NOTHING, true);
      return;
    }
    const plan = followed(kept, this.#game, this.#happened(), now.ply, now.actors.includes(seat));
    const gone = kept.steps.length - plan.steps.length;
    const end = own.at >= kept.steps.length;
    // What was to be played has been played: the board shows the game again.
    const played = kept.queued && gone > 0 && plan.steps.length === 0;
    this.#show(plan, end ? plan.steps.length : own.at - gone, own.open && !played, false);
    this.#tellChange(own, plan);
    this.#playDue();
  }

  /** Shows the plan on the board, or the game again. */
  toggle(): void {
    if (this.store.getState().open) this.close();
    else this.open();
  }

  open(): void {
    const seat = this.#planner();
    const { now } = this.#session.store.getState();
    if (seat === null || now === null) return;
    const plan = this.store.getState().plan ?? emptyPlan(seat, now.ply);
    this.#show(plan, plan.steps.length, true, false);
  }

  close(): void {
    const { plan } = this.store.getState();
    if (plan === null || plan.steps.length === 0) this.clear();
    else this.store.setState({ open: false, drawn: null });
  }

  /** Adds a step after what is shown: a move of who decides there, or whatever the others do; says why where it cannot be. */
  add(move: Word | null): Refusal | null {
    const { plan, line, at, drawn } = this.store.getState();
    if (!plan || !line || drawn?.actor == null) return new Refusal('over', 'Nobody decides here.');
    if (at >= LONGEST_PLAN)
      return new Refusal('over', `A plan has ${LONGEST_PLAN} steps at most: forget some of them.`);
    const text = move && this.#game.notation.format(move);
    const step = nextStep(line.stages[at], drawn.actor, text);
    if (step instanceof Refusal) return step;
    this.#edit({ ...plan, steps: [...plan.steps.slice(0, at), step] }, at + 1, true);
    return null;
  }

  /** Goes on behind a step whose outcome cannot be known with one of its outcomes, each time another one. */
  example(): void {
    const { plan, line, at } = this.store.getState();
    const before = at > 0 ? line?.stages[at - 1] : undefined;
    if (!plan || !before) return;
    const { seat, move, example } = plan.steps[at - 1];
    const step = nextStep(before, seat, move, (example ?? -1) + 1);
    if (step instanceof Refusal) return;
    this.#edit({ ...plan, steps: [...plan.steps.slice(0, at - 1), step] }, at, true);
  }

  /** Looks at the plan after so many of its steps. */
  goTo(at: number): void {
    const { plan, open } = this.store.getState();
    if (plan && open) this.#show(plan, at, true, false);
  }

  /** Forgets the plan. */
  clear(): void {
    const { plan } = this.store.getState();
    if (plan) dropPlan(this.#session.id, plan.seat, this.#keeper);
    this.store.setState(NOTHING, true);
  }

  /** The planner's moves are to be played when they are due, or not any more. */
  queue(queued: boolean): void {
    const { plan, at, open } = this.store.getState();
    if (!plan) return;
    this.#sent = -1;
    this.#show({ ...plan, queued, surprise: null }, at, open, false);
    this.#playDue();
  }

  #edit(plan: Plan, at: number, moves: boolean): void {
    this.#show({ ...plan, queued: false, surprise: null }, at, true, moves);
  }

  #show(plan: Plan, wanted: number, open: boolean, moves: boolean): void {
    const { now } = this.#session.store.getState();
    if (!now) return;
    const line = lineOf(this.#game, now.view, plan);
    const at = Math.max(0, Math.min(wanted, line.stages.length - 1));
    const shown = moves ? ++this.#steps : null;
    const drawn = open ? drawnAt(line, at, plan.seat, shown) : null;
    this.store.setState({ plan, line, open, at, drawn }, true);
    if (plan.steps.length === 0) dropPlan(this.#session.id, plan.seat, this.#keeper);
    else this.#keep(plan);
  }

  /** Keeps a plan; that there is no room for it is told once. */
  #keep(plan: Plan): void {
    const kept = keepPlan(this.#session.id, plan, this.#keeper);
    if (!kept && this.#kept) this.means?.tell({ kind: 'unkept' });
    this.#kept = kept;
  }

  /** Nobody here can plan now; a plan for a game that is over is forgotten. */
  #nobody(now: Now | null): void {
    if (now?.result) this.clear();
    else this.store.setState(NOTHING, true);
  }

  /** The seat that looks and plays; null for a spectator, when the game is over, behind the curtain, and where nobody plays for real. */
  #planner(): Seat | null {
    const { you, now, curtain } = this.#session.store.getState();
    const plays = typeof you === 'number' && now !== null && now.view !== null && !now.result;
    const { home } = this.#session;
    return plays && curtain === null && (home === 'here' || home === 'online') ? you : null;
  }

  #happened(): readonly RealMove[] {
    const { lines } = storyOf(this.#session.store.getState().entries);
    return lines.flatMap((line) =>
      isChapter(line) && line.seat !== null
        ? [{ ply: line.ply, seat: line.seat, events: line.events }]
        : [],
    );
  }

  #tellChange({ plan: before, line: old }: PlanState, plan: Plan): void {
    const { line } = this.store.getState();
    if (before === null || before.ply === plan.ply) return;
    const steps = plan.past.filter(({ ply, fate }) => ply > before.ply && fate === 'true').length;
    if (steps > 0) this.means?.tell({ kind: 'true', steps });
    const broken = line?.broken ?? null;
    if (broken && !old?.broken) this.means?.tell({ kind: 'broken', ...broken });
  }

  /** Sends the next move that waits, or says why it is not sent. */
  #playDue(): void {
    const { plan, at, open } = this.store.getState();
    const { now } = this.#session.store.getState();
    if (!plan?.queued || !now || this.means === null) return;
    const mine = now.actors.includes(plan.seat) && now.moves.length > 0;
    if ((!mine && plan.surprise === null) || this.#sent === now.n) return;
    const due = dueNow(plan, this.#game, now.view);
    if (due === null || 'stop' in due) {
      this.#show({ ...plan, queued: false, surprise: null }, at, open, false);
      if (due) this.means.tell({ kind: 'stopped', why: due.stop, refusal: due.refusal });
      return;
    }
    this.#sent = now.n;
    this.#send(due.play, plan.seat, now, this.means);
  }

  #send(text: string, seat: Seat, now: Now, means: PlanMeans): void {
    const move = this.#game.notation.parse(text);
    if (move === null) return;
    if (means.confirms(now, seat, move)) {
      this.store.setState({ open: false, drawn: null });
      means.ask(move, now.ply);
      means.tell({ kind: 'waits', move });
    } else {
      means.tell({ kind: 'plays', move });
      void this.#session.play(text).then((trouble) => trouble && means.refused(trouble));
    }
  }
}
