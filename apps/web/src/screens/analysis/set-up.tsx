import './set-up.css';
import { loadRules } from '@nabu/games/load';
import { type AnyGame, presets } from '@nabu/kernel';
import { use, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { positionText } from '../../analysis/links.ts';
import { Icon } from '../../art/icon.tsx';
import { type PositionWords, readWords, writeWords } from '../../boards/common/position-words.ts';
import { refusalIn } from '../../boards/common/refusals.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { loadKit, manifestOf } from '../../kit/games.ts';
import { randomHex } from '../../session/save.ts';
import type { AnyKit } from '../../table/kit.ts';
import { Header } from '../header.tsx';
import { NotFound } from '../not-found.tsx';
import { once } from '../once.ts';
import { SeatsField } from '../seats-field.tsx';
import { useTitle } from '../title.ts';
import { begun, type Trouble, troubleText } from './begin.ts';
import { openingOf, readBy, useDraft } from './draft.ts';
import { SetUpBoard } from './set-up-board.tsx';
import { SetUpFields } from './set-up-fields.tsx';
import { SetUpText } from './set-up-text.tsx';

const rulesOf = once((id) => loadRules(id));
const kitOf = once(loadKit);

/** Sets up a position of one game: only what its rules allow can be analysed, and what they refuse is told. */
export function SetUpPosition({ game: id }: { readonly game: string }) {
  const game = use(rulesOf(id));
  const kit = use(kitOf(id));
  const { analysis } = useWords();
  const title = manifestOf(id)?.words[useLanguage()].title ?? id;
  useTitle(analysis.setup.of(title));
  const asked = Number(new URLSearchParams(location.search).get('seats'));
  const [wanted, setWanted] = useState(asked);
  if (!game || !kit) return <NotFound />;
  const { min, max } = game.seats;
  const seats = Math.max(min, Math.min(max, wanted || min));
  return (
    <>
      <Header />
      <main className="page set-up" id="content">
        <h1>{analysis.setup.of(title)}</h1>
        <p className="lead">{analysis.setup.lead}</p>
        {max > min && <SeatsField min={min} max={max} value={seats} onChoose={setWanted} />}
        <Editor key={seats} game={game} kit={kit} seats={seats} />
      </main>
    </>
  );
}

interface EditorProps {
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly seats: number;
}

function Editor({ game, kit, seats }: EditorProps) {
  const { analysis, faults } = useWords();
  const language = useLanguage();
  const draft = useDraft(() => openingOf(game, seats));
  const { text, set } = draft;
  const [last, setLast] = useState<unknown>(null);
  const read = useMemo(() => readBy(game, seats, text), [game, seats, text]);
  // While a position is not allowed, the last one that was stays on the board.
  if ('state' in read && read.state !== last) setLast(read.state);
  const words = useMemo(() => readWords(text), [text]);
  const groups = useMemo(() => kit.setup.groups(seats, language), [kit, seats, language]);
  const names = useMemo(
    () => Array.from({ length: seats }, (_, seat) => analysis.player(seat + 1)),
    [analysis, seats],
  );
  const change = (changed: PositionWords) => set(writeWords(changed));
  const told = (refusal: string) =>
    refusalIn(language, kit.setup.refusals, refusal) ?? faults.position('');
  const refusalOf = (changed: PositionWords) => {
    const now = readBy(game, seats, writeWords(changed));
    return 'refusal' in now ? told(now.refusal) : null;
  };
  const refusal = 'refusal' in read ? told(read.refusal) : null;
  return (
    <>
      <SetUpBoard {...{ game, kit, names, words }} state={last} onChange={change} />
      <Acts {...{ game, names, draft, refusal }} />
      {kit.setup.Editor && last !== null && (
        <kit.setup.Editor
          {...{ words, names, language, refusalOf }}
          state={last}
          onChange={change}
        />
      )}
      <SetUpFields kind={kit.setup} {...{ groups, words, names }} onChange={change} />
      <SetUpText text={text} onChange={set} />
    </>
  );
}

interface ActsProps {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly draft: ReturnType<typeof useDraft>;
  readonly refusal: string | null;
}

/** What the rules say to the position, and what can be done with it. */
function Acts({ game, names, draft, refusal }: ActsProps) {
  const words = useWords();
  const { setup } = words.analysis;
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const analyse = async () => {
    const { id, rules } = game;
    const facts = { game: id, rules, options: presets(game.options), names, seed: randomHex(32) };
    const outcome = await begun(positionText({ ...facts, position: draft.text.trim() }));
    if (typeof outcome === 'string' && outcome.startsWith('/')) go(outcome);
    else setTrouble(outcome as Trouble);
  };
  return (
    <>
      <div role="status" className="set-up-verdict">
        {refusal === null ? (
          <p className="notice">{setup.allowed}</p>
        ) : (
          <p className="notice notice-bad">
            {setup.refused} <q>{refusal}</q>
          </p>
        )}
        {trouble && <p className="notice notice-bad">{troubleText(words, trouble)}</p>}
      </div>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={refusal !== null}
          onClick={() => refusal === null && void analyse()}
        >
          {setup.analyse}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={!draft.canUndo}
          onClick={draft.undo}
        >
          <Icon name="undo" /> {words.analysis.unchange}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={!draft.canRedo}
          onClick={draft.redo}
        >
          <Icon name="redo" /> {words.analysis.rechange}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => draft.set(openingOf(game, names.length))}
        >
          {setup.opening}
        </button>
        <button type="button" className="button" onClick={() => draft.set('')}>
          {setup.empty}
        </button>
      </div>
    </>
  );
}
