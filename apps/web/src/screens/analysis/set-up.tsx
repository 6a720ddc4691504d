import './set-up.css';
import { loadRules } from '@nabu/games/load';
import { type AnyGame, PlyRng, PositionError, presets } from '@nabu/kernel';
import { use, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { positionText } from '../../analysis/links.ts';
import { type PositionWords, readWords, writeWords } from '../../boards/common/position-words.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { loadKit, manifestOf } from '../../kit/games.ts';
import { randomHex } from '../../session/save.ts';
import type { AnyKit } from '../../table/kit.ts';
import { Header } from '../header.tsx';
import { NotFound } from '../not-found.tsx';
import { once } from '../once.ts';
import { useTitle } from '../title.ts';
import { begun, type Trouble, troubleText } from './begin.ts';
import { SetUpBoard } from './set-up-board.tsx';
import { SetUpWords } from './set-up-words.tsx';

const rulesOf = once((id) => loadRules(id));
const kitOf = once(loadKit);

/** Sets up a position of one game: only what its rules allow can be analysed, and what they refuse is told. */
export function SetUpPosition({ game: id }: { readonly game: string }) {
  const game = use(rulesOf(id));
  const kit = use(kitOf(id));
  const { analysis } = useWords();
  const title = manifestOf(id)?.words[useLanguage()].title ?? id;
  useTitle(analysis.setup.of(title));
  if (!game || !kit) return <NotFound />;
  const asked = Number(new URLSearchParams(location.search).get('seats'));
  const seats = Math.max(game.seats.min, Math.min(game.seats.max, asked || game.seats.min));
  return (
    <>
      <Header />
      <main className="page set-up" id="content">
        <h1>{analysis.setup.of(title)}</h1>
        <p className="lead">{analysis.setup.lead}</p>
        <Editor game={game} kit={kit} seats={seats} />
      </main>
    </>
  );
}

/** A position that was read, or what the rules say against it. */
type Read = { readonly state: unknown } | { readonly refusal: string };

function readBy(game: AnyGame, seats: number, text: string): Read {
  try {
    const table = { seats, options: presets(game.options) };
    const state = game.notation.readPosition(text, table);
    // What was read must also be what is looked at.
    game.view(state, 0);
    return { state };
  } catch (error) {
    if (error instanceof PositionError) return { refusal: error.message };
    throw error;
  }
}

function openingOf(game: AnyGame, seats: number): string {
  const table = { seats, options: presets(game.options) };
  return game.notation.writePosition(game.setup(table, new PlyRng(randomHex(32), 0)));
}

interface EditorProps {
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly seats: number;
}

function Editor({ game, kit, seats }: EditorProps) {
  const words = useWords();
  const { setup } = words.analysis;
  const [, go] = useLocation();
  const [text, setText] = useState(() => openingOf(game, seats));
  const [last, setLast] = useState<unknown>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const read = useMemo(() => readBy(game, seats, text), [game, seats, text]);
  // While a position is not allowed, the last one that was stays on the board.
  if ('state' in read && read.state !== last) setLast(read.state);
  const analyse = async () => {
    const { id, rules } = game;
    const names = Array.from({ length: seats }, (_, seat) => words.analysis.player(seat + 1));
    const facts = { game: id, rules, options: presets(game.options), names, seed: randomHex(32) };
    const outcome = await begun(positionText({ ...facts, position: text.trim() }));
    if (typeof outcome === 'string' && outcome.startsWith('/')) go(outcome);
    else setTrouble(outcome as Trouble);
  };
  const change = (changed: PositionWords) => setText(writeWords(changed));
  return (
    <>
      <SetUpBoard {...{ game, kit, seats }} state={last} text={text} onChange={change} />
      <div role="status" className="set-up-verdict">
        {'refusal' in read ? (
          <p className="notice notice-bad">
            {setup.refused} <q lang="en">{read.refusal}</q>
          </p>
        ) : (
          <p className="notice">{setup.allowed}</p>
        )}
        {trouble && <p className="notice notice-bad">{troubleText(words, trouble)}</p>}
      </div>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={'refusal' in read}
          onClick={() => 'state' in read && void analyse()}
        >
          {setup.analyse}
        </button>
        <button type="button" className="button" onClick={() => setText(openingOf(game, seats))}>
          {setup.opening}
        </button>
        <button type="button" className="button" onClick={() => setText('')}>
          {setup.empty}
        </button>
      </div>
      <label className="field">
        {setup.text}
        <textarea
          className="input set-up-text"
          rows={4}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <SetUpWords words={readWords(text)} onChange={change} />
    </>
  );
}
