import type { Seat, Viewer, Word } from '@nabu/kernel';
import type { Line, Room } from '@nabu/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Hint, Trouble } from '../session/table-session.ts';
import type { Pace } from '../settings/store.ts';
import type { Passage } from './kit.ts';

/** A message above the board. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'plain' | 'refusal' | 'good';
  /** The rule to read, as an address and a label. */
  readonly link?: { readonly href: string; readonly label: string } | undefined;
}

/** A way to stop before the rules do. */
export type Stop = 'end' | 'pause' | 'postpone' | 'resign';

/** What can be open over the table, and beside it. */
export type Dialog =
  | 'menu'
  | 'keys'
  | 'summary'
  | 'invite'
  | 'video'
  | 'study'
  | 'about'
  | { readonly score: Seat }
  | { readonly stop: Stop }
  | { readonly out: Seat }
  | 'people'
  | { readonly person: Someone };
export type Panel = 'log' | 'text' | 'review' | 'beside';

/** Somebody at the table: whoever sits on a seat, or said a line. */
export type Someone =
  | { readonly name: string; readonly seat: Seat; readonly line?: undefined }
  | { readonly name: string; readonly line: Line };

/** One line of all that was said at this table. */
export interface Said {
  readonly id: number;
  readonly text: string;
  /** Told aloud; typed by the person; or told aloud elsewhere already and only kept here. */
  readonly kind: 'told' | 'asked' | 'kept';
}

/** A move that is asked about once more. */
export interface Asked {
  readonly move: Word;
  readonly ply: number;
  /** When it was asked (ms), so that a double click does not answer by mistake. */
  readonly at: number;
}

/** What is open and pointed at on the table page. */
export interface Ui {
  readonly panel: Panel | null;
  readonly dialog: Dialog | null;
  /** The ply that is looked at; null for the present. */
  readonly replay: number | null;
  /** The replay goes on by itself. */
  readonly playing: boolean;
  readonly pace: Pace;
  /** In the replay the eyes go to the player who moves. */
  readonly follow: boolean;
  /** Whose eyes an earlier moment of a finished game is seen with; null for one's own. */
  readonly eyes: Viewer | null;
  readonly pointed: readonly string[];
  /** The space of the board that was pointed at last, as boards name their spaces. */
  readonly touched: string | null;
  /** The move that is asked about once more before it is made, at its ply. */
  readonly asked: Asked | null;
  readonly toasts: readonly Toast[];
  /** Everything that was said, oldest first; the last few hundred lines. */
  readonly said: readonly Said[];
  /** The number of the last line of each room that was on the screen. */
  readonly chatSeen: { readonly [room in Room]: number };
  /** I asked to play again, so I go there when the table is set. */
  readonly again: boolean;
  /** I was asked to play again and said no. */
  readonly declined: boolean;
  /** What is told about moves on the board itself. */
  readonly told: Told | null;
  /** Where hints are told beside the board; null where they lie over it. */
  readonly toldIn: Element | null;
  /** What a lesson or a puzzle asks for here; null where nothing is asked but to play. */
  readonly task: Passage | null;
}

/** Hints for my move, or why a bot moved as it did. */
export type Told = Hints | { readonly kind: 'why'; readonly seat: Seat };

/** Hints for my move. */
export interface Hints {
  readonly kind: 'hints';
  /** The view they are about, as text: when it is seen again, so are they. */
  readonly at: string;
  /** Null while they are thought about. */
  readonly answer: Hint | Trouble | null;
  /** The place of the hint that is looked at. */
  readonly chosen: number | null;
}

const TOAST_MS = 7000;
/** So many are shown at once. */
const MOST_TOASTS = 3;
/** So many lines of what was said are kept. */
const SAID = 300;
/** Windows so narrow that an open panel hides the board. */
const COVERED = '(max-width: 48rem)';

/** The page's own state at a table, with the few ways it changes. */
export class TableUi {
  readonly store: StoreApi<Ui> = createStore<Ui>(() => ({
    panel: null,
    dialog: null,
    replay: null,
    playing: false,
    pace: 'normal',
    follow: true,
    eyes: null,
    pointed: [],
    touched: null,
    asked: null,
    toasts: [],
    said: [],
    chatSeen: { table: 0, watchers: 0 },
    again: false,
    declined: false,
    told: null,
    toldIn: null,
    task: null,
  }));
  #made = 0;

  toggle(panel: Panel): void {
    this.store.setState(({ panel: open }) => ({ panel: open === panel ? null : panel }));
  }

  /** Opens a panel, or leaves it open. */
  show(panel: Panel): void {
    this.store.setState({ panel });
  }

  open(dialog: Dialog | null): void {
    this.store.setState({ dialog });
  }

