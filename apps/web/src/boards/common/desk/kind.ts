/**
 * The desk: what a person does at a table before a move is made, the same for every board.
 *
 * It knows what is picked up (the draft), what is pointed at, which move a finger has aimed at,
 * which move is looked at before it is made (the ghost), what single keys ask for, and what the
 * board was asked to show. The table frame opens one desk for each table (`provider.tsx`) and
 * throws it away when the table is left; a board keeps none of this beside it. What is picked up is
 * dropped when the device changes hands.
 *
 * A board needs three things:
 *
 * 1. The types of its desk, and pure functions that say what a press means (`input.ts`):
 *
 *        export interface Types extends DeskTypes {
 *          view: View; move: Move; event: Event; draft: Draft; spot: Move;
 *        }
 *        export function pressPiece(desk: DeskState<Types>, piece: number): Answer<Types> { ... }
 *
 *    They return `{ move }` to ask for a move, legal or not (an illegal one is answered with the
 *    rule that forbids it), or `{ draft }` for what is picked up now. Moves are made by the
 *    constructors of the game's vocabulary.
 *
 * 2. A `DeskKind` that says how a draft begins and when it means nothing any more; it is the
 *    `desk` of the board's kit. Everything else in it is optional.
 *
 *        export const gameDesk: DeskKind<Types> = { empty: NOTHING, settle };
 *
 * 3. In Board, Tray and Seat: `const desk = useDesk(gameDesk)`. Draw `desk.draft`, light what
 *    `desk.can(move)` allows, draw `desk.ghost` where it would lie, and hand every press to
 *    `desk.follow(pressPiece(desk, piece))`. `hit.tsx` (parts of an SVG) and `choice.tsx`
 *    (buttons) tell the desk what is pointed at.
 *
 * With a mouse, pointing shows a move and a click makes it. A finger cannot point: where the kind
 * says so (`aims`), its first touch aims and a second touch, or a button that makes `desk.aimed`,
 * confirms.
 */
import type { GameEvent, Seat, Viewer, Word } from '@nabu/kernel';
import type { Language, Preview } from '../../../table/kit.ts';

/** The types of one board's desk; it need not name those of `shown` and `facts` if it has none. */
export interface DeskTypes {
  view: unknown;
  move: Word;
  event: GameEvent;
  /** A half-built move: what is picked up or opened until a move is made. */
  draft: unknown;
  /** What the board was asked to show, whatever is picked up: a page, another player's side. */
  shown: object;
  /** What can be pointed at: a move, unless the board points at places. */
  spot: unknown;
  /** What the board works out once for each position. */
  facts: unknown;
}

/** The table as the viewer sees it. */
export interface DeskTable<T extends DeskTypes> {
  readonly view: T['view'];
  readonly viewer: Viewer;
  /** The seat whose side lies near: the viewer's own, or the first for a spectator. */
  readonly seat: Seat;
  /** The viewer's legal moves; empty when it is not theirs to decide. */
  readonly legal: readonly T['move'][];
  /** True when the viewer may make moves now. */
  readonly mine: boolean;
  /** Whether a move is legal for the viewer now. */
  can(move: T['move']): boolean;
}

/** Everything that a press or a key is read from. */
export interface DeskState<T extends DeskTypes> extends DeskTable<T> {
  readonly draft: T['draft'];
  readonly shown: T['shown'];
  readonly facts: T['facts'];
}

/** What a press or a key leads to: a move, legal or not; or another draft, or something else shown. */
export type Answer<T extends Pick<DeskTypes, 'move' | 'draft' | 'shown'>> =
  | { readonly move: T['move']; readonly draft?: never; readonly shown?: never }
  | {
      readonly move?: never;
      readonly draft?: T['draft'];
      readonly shown?: Partial<T['shown']>;
    };

/** What lies on a desk from the start, where it is not what others find there. */
export type Opening<T extends Pick<DeskTypes, 'draft' | 'shown'>> = {
  readonly draft?: T['draft'];
  readonly shown?: Partial<T['shown']>;
};

/** What a board tells the desk about its game. */
export interface DeskKind<T extends DeskTypes> {
  /** The draft with nothing picked up. */
  readonly empty: T['draft'];
  /** What is shown when somebody comes to the table; nothing unless told. */
  readonly shown?: T['shown'];
  /** What a small picture shows of a position, so that these pieces are in sight; all boards are opened alike unless told. */
  pictured?(view: T['view'], pieces: readonly string[]): Opening<T>;
  /** What is worked out once for each position, so that a press need not. */
  facts?(table: DeskTable<T>): T['facts'];
  /** The draft as far as it still means something on this table. */
  settle(draft: T['draft'], table: DeskTable<T>): T['draft'];
  /** What stays picked up when a move was asked for; nothing unless told. */
  keeps?(draft: T['draft'], move: T['move'], legal: boolean): T['draft'];
  /** A draft stays until its move is seen on the table, so that a ghost becomes the piece without a gap. */
  readonly waits?: boolean;
  /** The move that a draft spells out, legal or not, or null while something is missing. */
  whole?(state: DeskState<T>): T['move'] | null;
  /** The other way round: the draft that spells out a move. Where told, a finger that aims picks it up, and a hint that is looked at is drawn from it. */
  spelled?(move: T['move'], draft: T['draft']): T['draft'];
  /** The move meant by pointing at a place; left out where moves themselves are pointed at. */
  meant?(spot: T['spot'], state: DeskState<T>): T['move'] | null;
  /** Whether a finger must touch twice to ask for this move; it asks for all at once unless told. */
  aims?(move: T['move'], legal: boolean): boolean;
  /** What is picked up and how it is held, in words; null with nothing in hand. Where the focus is says itself. */
  says?(state: DeskState<T>, language: Language): string | null;
  /** What a single key asks for, or null when it means nothing now. */
  key?(desk: Desk<T>, key: string): Answer<T> | null;
}

/** A kind whose types are not known here: the table frame passes it through. */
export type AnyDeskKind = DeskKind<DeskTypes>;

/** A move looked at before it is made. */
export interface Ghost<T extends DeskTypes> {
  readonly move: T['move'];
  /** What it would lead to, or null when that cannot be known yet. */
  readonly outcome: Preview<T['view'], T['event']> | null;
}

/** A viewer's desk, the same for board, tray and seats. */
export interface Desk<T extends DeskTypes> extends DeskState<T> {
  /** What the pointer or the focus rests on. */
  readonly pointed: T['spot'] | null;
  /** The move that waits to be confirmed: a finger touched it once, or the draft spells it out. */
  readonly aimed: T['move'] | null;
  /** The move looked at, legal or not: the one pointed at, else the one aimed at. */
  readonly looked: T['move'] | null;
  /** The move looked at if it is legal, with what it would lead to. */
  readonly ghost: Ghost<T> | null;
  /** Follows a press or a key. A finger's first touch of a move that must be confirmed aims at it. */
  follow(answer: Answer<T>): void;
  /** Asks for a move at once, legal or not, and drops the draft. */
  make(move: T['move']): void;
  /** Picks up another draft. */
  put(draft: T['draft']): void;
  /** Drops the draft. */
  clear(): void;
  /** Points at something; null when the pointer or the focus has left it. */
  point(spot: T['spot'] | null): void;
  /** Shows something else. */
  show(change: Partial<T['shown']>): void;
}
