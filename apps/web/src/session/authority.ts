import {
  type AnyGame,
  type AnyMatch,
  commitment,
  Match,
  Refusal,
  type Seat,
  type Viewer,
  writeRecord,
} from '@nabu/kernel';
import type { Entry, Now, TableInfo, Thoughts, ViewAt } from '@nabu/protocol';
import type { Evaluation } from '@nabu/search';
import { openThoughts, remember, type TurnThoughts } from '@nabu/search/thoughts';
import type { Wish } from './port.ts';
import type { Save } from './save.ts';
import type { BotMove, BotQuestion, HintQuestion, Standing } from './standing.ts';

/** What happened at the table, with every secret; each viewer hears their part of it. */
type Happening = Exclude<Entry, { kind: 'joined' | 'said' }>;

/** The authority over one match on this device: the kernel's `Match`, who sits where, and whose eyes look. */
export class Authority {
  readonly #match: AnyMatch;
  readonly #happenings: Happening[] = [];
  readonly #clock: () => number;
  readonly #thoughts = new Map<Seat, TurnThoughts>();
  /** Bots that failed in the turn that began after so many moves, and who decides in their place until it ends. */
  readonly #relief = new Map<Seat, { readonly from: number; readonly bot: string }>();
  #save: Save;
  #viewer: Viewer = 'spectator';
  #curtain: Seat | null = null;
  #told = 0;
  #toldViewer: Viewer | null = null;

