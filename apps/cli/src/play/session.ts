import { type Paint, textBoardOf } from '@nabu/games/text-boards';
import { type AnyMatch, Refusal, type Seat, type Viewer, type Word } from '@nabu/kernel';
import { readSpec, thinker } from '@nabu/search';
import {
  apply,
  botAt,
  botPlay,
  botQuestion,
  type Command,
  clockFigures,
  clockTold,
  type Deed,
  decide,
  decidedBy,
  due,
  type Facts,
  type Happened,
  namesOf,
  owed,
  rebuild,
  recordOf,
  standing,
  startedMatch,
  type Table,
  tell,
  timeAt,
  totalLeft,
} from '@nabu/table';
import { timer } from '../clock.ts';
import { FileError, writeText } from '../files.ts';
import { paintFor } from '../paint.ts';
import { resultLines } from '../results.ts';
import { library } from '../tables.ts';
import { clauseText } from './clauses.ts';
import { ORDERS } from './orders.ts';

/** A table at the terminal, and what is said about it. */
export class Session {
  readonly match: AnyMatch;
  readonly #table: Table;
  readonly #think = thinker(timer);
  readonly #paint: Paint = paintFor(process.stdout);
  readonly #words: ReturnType<typeof textBoardOf>;
  readonly #say: (text: string) => void;

