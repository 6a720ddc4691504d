import {
  type AnyGame,
  type AnyMatch,
  Refusal,
  type Seat,
  unnamed,
  type Viewer,
} from '@nabu/kernel';
import type { Evaluation } from '@nabu/search';
import { openThoughts } from '@nabu/search/thoughts';
import {
  apply,
  type BotMove,
  botPlay,
  botQuestion,
  type Command,
  type Deed,
  type DeedRow,
  datedRecord,
  decide,
  due,
  dueBots,
  entriesFor,
  heldTime,
  hintQuestion,
  keepThoughts,
  owed,
  readDeed,
  rebuild,
  rematchOf,
  setPresence,
  standing,
  startedMatch,
  type Table,
  type Thoughts,
  tableInfo,
  thoughtsFor,
  type ViewAt,
  viewAt,
} from '@nabu/table';
import { type Save, saveOf } from './save.ts';
import type { BotQuestion, HintQuestion, Standing } from './standing.ts';
import type { Wish } from './table-session.ts';
import type { FreshTable } from './wire.ts';

/** A page that opens needs a moment, which is not worth a line in the log (ms). */
const SHORT_GAP = 2_000;

/** The authority over one table on this device: the table itself, and whose eyes look at the screen. */
export class Authority {
  #table: Table;
  #match: AnyMatch;
  readonly #clock: () => number;
  #save: Save;
  /** Moves of a trial that were taken back, the last one last. */
  #takenBack: DeedRow[] = [];
  /** A rematch that the page has not been told of. */
  #next: Save | null = null;
  #viewer: Viewer = 'spectator';
  #curtain: Seat | null = null;
  #told = 0;
  #toldViewer: Viewer | null = null;

