import type { ClauseId, GameEvent, Seat, Viewer, Word } from '@nabu/kernel';
import type { ComponentType } from 'react';
import type { AnyDeskKind } from '../boards/common/desk/kind.ts';
import type { SetupKind } from '../boards/common/setup-kind.ts';

/** The languages of the house. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a board, tray or seat panel is given. It draws and asks; it decides nothing. */
export interface BoardProps<View, Move extends Word, Event extends GameEvent> {
  /** Who looks. */
  readonly viewer: Viewer;
  /** What the viewer knows now. */
  readonly view: View;
  /** The viewer's legal moves; empty when it is not theirs to decide. */
  readonly legal: readonly Move[];
  /** The match is over, by the rules or because the players agreed to end it. */
  readonly over: boolean;
  /**
   * Makes a legal move; an illegal one is answered with its reason instead. One that the viewer
   * wants to confirm is asked about first, unless `sure` says that it was confirmed already.
   */
  choose(move: Move, sure?: boolean): void;
  /** The clause of this table's rules that forbids a move to the viewer now; null when it is legal, and for who only watches. */
  refuse(move: Move): ClauseId | null;
  /** What a legal move would lead to, or null when it cannot be known yet. */
  preview(move: Move): Preview<View, Event> | null;
  /** The step that led to `view`, for animation; null after a jump. */
  readonly step: Step<View, Event> | null;
  /** Pieces to point at, in the game's notation (from the log or the score explainer). */
  readonly pointed: readonly string[];
  /** Pieces to mark as new: what others did since the viewer's last move, or the step that a replay shows. */
  readonly news: readonly string[];
  /** Whose move is shown in a replay or shown again, if the eyes should follow it; else null. */
  readonly follow: Seat | null;
  /** Says that a space is pointed at, so that the log marks what happened there; parts with `data-space` need not say so. */
  touch(space: string): void;
  readonly seats: readonly SeatFace[];
  readonly language: Language;
  /** Movement is off: reduced motion, or the viewer jumps through a replay. */
  readonly still: boolean;
}

/** What a move would lead to, as the viewer would see it. */
export interface Preview<View, Event> {
  readonly view: View;
  readonly events: readonly Event[];
}

/** The change that led to what is shown. */
export interface Step<View, Event> {
  readonly before: View;
  readonly events: readonly Event[];
  /** Grows with every step, so that an effect can tell two equal steps apart. */
  readonly number: number;
}

/** How a seat is shown: seat colours are always doubled by a shape. */
export interface SeatFace {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: 'lapis' | 'ember' | 'reed' | 'ivory';
  readonly shape: 'circle' | 'triangle' | 'square' | 'diamond';
  readonly bot: boolean;
  /** What kind of bot it is, in words; null for a person. */
  readonly level: string | null;
}

/** A part of the position told in words, under a heading of its own. */
export interface Passage {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** The words of one game in one language. */
export interface GameWords<View, Move, Event> {
  readonly title: string;
  /** One line of log, or null for an event that is not worth a line. */
  log(event: Event, names: readonly string[]): string | null;
  /** The label of a move on a button or in a list. */
  move(move: Move, view: View): string;
  /** What a move takes away from another player, who could else score so many points next. */
  denies(move: Move, name: string, points: number): string;
  /** Why a clause forbids something: one clear sentence that also says what to do. */
  clause(id: string): string;
  /** A source of points, as named in `Score.parts`. */
  source(id: string): string;
  /** How the points of a source come about for a seat, such as "4 × 4"; null, or left out, where that says nothing more. */
  formula?(source: string, view: View, seat: Seat): string | null;
  /** How the game ended, as named in `Result.ending`. */
  ending(id: string): string;
  /** What wins where points are equal, as the rest of "The points are equal: …"; only where the rules know it. */
  readonly tieBreak?: string | undefined;
  /** An option and its values, as named in `Game.options`. */
  option(name: string): string;
  optionValue(name: string, value: string | number | boolean): string;
  /** What is to be decided now, as a short instruction. */
  prompt(view: View, viewer: Viewer): string;
  /** The whole position as text: the turn, each player's side under their name, the viewer's first, then what is nobody's. */
  describe(view: View, viewer: Viewer, names: readonly string[]): readonly Passage[];
  /** What a move is made with, as a heading above all the moves made with it. */
  group(move: Move): string;
  /** What lies on a place that is asked for by its name in the notation or on the board; null when nothing has that name. */
  place(name: string, view: View, viewer: Viewer, names: readonly string[]): string | null;
  /** What a player has to play with now. */
  hand(view: View, seat: Seat): string;
  /** A move as it is called among like moves of many games, as `Census.like` has it. */
  like(text: string): string;
  /** What is counted over many games: a heading of `Census.count`, and a name under it. */
  heading(id: string): string;
  counted(heading: string, name: string): string;
}

/** Clauses of a game's rules to read, by what they are about. */
export interface ClauseLinks {
  /** The clause that gives the points of a source, as named in `Score.parts`. */
  readonly sources: { readonly [source: string]: string };
  /** The clause an event goes by, by its type; events that name their clause themselves are left out, and those nobody asks about. */
  readonly events: { readonly [type: string]: string };
}

/** Everything the table needs to show one game. */
export interface BoardKit<View, Move extends Word, Event extends GameEvent> {
  readonly Board: ComponentType<BoardProps<View, Move, Event>>;
  /** My hand and the actions I have. */
  readonly Tray: ComponentType<BoardProps<View, Move, Event>>;
  /** What lies in front of one player, for the rail or strip of seats. */
  readonly Seat: ComponentType<BoardProps<View, Move, Event> & { readonly seat: Seat }>;
  /** What is told of a part of board, tray or seats that carries this name in `data-tip`: what it is, what lies there, what it does. */
  readonly Tip?: ComponentType<BoardProps<View, Move, Event> & { readonly of: string }>;
  /** What the game's board says to the desk at which moves are prepared; it has its place in `DeskProvider`. */
  readonly desk: AnyDeskKind;
  readonly words: { readonly [language in Language]: GameWords<View, Move, Event> };
  readonly clauses: ClauseLinks;
  /** The pieces an event is about, in the game's notation, so that its log line can point at them. */
  pieces?(event: Event): readonly string[];
  /** The spaces of the board that a piece lies on, as `data-space` names them; the piece itself unless told. */
  spaces?(piece: string): readonly string[];
  /** How long somebody else's step must stay so that the board can tell it (ms); shorter ones need not say. */
  lasts?(events: readonly Event[]): number;
  /**
   * Whether a move cannot be taken back only because the rules go on by themselves after it, as every move of a
   * race goes on with a roll: nobody gives up anything unawares, so that it is not asked about as final.
   */
  goesOn?(move: Move): boolean;
  /** Where on the board a move of a seat happens, as parts are named there, besides where the move itself stands as a part. */
  placesOf?(move: Move, view: View, seat: Seat): readonly string[];
  /** How a position is set up on the board. */
  readonly setup: SetupKind;
}

/** A kit whose types are not known here: the table frame passes views, moves and events through. */
export type AnyKit = BoardKit<unknown, Word, GameEvent>;