  constructor(facts: Facts, deeds: readonly Deed[], say: (text: string) => void) {
    this.#table = rebuild(facts, deeds, library, Date.now());
    const match = startedMatch(this.#table);
    this.match = match;
    this.#words = textBoardOf(match.game.id);
    // Whoever is no bot is told at once, and not in the middle of the game.
    for (const bot of facts.seats) if (bot !== null) readSpec(bot, match.game.id);
    this.#say = say;
  }

  /** How many people sit at the table. */
  get humans(): number {
    return this.#table.facts.seats.filter((bot) => bot === null).length;
  }

  isHuman(seat: Seat): boolean {
    return this.#table.facts.seats[seat] === null;
  }

  /** Whether a person plays a seat at this moment: not when they gave up and a bot plays it to the end. */
  plays(seat: Seat): boolean {
    return botAt(this.#table, seat) === null;
  }

  /** The names for the board. */
  get names(): readonly string[] {
    return namesOf(this.#table);
  }

  /** Lets the bot of a seat make its move. */
  botMoves(seat: Seat): void {
    const { match } = this;
    const question = botQuestion(this.#table, seat);
    if (!question) return;
    const seed = `${match.seed} ${question.ply}`;
    const answer = this.#think(match.game, { ...question, seed });
    const made = decidedBy(question.spec, question, answer);
    this.#carryOut(botPlay(this.#table, made, Date.now()));
  }

  /** Makes the moves a person typed, one or several with ; between them; stops at the first that is refused. */
  humanMoves(seat: Seat, line: string): void {
    for (const text of line.split(';').map((part) => part.trim())) {
      const word = this.#wordFor(text);
      const move = word ? this.#format(word) : text;
      const refusal = this.#obey(seat, { type: 'play', move, ply: this.match.ply });
      if (refusal) {
        this.#say(this.#reason(refusal, text));
        return;
      }
      if (!this.match.actors.includes(seat)) return;
    }
  }

  /** Says whether a move is allowed, and if not, which rule forbids it. */
  why(seat: Seat, text: string): void {
    if (text === '') {
      this.#say('Type the move you ask about, such as "why end".');
      return;
    }
    const refusal = this.match.refuse(seat, this.#wordFor(text) ?? text);
    this.#say(refusal ? this.#reason(refusal, text) : `${text} is allowed now.`);
  }

  /** Lists the legal moves of a seat with what they do. */
  list(seat: Seat): void {
    const rows = this.match
      .moves(seat)
      .map((move) => `  ${this.#format(move).padEnd(10)} ${this.#words.describe(move)}`.trimEnd());
    this.#say([...rows, `Also: ${ORDERS.map((order) => order.trim()).join(', ')}`].join('\n'));
  }

  board(viewer: Viewer): void {
    const { names } = this;
    const { view } = standing(this.#table, viewer);
    this.#say(this.#words.draw(view, viewer, { names, paint: this.#paint }));
  }

  /** Writes the match to a file; says so, or why not. */
  save(path: string): void {
    try {
      writeText(path, recordOf(this.#table, { reveal: true }));
      const hint = this.match.over ? '' : ' Whoever reads it can see what is hidden.';
      this.#say(`Saved to ${path}.${hint}`);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      this.#say(error.message);
    }
  }

  /** Takes something back or makes it again; says why not, where it cannot be done. */
  revise(seat: Seat, type: 'undo' | 'redo' | 'restart'): void {
    const refusal = this.#obey(seat, { type, ply: this.match.ply });
    if (refusal) this.#say(refusal.message);
  }

  /** Gives up for a seat. */
  resign(seat: Seat): void {
    const refusal = this.#obey(seat, { type: 'resign' });
    if (refusal) this.#say(refusal.message);
  }

  /** What is left on the clock of a seat, for the prompt; empty without a clock. */
  clock(seat: Seat): string {
    const clock = clockTold(this.#table);
    if (!clock) return '';
    return ` ${clockFigures(totalLeft(timeAt(clock, seat, Date.now())))}`;
  }

  /** Ends the game for a seat whose time has run out; says so. */
  settle(): void {
    const deeds = owed(this.#table, Date.now());
    this.#carryOut(deeds);
    for (const deed of deeds)
      if (deed.kind === 'timeUp')
        this.#say(`${this.names[deed.seat]} (seat ${deed.seat + 1}) has run out of time.`);
  }

  /** How long it is until something happens by itself (ms), as when time runs out; null when nothing does. */
  get patience(): number | null {
    const next = due(this.#table);
    return next && Math.max(0, next.at - Date.now());
  }

  /** Carries out a command of a person; returns why not, where the table refuses it. */
  #obey(seat: Seat, command: Command): Refusal | null {
    try {
      this.settle();
      this.#carryOut(decide(this.#table, seat, command, Date.now()));
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  #carryOut(deeds: readonly Deed[]): void {
    for (const deed of deeds) this.#tell(apply(this.#table, deed));
  }

  /** The words that may follow what is typed. */
  hints(line: string): readonly string[] {
    const seat = this.match.actors.find((actor) => this.isHuman(actor));
    const moves = seat === undefined ? [] : this.match.moves(seat).map((m) => this.#format(m));
    const done = /^(.*;\s*|why\s+)?(.*)$/.exec(line);
    const [before = '', typed = ''] = [done?.[1], done?.[2]];
    return [...moves, ...(before === '' ? ORDERS : [])]
      .filter((word) => word.toLowerCase().startsWith(typed.toLowerCase()))
      .map((word) => before + word);
  }

  /** Says how it ended, or how it stands. */
  result(): void {
    const { result } = this.match;
    const first = result ? `The game is over (${result.ending}).` : 'The game is not over.';
    this.#say([first, ...resultLines(this.match, this.names)].join('\n'));
  }

  /** Says which move was just made, as far as those who look at the screen may know. */
  #tell(happened: Happened): void {
    const { deed } = happened;
    const told = tell(this.#table, happened, this.#eyes(deed));
    if (deed.kind !== 'played' || told?.kind !== 'played') return;
    const { dim } = this.#paint;
    const move = this.match.made[told.ply - 1].move;
    const heard = this.#words.describeHeard?.(told.events) ?? null;
    const what = heard ?? `${this.#format(move)}  ${dim(this.#words.describe(move))}`;
    this.#say(`${dim(`${deed.seat + 1} ${this.names[deed.seat]}:`)} ${what}`.trimEnd());
  }

  /** Who looks at the screen: whoever made a move there, or the only person at the table; several hide from each other. */
  #eyes(deed: Deed): Viewer {
    const people = this.#table.facts.seats.flatMap((bot, seat) => (bot === null ? [seat] : []));
    if ('seat' in deed && this.plays(deed.seat)) return deed.seat;
    return people.length === 1 ? people[0] : 'spectator';
  }

  /** Typed text is read without regard to case and spaces. */
  #wordFor(text: string): Word | null {
    const { vocabulary, notation } = this.match.game;
    return (
      notation.parse(text) ??
      vocabulary.find((m) => loose(notation.format(m)) === loose(text)) ??
      null
    );
  }

  #reason(refusal: Refusal, text: string): string {
    if (refusal.code === 'unknown-move') {
      const near = this.hints(text).slice(0, 6).join(', ');
      return `"${text.slice(0, 40)}" is not a move. ${near ? `Did you mean ${near}?` : 'Type ? for the moves.'}`;
    }
    const clause = refusal.clause && clauseText(this.match.game.id, refusal.clause);
    return clause ? `${refusal.message} ${clause}` : refusal.message;
  }

  #format(move: Word): string {
    return this.match.game.notation.format(move);
  }
}

function loose(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