  sawChat(room: Room, n: number): void {
    if (n <= this.store.getState().chatSeen[room]) return;
    this.store.setState(({ chatSeen }) => ({ chatSeen: { ...chatSeen, [room]: n } }));
  }

  playAgain(): void {
    this.store.setState({ again: true });
  }

  /** I do not want to play again. */
  decline(): void {
    this.store.setState({ declined: true });
  }

  /** Tells something on the board; null when it has been heard. */
  tell(told: Told | null): void {
    this.store.setState({ told, pointed: [] });
  }

  /** Hints are told in a place beside the board from now on; null over it. */
  tellIn(toldIn: Element | null): void {
    this.store.setState({ toldIn });
  }

  /** The answer to a question for hints has come, the first of them to be looked at; nothing if nobody waits for it any more. */
  hinted(at: string, answer: Hint | Trouble): void {
    this.store.setState(({ told }) =>
      told?.kind === 'hints' && told.at === at ? { told: { ...told, answer, chosen: 0 } } : {},
    );
  }

  /** Looks at one of the hints; null at none of them. */
  chooseHint(chosen: number | null): void {
    this.store.setState(({ told }) =>
      told?.kind === 'hints' && told.chosen !== chosen ? { told: { ...told, chosen } } : {},
    );
  }

  closePanel(): void {
    this.store.setState({ panel: null });
  }

  /** Looks at a ply, or at the present; it goes on by itself only where told. */
  replay(ply: number | null, playing = false): void {
    this.store.setState({
      replay: ply,
      pointed: [],
      asked: null,
      told: null,
      playing: ply !== null && playing,
    });
  }

  /** Chooses how the replay goes on. */
  replaying(change: Partial<Pick<Ui, 'playing' | 'pace' | 'follow' | 'eyes'>>): void {
    this.store.setState(change);
  }

  /** Asks about a move once more; null takes the question back. */
  ask(asked: Asked | null): void {
    this.store.setState({ asked });
  }

  /** Goes to a moment somebody picked from the log and points at what it is about; where the log covers the board, it makes way. */
  jump(ply: number, pointed: readonly string[]): void {
    this.replay(ply);
    this.point(pointed);
    this.uncover();
  }

  /** Closes an open panel where it hides the board. */
  uncover(): void {
    if (matchMedia(COVERED).matches) this.closePanel();
  }

  point(pointed: readonly string[]): void {
    this.store.setState({ pointed: [...new Set(pointed)] });
  }

  /** A space of the board is pointed at: the log marks the lines about it until another one is. */
  touch(touched: string): void {
    if (this.store.getState().touched !== touched) this.store.setState({ touched });
  }

  /** Adds a line to what was said; equal lines are said again. */
  say(text: string, kind: Said['kind'] = 'told'): void {
    const id = ++this.#made;
    this.store.setState(({ said }) => ({ said: [...said, { id, text, kind }].slice(-SAID) }));
  }

  /** Forgets all that was said. */
  forgetSaid(): void {
    this.store.setState({ said: [] });
  }

  /** Shows something above the board: for a few seconds, or a refusal until it is dismissed. The same words are not shown twice at once. */
  toast(toast: Omit<Toast, 'id'>): void {
    const id = ++this.#made;
    this.store.setState(({ toasts }) => ({
      toasts: fewest([...toasts.filter(({ text }) => text !== toast.text), { ...toast, id }]),
    }));
    this.say(toast.text, 'kept');
    if (toast.kind !== 'refusal') setTimeout(() => this.dismiss(id), TOAST_MS);
  }

  /** What was said is taken away: nothing of it stays on the screen or in the transcript. */
  unsay(text: string): void {
    this.store.setState(({ toasts, said }) => ({
      toasts: toasts.filter((toast) => toast.text !== text),
      said: said.filter((line) => line.text !== text),
    }));
  }

  /** Puts all refusals away. */
  dismissRefusals(): void {
    if (!this.store.getState().toasts.some(({ kind }) => kind === 'refusal')) return;
    this.store.setState(({ toasts }) => ({
      toasts: toasts.filter(({ kind }) => kind !== 'refusal'),
    }));
  }

  /** Puts away what says these words; they stay in the transcript. */
  dismissText(text: string): void {
    this.store.setState(({ toasts }) => ({
      toasts: toasts.filter((toast) => toast.text !== text),
    }));
  }

  dismiss(id: number): void {
    this.store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  }
}

/** As many as can be shown: only another refusal makes a refusal go, never what goes away by itself. */
function fewest(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= MOST_TOASTS) return toasts;
  const passing = toasts.slice(0, -1).findIndex(({ kind }) => kind !== 'refusal');
  const gone = passing < 0 && toasts.at(-1)?.kind === 'refusal' ? 0 : passing;
  return toasts.filter((_, place) => place !== gone);
}
