import { type Paint, textBoardOf } from '@nabu/games/text-boards';
import { type AnyMatch, Refusal, type Rng, rngFrom, type Seat, type Word } from '@nabu/kernel';
import { type Bot, botFromSpec } from '@nabu/search';
import {
  apply,
  botAt,
  botPlay,
  type Command,
  clockTold,
  type Deed,
  decide,
  type Facts,
  owed,
  rebuild,
  recordOf,
  startedMatch,
  type Table,
  timeAt,
  timeOut,
} from '@nabu/table';
import { timer } from '../clock.ts';
import { FileError, writeText } from '../files.ts';
import { paintFor } from '../paint.ts';
import { library } from '../tables.ts';
import { clauseText } from './clauses.ts';
import { ORDERS } from './orders.ts';

/** A table at the terminal, and what is said about it. */
export class Session {
  readonly match: AnyMatch;
  readonly #table: Table;
  readonly #bots: readonly (Bot<unknown, Word> | null)[];
  readonly #chance: Rng;
  readonly #paint: Paint = paintFor(process.stdout);
  readonly #say: (text: string) => void;

  constructor(facts: Facts, deeds: readonly Deed[], say: (text: string) => void) {
    this.#table = rebuild(facts, deeds, library, Date.now());
    const match = startedMatch(this.#table);
    this.match = match;
    this.#bots = facts.seats.map((bot) =>
      bot === null ? null : botFromSpec(match.game, bot, timer),
    );
    this.#chance = rngFrom(`play ${match.seed} ${match.ply}`);
    this.#say = say;
  }

  /** How many people sit at the table. */
  get humans(): number {
    return this.#bots.filter((bot) => bot === null).length;
  }

  isHuman(seat: Seat): boolean {
    return this.#bots[seat] === null;
  }

  /** Whether a person plays a seat at this moment: not when they gave up and a bot plays it to the end. */
  plays(seat: Seat): boolean {
    return botAt(this.#table, seat) === null;
  }

  /** The names for the board. */
  get names(): readonly string[] {
    return this.#table.holders.map(({ bot, guest }) => bot ?? guest?.name ?? '');
  }

  /** Lets the bot of a seat make its move. */
  botMoves(seat: Seat): void {
    const { match } = this;
    const follows = match.follows(seat) ?? undefined;
    const legal = match.moves(seat);
    const bot = botAt(this.#table, seat);
    if (bot === null) return;
    const player = this.#bots[seat] ?? botFromSpec(match.game, bot, timer);
    const choice = player.choose(match.view(seat), seat, legal, this.#chance, follows);
    const move = this.#format(choice.move);
    const made = { ply: match.ply, seat, move, bot, candidates: [] };
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
    const { describe } = textBoardOf(this.match.game.id);
    const rows = this.match
      .moves(seat)
      .map((move) => `  ${this.#format(move).padEnd(10)} ${describe(move)}`.trimEnd());
    this.#say([...rows, `Also: ${ORDERS.map((order) => order.trim()).join(', ')}`].join('\n'));
  }

  board(viewer: Seat | 'spectator'): void {
    const { match, names } = this;
    this.#say(
      textBoardOf(match.game.id).draw(match.view(viewer), viewer, { names, paint: this.#paint }),
    );
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
    const { bank, free } = timeAt(clock, seat, Date.now());
    const seconds = Math.ceil((bank + free) / 1000);
    return ` ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  /** Ends the game for a seat whose time has run out; says so. */
  settle(): void {
    const deeds = owed(this.#table, Date.now());
    this.#carryOut(deeds);
    for (const deed of deeds)
      if (deed.kind === 'timeUp')
        this.#say(`${this.names[deed.seat]} (seat ${deed.seat + 1}) has run out of time.`);
  }

  /** How long it is until time runs out (ms), or null without a clock that runs. */
  get patience(): number | null {
    const out = timeOut(this.#table);
    return out && Math.max(0, out.at - Date.now());
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
    for (const deed of deeds) {
      apply(this.#table, deed);
      if (deed.kind === 'played') this.#tell(deed.seat);
    }
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
    const { result, ranking, scores } = this.match;
    const places = result?.places ?? ranking;
    const lines = scores.map(
      ({ total }, seat) => `  ${places[seat]}. ${this.names[seat]} (seat ${seat + 1}): ${total}`,
    );
    this.#say(
      [result ? `The game is over (${result.ending}).` : 'The game is not over.', ...lines].join(
        '\n',
      ),
    );
  }

  /** Says which move was just made. */
  #tell(seat: Seat): void {
    const move = this.match.made.at(-1)?.move;
    if (!move) return;
    const { dim } = this.#paint;
    const { describe } = textBoardOf(this.match.game.id);
    const who = dim(`${seat + 1} ${this.names[seat]}:`);
    this.#say(`${who} ${this.#format(move)}  ${dim(describe(move))}`.trimEnd());
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