  /** Takes up a kept match where it was left; throws a `Refusal` when the rules do not allow what is kept. */
  constructor(game: AnyGame, save: Save, clock: () => number) {
    if (save.rules !== game.rules)
      throw new Refusal('unknown-rules', `This game was begun under rules ${save.rules}.`);
    const { options, seed, moves } = save;
    this.#clock = clock;
    this.#save = save;
    this.#match = Match.rebuild(game, { seats: save.seats.length, options, seed }, moves);
    if (save.agreed && !this.#match.over) this.#match.endByAgreement();
    this.#remember();
    this.#turnEyes();
  }

  get game(): AnyGame {
    return this.#match.game;
  }

  play(seat: Seat, move: string, ply: number): void {
    const entry = this.#match.play(seat, move, ply);
    this.#note({ kind: 'played', seat, ply: entry.ply, events: [...entry.events] });
    this.#changed();
  }

  /** Makes a bot's move and keeps what it thought; another bot than the one who sits there is named in the log. */
  botPlay({ ply, seat, move, bot, candidates }: BotMove): void {
    const { format } = this.#match.game.notation;
    const made = move ?? format(this.#match.moves(seat)[0]);
    const refusal = this.#match.refuse(seat, made);
    if (refusal) throw refusal;
    if (bot !== this.#onDuty(seat)) {
      this.#note({ kind: 'botReplaced', seat, bot });
      this.#relief.set(seat, { from: this.#turnStart(seat), bot });
    }
    this.play(seat, made, ply);
    const thought = { ply, seat, bot, move: made, candidates };
    const turn = remember(this.#thoughts.get(seat), this.#turnStart(seat), thought);
    if (turn) this.#thoughts.set(seat, turn);
  }

  /** Grants a wish of the person at the screen. */
  ask(wish: Wish): void {
    const seat = typeof this.#viewer === 'number' ? this.#viewer : -1;
    switch (wish.type) {
      case 'undo':
      case 'restart': {
        const match = this.#match;
        const ply = wish.type === 'undo' ? match.undo(seat) : match.startTurnOver(seat);
        this.#note({ kind: 'undone', seat, ply });
        break;
      }
      case 'redo': {
        const { ply, events } = this.#match.redo(seat);
        this.#note({ kind: 'redone', seat, ply, events: [...events] });
        break;
      }
      case 'offerEnd':
        // Everybody who could object sits at this screen, and bots never do.
        this.#note({ kind: 'ended', result: result(this.#match.endByAgreement()) });
        break;
      default:
        throw new Refusal('unknown-move', 'This cannot be done at a table on this device.');
    }
    this.#changed();
  }

  /** The person the device was passed to has it now. */
  lift(): void {
    if (this.#curtain === null) return;
    this.#viewer = this.#curtain;
    this.#curtain = null;
  }

  viewAt(ply: number): ViewAt {
    const heard =
      ply > 0
        ? this.#match.events(ply - 1, this.#viewer)[0].events
        : this.#match.opening(this.#viewer);
    return {
      ply,
      last: this.#match.ply,
      view: this.#match.viewAt(ply, this.#viewer),
      events: [...heard],
    };
  }

  /** What must be known to advise the person at the screen; throws a `Refusal` when they have nothing to decide. */
  hint(): HintQuestion {
    const { game, ply, actors } = this.#match;
    const seat = this.#viewer;
    if (typeof seat !== 'number' || !actors.includes(seat))
      throw new Refusal('not-your-turn', 'It is not your turn.');
    const seed = `${this.#save.id} ${ply}`;
    const { id: gameId, rules } = game;
    return { type: 'hint', gameId, rules, view: this.#match.view(seat), seat, seed, ply };
  }

  /** What a bot thought, for the eyes that look now; all of it once the game is over. */
  thoughts(seat: Seat, evaluate: Evaluation<unknown>): Thoughts {
    const turn = this.#thoughts.get(seat);
    if (!turn) throw new Refusal('stale', 'This bot has not thought about a move yet.');
    const match = this.#match;
    const viewer = this.#viewer;
    const onlookerOf = ({ ply }: { readonly ply: number }) => ({
      viewer,
      view: match.viewAt(ply, viewer),
      deciderView: match.viewAt(ply, seat),
      heard: match.heardAt(ply + 1, viewer),
    });
    const whose = match.over ? null : onlookerOf;
    return { seat, decisions: openThoughts(match.game, evaluate, turn, whose) };
  }

  record(): string {
    const date = new Date(this.#save.created).toISOString().slice(0, 10);
    return writeRecord(this.#match, { names: this.#save.seats.map(({ name }) => name), date });
  }

  /** What the page must be told now; what it has been told already is left out. */
  standing(): Standing {
    const anew = this.#toldViewer !== this.#viewer;
    const fresh = this.#happenings.slice(anew ? 0 : this.#told);
    this.#toldViewer = this.#viewer;
    this.#told = this.#happenings.length;
    return {
      table: this.#info(),
      you: this.#viewer,
      mine: this.#humans(),
      entries: fresh.map((happening) => this.#witnessed(happening)),
      anew,
      now: this.#now(),
      curtain: this.#curtain,
      save: this.#save,
      question: this.#question(),
    };
  }

  #changed(): void {
    const { match, written } = { match: this.#match, written: this.#match.written };
    const times = this.#happenings.flatMap((h) =>
      'events' in h && 'ply' in h ? [[h.ply, h.at] as const] : [],
    );
    const at = new Map(times);
    this.#save = {
      ...this.#save,
      moves: written.map((entry, index) => ({ ...entry, at: at.get(index + 1) ?? this.#clock() })),
      agreed: match.result?.ending === 'agreed',
      over: match.over,
      updated: this.#clock(),
    };
    this.#turnEyes();
  }

  /** Makes the entries of a kept match again. */
  #remember(): void {
    this.#note({ kind: 'started', events: [...this.#match.openingEvents] }, this.#save.created);
    for (const { ply, seat, events } of this.#match.replay()) {
      this.#note({ kind: 'played', seat, ply, events: [...events] }, this.#save.moves[ply - 1].at);
    }
    if (this.#match.result && this.#save.agreed)
      this.#note({ kind: 'ended', result: result(this.#match.result) }, this.#save.updated);
  }

  #note(happening: Unnumbered<Happening>, at = this.#clock()): void {
    this.#happenings.push({ ...happening, n: this.#happenings.length + 1, at } as Happening);
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
      this.#openly(next) !== this.#openly('spectator') ||
      this.#openly(last) !== this.#openly('spectator');
    if (secret) {
      this.#curtain = next;
      this.#viewer = 'spectator';
    } else this.#viewer = next;
  }

  /** A view as text without its owner's name on it: equal texts mean that nobody knows more. */
  #openly(viewer: Viewer): string {
    return JSON.stringify(this.#match.view(viewer), (key, value) =>
      key === 'viewer' ? null : value,
    );
  }

  #humans(): readonly Seat[] {
    return this.#save.seats.flatMap(({ kind }, seat) => (kind === 'guest' ? [seat] : []));
  }

  #witnessed(happening: Happening): Entry {
    if (!('events' in happening)) return happening;
    const { game } = this.#match;
    return {
      ...happening,
      events: happening.events.flatMap((event) => game.witness(event, this.#viewer) ?? []),
    };
  }

  #now(): Now {
    const match = this.#match;
    const seat = typeof this.#viewer === 'number' ? this.#viewer : null;
    const { format } = match.game.notation;
    return {
      n: this.#happenings.length,
      phase: match.over ? 'over' : 'playing',
      ply: match.ply,
      actors: [...match.actors],
      view: match.view(this.#viewer),
      moves: seat === null ? [] : match.moves(seat).map((move) => format(move)),
      scores: match.scores.map(({ total, parts }) => ({ total, parts: [...parts] })),
      result: match.result && result(match.result),
      canUndo: seat !== null && match.canUndo(seat),
      canRedo: seat !== null && match.canRedo(seat),
      agreed: [],
      thoughts: [...this.#thoughts.keys()],
    };
  }

  /** Who decides for a bot's seat: whoever relieved it in this turn, or the bot that sits there. */
  #onDuty(seat: Seat): string | null {
    const relief = this.#relief.get(seat);
    return relief?.from === this.#turnStart(seat) ? relief.bot : this.#save.seats[seat].bot;
  }

  #turnStart(seat: Seat): number {
    return this.#match.turnStart(seat);
  }

  #question(): BotQuestion | null {
    const match = this.#match;
    const seat = match.actors.find((actor) => this.#save.seats[actor].kind === 'bot');
    const spec = seat === undefined ? null : this.#onDuty(seat);
    if (seat === undefined || spec === null) return null;
    const seed = `${this.#save.id} ${match.ply}`;
    const last = match.follows(seat);
    const follows = last && match.game.notation.format(last);
    const { id: gameId, rules } = match.game;
    const { ply } = match;
    return { gameId, rules, view: match.view(seat), seat, spec, seed, ply, follows, failed: 0 };
  }

  #info(): TableInfo {
    const { id, game, rules, options, created, seed } = this.#save;
    return {
      id,
      game,
      rules,
      known: true,
      options: { ...options },
      commitment: commitment(seed),
      seats: this.#save.seats.map(({ kind, name, bot }, seat) => ({
        ...{ seat, kind, name, bot },
        ...{ online: true, standIn: null, awaySince: null },
      })),
      phase: this.#match.over ? 'over' : 'playing',
      visibility: 'link',
      rated: false,
      language: null,
      created,
      before: null,
      after: null,
    };
  }
}

type Unnumbered<T> = T extends Happening ? Omit<T, 'n' | 'at'> : never;

function result({
  places,
  ending,
}: {
  readonly places: readonly number[];
  readonly ending: string;
}) {
  return { places: [...places], ending };
}