  /** Takes up a kept table where it was left; throws a `Refusal` when the rules do not allow what is kept. */
  constructor(game: AnyGame, save: Save, clock: () => number, seen: number | null = null) {
    const games = { [game.id]: game };
    this.#table = rebuild(save.facts, save.deeds.map(readDeed), games, clock());
    this.#match = startedMatch(this.#table);
    this.#clock = clock;
    this.#save = save;
    for (const seat of this.#humans()) setPresence(this.#table, seat, true, clock());
    // While the page was closed nobody's time ran; without a sign of life, since the last deed.
    const from = seen ?? this.#table.deeds.at(-1)?.at ?? save.facts.created;
    const gap = { from, until: clock() };
    const held = gap.until - from < SHORT_GAP ? [] : heldTime(this.#table, [gap], gap.until);
    if (held.length > 0) this.#carryOut(held);
    else this.#turnEyes();
  }

  get game(): AnyGame {
    return this.#match.game;
  }

  /** When something happens by itself next, or null. */
  get due(): number | null {
    return due(this.#table)?.at ?? null;
  }

  /** Does what is due by now, such as ending a game whose clock ran out; whether there was something. */
  settle(): boolean {
    let done = false;
    for (let deeds = this.#owed(); deeds.length > 0; deeds = this.#owed()) {
      this.#carryOut(deeds);
      done = true;
    }
    return done;
  }

  #owed(): readonly Deed[] {
    return owed(this.#table, this.#clock());
  }

  play(seat: Seat, move: string, ply: number): void {
    this.#obey(seat, { type: 'play', move, ply });
    this.#takenBack = [];
  }

  /** Makes a bot's move and keeps what it thought; another bot than the one who sits there is named in the log. */
  botPlay(made: BotMove): void {
    const deeds = botPlay(this.#table, made, this.#clock());
    this.#carryOut(deeds);
    if (deeds.length > 0) keepThoughts(this.#table, made);
  }

  /** Grants a wish of the person at the screen. */
  ask(wish: Wish): void {
    const seat = typeof this.#viewer === 'number' ? this.#viewer : this.#humans()[0];
    if (seat === undefined) throw new Refusal('not-your-turn', 'Nobody plays at this screen.');
    if (this.#save.trial && this.#goBack(wish)) return;
    switch (wish.type) {
      case 'undo':
      case 'redo':
      case 'restart':
        this.#obey(seat, { type: wish.type, ply: this.#match.ply });
        break;
      case 'offer':
      case 'resign':
        this.#obey(seat, wish);
        break;
      default:
        throw new Refusal('unknown-move', 'This cannot be done at a table on this device.');
    }
  }

  /** Sets up the same table again, everybody one seat further round. */
  rematch(fresh: FreshTable, newest: AnyGame | null): void {
    const { facts, deeds } = rematchOf(this.#table, fresh, newest);
    this.#next = saveOf(facts, deeds);
    this.#carryOut([{ kind: 'rematch', at: this.#clock(), table: facts.id }]);
  }

  /** In a trial: takes back any move, to the turn's beginning, or makes one again; false for any other wish. */
  #goBack({ type }: Wish): boolean {
    if (type === 'redo') return this.#makeAgain();
    if (type !== 'undo' && type !== 'restart') return false;
    const last = this.#match.made.at(-1);
    const start = type === 'undo' || !last ? this.#match.ply - 1 : this.#match.turnStart(last.seat);
    const made = this.#save.deeds.filter(isMade);
    this.#takenBack.push(...made.slice(Math.max(0, start)).reverse());
    // Offers, and ends by other means than the rules, are gone with the moves.
    const before = this.#save.deeds.filter(({ kind }) => kind === 'joined' || kind === 'started');
    this.#table = rebuild(
      this.#save.facts,
      [...before, ...made.slice(0, Math.max(0, start))].map(readDeed),
      { [this.game.id]: this.game },
      this.#clock(),
    );
    this.#match = startedMatch(this.#table);
    for (const seat of this.#humans()) setPresence(this.#table, seat, true, this.#clock());
    this.#toldViewer = null;
    this.#carryOut([]);
    return true;
  }

  #makeAgain(): boolean {
    const row = this.#takenBack.pop();
    const deed = row && readDeed(row);
    if (deed?.kind === 'played')
      this.#obey(deed.seat, { type: 'play', move: deed.move, ply: this.#match.ply });
    return true;
  }

  /** How the table stands; of a trial every move can be taken back. */
  #now(): Standing['now'] {
    const now = standing(this.#table, this.#viewer);
    if (!this.#save.trial) return now;
    return { ...now, canUndo: this.#match.ply > 0, canRedo: this.#takenBack.length > 0 };
  }

  /** The person the device was passed to has it now. */
  lift(): void {
    if (this.#curtain === null) return;
    this.#viewer = this.#curtain;
    this.#curtain = null;
  }

  viewAt(ply: number): ViewAt {
    return viewAt(this.#table, this.#viewer, ply);
  }

  /** What must be known to advise the person at the screen; throws a `Refusal` when they have nothing to decide. */
  hint(): HintQuestion {
    const seat = typeof this.#viewer === 'number' ? this.#viewer : -1;
    const question = hintQuestion(this.#table, seat, this.#match.ply);
    return { type: 'hint', ...question, seed: this.#seed() };
  }

  /** What a bot thought, for the eyes that look now; all of it once the game is over. */
  thoughts(seat: Seat, evaluate: Evaluation<unknown>): Thoughts {
    return thoughtsFor(this.#table, this.#viewer, seat, (game, thoughts, onlookerOf) =>
      openThoughts(game, evaluate, thoughts, onlookerOf),
    );
  }

  record(): string {
    return datedRecord(this.#table);
  }

  /** What the page must be told now; what it has been told already is left out. */
  standing(): Standing {
    const anew = this.#toldViewer !== this.#viewer;
    const since = anew ? 0 : this.#told;
    this.#toldViewer = this.#viewer;
    this.#told = this.#table.deeds.length;
    const next = this.#next;
    this.#next = null;
    return {
      table: tableInfo(this.#table),
      you: this.#viewer,
      mine: this.#humans(),
      // Whoever sits at this screen knows that they sat down.
      entries: entriesFor(this.#table, this.#viewer, since).filter(({ kind }) => kind !== 'joined'),
      anew,
      now: this.#now(),
      curtain: this.#curtain,
      save: this.#save,
      next,
      question: this.#question(),
    };
  }

  #obey(seat: Seat, command: Command): void {
    this.settle();
    this.#carryOut(decide(this.#table, seat, command, this.#clock()));
  }

  #carryOut(deeds: readonly Deed[]): void {
    for (const deed of deeds) apply(this.#table, deed);
    const { facts, deeds: all } = this.#table;
    const { trial } = this.#save;
    this.#save = { ...saveOf(facts, all), ...(trial && { trial }) };
    this.#turnEyes();
  }

  /** Gives the eyes to whoever decides at this screen, behind a curtain where secrets change hands. */
  #turnEyes(): void {
    const humans = this.#humans();
    const waiting = this.#match.actors.filter((seat) => humans.includes(seat));
    const last = this.#curtain ?? this.#viewer;
    if (humans.length === 1) this.#viewer = humans[0];
    if (humans.length < 2 || waiting.length === 0 || waiting.includes(last as Seat)) return;
    this.#curtain = null;
    const [next] = waiting;
    const secret =
      !this.#save.trial &&
      (this.#openly(next) !== this.#openly('spectator') ||
        this.#openly(last) !== this.#openly('spectator'));
    if (secret) {
      this.#curtain = next;
      this.#viewer = 'spectator';
    } else this.#viewer = next;
  }

  /** A view as text without its owner's name on it: equal texts mean that nobody knows more. */
  #openly(viewer: Viewer): string {
    return unnamed(this.#match.view(viewer));
  }

  #humans(): readonly Seat[] {
    return this.#save.facts.seats.flatMap((bot, seat) => (bot === null ? [seat] : []));
  }

  #question(): BotQuestion | null {
    const [seat] = dueBots(this.#table);
    const question = seat === undefined ? null : botQuestion(this.#table, seat);
    return question && { ...question, seed: this.#seed(), failed: 0 };
  }

  /** Bots think from this, so that the same moves lead to the same answers. */
  #seed(): string {
    return `${this.#save.id} ${this.#match.ply}`;
  }
}

function isMade({ kind }: DeedRow): boolean {
  return kind === 'played';
}
