import {
  keysAlong,
  nodeOf,
  OPENING_PLIES,
  openingOf,
  pathTo,
  type Tree,
  type TreePlay,
  type Word,
} from '@nabu/kernel';
import type { Explored } from '@nabu/protocol';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { number } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.ts';
import { Bars } from '../plots/bars.tsx';
import { useAskedOn } from '../ratings/use-asked.ts';
import { goneOn, Strengths } from '../screens/explore/moves.tsx';
import { StrengthPick } from '../screens/explore/strength-pick.tsx';
import { addressOf, askedOf, csvOf } from '../screens/explore/way.ts';
import { mean, percent } from '../screens/statistics/figures.ts';
import { troubleSentence } from '../screens/trouble.ts';
import { useTable } from '../table/context.ts';
import { useRefusal } from '../table/use-context.ts';
import { useAnalysis, useAnalysisTable } from './context.ts';

/** What public games of the house went on with from positions like the one that is looked at; asked for once it is opened. */
export function Openings() {
  const { census } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <details
      className="analysis-more"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{census.here}</summary>
      {open && <Here />}
    </details>
  );
}

function Here() {
  const { census } = useWords();
  const session = useAnalysisTable();
  const tree = useAnalysis((state) => state.tree);
  const at = useAnalysis((state) => state.at);
  const keys = useMemo(() => keysTo(session.positions, tree, at), [session, tree, at]);
  const [strength, setStrength] = useState<string>();
  if (keys === null) return <p className="soft">{census.noOpening}</p>;
  // What was found at another position is not shown for this one while the answer is awaited.
  return <Played key={keys.join('.')} {...{ keys, strength }} onStrength={setStrength} />;
}

/** The keys on the way to a position of a tree; null where it is no opening of a game that was dealt. */
function keysTo(positions: TreePlay, tree: Tree, at: number): readonly string[] | null {
  if (tree.start.position !== null) return null;
  const { game, table } = positions;
  const made = pathTo(tree, at).flatMap((id): readonly Made[] => {
    const { step } = nodeOf(tree, id);
    const move = step?.kind === 'move' ? game.notation.parse(step.move) : null;
    return step === null ? [] : [{ seat: step.kind === 'move' ? step.seat : -1, move }];
  });
  if (made.length > OPENING_PLIES || !made.every(isMove)) return null;
  return keysAlong(openingOf({ game, table, seed: tree.start.seed, made }));
}

/** A step of a tree as a move; without one where something was dealt anew. */
interface Made {
  readonly seat: number;
  readonly move: Word | null;
}

function isMove(made: Made): made is Made & { readonly move: Word } {
  return made.move !== null;
}

function Played({
  keys,
  strength,
  onStrength,
}: {
  readonly keys: readonly string[];
  readonly strength: string | undefined;
  readonly onStrength: (strength: string | undefined) => void;
}) {
  const words = useWords();
  const { census, house } = words;
  const language = useLanguage();
  const { game, gameWords, table } = useTable();
  const archive = { game: game.id, seats: table.seats.length, strength };
  const { answer, trouble } = useAskedOn<Explored>(askedOf(archive, keys));
  if (trouble) return <p className="notice notice-bad">{troubleSentence(words, trouble)}</p>;
  if (!answer) return <p className="soft">{house.loading}</p>;
  // What no game went on with is answered with the last position that one reached.
  if (answer.unknown > 0 || answer.strengths.length === 0)
    return <p className="soft">{census.leaf}</p>;
  return (
    <div className="analysis-openings">
      <StrengthPick strengths={answer.strengths} value={strength} onPick={onStrength} />
      <p className="soft" role="status">
        {goneOn(answer, census)}
      </p>
      <Bars
        title={census.movesHere}
        columns={[census.move, census.games, census.wins, census.meanPoints]}
        most={Math.max(...answer.moves.map(({ times }) => times))}
        bars={answer.moves.map(({ key, move, times, wins, points, strengths }) => ({
          ...{ key, value: times },
          label: (
            <span>
              <Try like={move} name={gameWords.like(move)} />
              <Strengths strengths={strengths} />
            </span>
          ),
          figures: [number(times, language), percent(wins, language), mean(points, language)],
        }))}
      />
      <p className="soft">{census.likeNote}</p>
      <p className="row">
        <Link className="button button-small" href={addressOf(archive, keys)}>
          {census.openExplorer}
        </Link>
        <a className="button button-small" href={csvOf(archive, keys)} download>
          {census.csv}
        </a>
      </p>
    </div>
  );
}

/** A move that was played in like positions; where exactly one legal move here is alike, it can be tried. */
function Try({ like, name }: { readonly like: string; readonly name: string }) {
  const { census } = useWords();
  const { game, props, ui, kit } = useTable();
  const session = useAnalysisTable();
  // Whoever may only look at a study is told so.
  const refused = useRefusal({ ui, game, kit });
  const state = session.positions.state(session.at);
  const alike = props.legal.filter(
    (move) => (game.census?.like(state, move) ?? game.notation.format(move)) === like,
  );
  if (alike.length !== 1) return <>{name}</>;
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      title={census.tryIt(name)}
      onClick={() =>
        void session
          .play(game.notation.format(alike[0]))
          .then((trouble) => trouble && refused(trouble))
      }
    >
      {name}
    </button>
  );
}
