import { startedMatch } from '@nabu/table';
import { render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { onTestFinished } from 'vitest';
import { words } from '../src/i18n/language.ts';
import { LocalTable } from '../src/session/local.ts';
import { type LocalSeat, storeSave } from '../src/session/save.ts';
import type { TableSession } from '../src/session/table-session.ts';
import { settings } from '../src/settings/store.ts';
import { facesOf } from '../src/table/faces.ts';
import type { Language } from '../src/table/kit.ts';
import { TableLoader } from '../src/table/table-loader.tsx';
import { authorityPost, botPost } from './posts.ts';
import { playedOn, rulesOf, sameSave, tableOf } from './saves.ts';

/** Seats for people and for bots. */
export const guest = (name: string): LocalSeat => ({ kind: 'guest', name, bot: null });
export const bot = (spec: string): LocalSeat => ({ kind: 'bot', name: 'Bot', bot: spec });

/** How a table for a test is set up. */
export interface Sitting {
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly language?: Language;
  /** So many moves are made by `greedy` for every seat before the page opens. */
  readonly moves?: number;
  /** Bots take so long that none of them moves while the test runs. */
  readonly slow?: boolean;
  /** How long a bot waits before each of its moves (ms); preset: not at all. */
  readonly pace?: () => number;
}

/** A table as one person sees it, with hands to use it. */
export class AtTable<Session extends TableSession = TableSession> {
  readonly session: Session;
  readonly user: UserEvent;
  readonly words: (typeof words)[Language];

  constructor(session: Session, language: Language) {
    this.session = session;
    this.words = words[language];
    this.user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  }

  get root(): HTMLElement {
    return element('.table');
  }

  get tray(): HTMLElement {
    return element('section.tray');
  }

  get board(): HTMLElement {
    return element('main.table-board');
  }

  /** What the tray says is going on. */
  get status(): string {
    return element('.tray-prompt').textContent?.trim() ?? '';
  }

  /** How many moves the page shows. */
  get ply(): number {
    return Number(this.root.dataset.ply);
  }

  /** The legal moves of who looks, as texts of the notation. */
  get legal(): readonly string[] {
    return this.session.store.getState().now?.moves ?? [];
  }

  /** Who plays, as the page names them. */
  get names(): readonly string[] {
    const { table } = this.session.store.getState();
    return table ? facesOf(table, this.words).map(({ name }) => name) : [];
  }

  button(name: string | RegExp, inside: HTMLElement = this.root): HTMLElement {
    return within(inside).getByRole('button', { name });
  }

  async press(name: string | RegExp, inside: HTMLElement = this.root): Promise<void> {
    await this.user.click(this.button(name, inside));
  }

  async reached(ply: number): Promise<void> {
    await waitFor(() => {
      if (this.ply !== ply) throw new Error(`The page shows move ${this.ply}, not ${ply}.`);
    });
  }

  /** Makes a move through the session, as a press on the board would, and waits until it is seen. */
  async make(move: string): Promise<void> {
    const before = this.ply;
    const trouble = await this.session.play(move);
    if (trouble) throw new Error(`${move}: ${trouble.sentence}`);
    await this.reached(before + 1);
  }
}

/** The first element that fits a selector; there must be one. */
export function element<E extends Element = HTMLElement>(
  selector: string,
  inside: ParentNode = document,
): E {
  const found = inside.querySelector<E>(selector);
  if (!found) throw new Error(`Nothing on the page fits ${selector}.`);
  return found;
}

/** The elements that fit a selector. */
export function elements<E extends Element = HTMLElement>(
  selector: string,
  inside: ParentNode = document,
): readonly E[] {
  return [...inside.querySelectorAll<E>(selector)];
}

/** A table of this device that is always the same, opened on the page with the real rules and bots. */
export async function sitDown(sitting: Sitting): Promise<AtTable<LocalTable>> {
  const game = await rulesOf(sitting.game);
  const save = playedOn(game, sameSave(game, sitting.seats), sitting.moves ?? 0);
  storeSave(save);
  const session = new LocalTable(save, {
    authority: authorityPost(),
    hire: botPost,
    keep: (changed) => storeSave(changed),
    pace: sitting.pace ?? (() => (sitting.slow ? 1_000_000 : 0)),
  });
  return show(session, sitting.language ?? 'en');
}

interface FirstWish extends Pick<Sitting, 'language' | 'moves'> {
  /** It is somebody else's decision. */
  readonly wait?: boolean;
}

/** A table of the fewest players where the person at the screen has to decide, and no bot moves; earlier in a game that is over by then. */
export async function sitFirst(
  game: string,
  { wait = false, moves = 0, ...wish }: FirstWish = {},
): Promise<AtTable<LocalTable>> {
  const rules = await rulesOf(game);
  const bots = Array.from({ length: rules.seats.min }, () => bot('random'));
  const save = playedOn(rules, sameSave(rules, bots), moves);
  const [first] = startedMatch(tableOf(rules, save)).actors;
  if (first === undefined) return sitFirst(game, { ...wish, wait, moves: Math.floor(moves / 2) });
  const mine = wait ? (first + 1) % bots.length : first;
  const seats = bots.map((each, seat) => (seat === mine ? guest('Ana') : each));
  return sitDown({ game, seats, slow: true, moves, ...wish });
}

/** Opens a table on the page and waits until its board is there. */
export async function show<Session extends TableSession>(
  session: Session,
  language: Language = 'en',
): Promise<AtTable<Session>> {
  onTestFinished(() => session.close());
  settings.setState({ language, motion: 'still' });
  render(
    <Suspense fallback={null}>
      <TableLoader session={session} />
    </Suspense>,
  );
  await waitFor(() => element('main.table-board'));
  return new AtTable(session, language);
}

/** The dialog that is open. */
export function dialog(): HTMLElement {
  return screen.getByRole('dialog');
}
