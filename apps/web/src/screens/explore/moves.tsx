import { OPENING_PLIES } from '@nabu/kernel';
import type { Explored } from '@nabu/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../art/icon.tsx';
import { number } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { Bars } from '../../plots/bars.tsx';
import type { AnyKit, Language } from '../../table/kit.ts';
import type { Words } from '../../words/en.ts';
import { mean, percent, strengthName } from '../statistics/figures.ts';
import { troubleSentence } from '../trouble.ts';
import { type Branches, useBranches } from './branches.ts';
import { type Archive, addressOf, keysOf } from './way.ts';

/** Deeper branches stand no further in: a phone is narrow. */
const DEEPEST = 6;

type Made = Explored['moves'][number];

/** A move in the tree, with the way to the position it leads to. */
interface Twig {
  readonly made: Made;
  readonly keys: readonly string[];
  readonly depth: number;
}

interface MovesProps {
  readonly archive: Archive;
  readonly say: AnyKit['words'][Language];
  readonly answer: Explored;
}

/** What was played in a position, the most frequent first. Each move leads on, or opens what was played after it. */
export function Moves({ archive, say, answer }: MovesProps) {
  const { census } = useWords();
  const language = useLanguage();
  const branches = useBranches(archive);
  const twigs = twigsOf(answer.moves, keysOf(answer), branches);
  return (
    <Bars
      title={census.movesHere}
      columns={[census.move, census.games, census.wins, census.meanPoints]}
      most={Math.max(...answer.moves.map(({ times }) => times))}
      bars={twigs.map(({ made, keys, depth }) => ({
        ...{ key: keys.join('.'), depth: Math.min(depth, DEEPEST), value: made.times },
        label: (
          <TwigLabel {...{ made, keys, branches }} name={say.like(made.move)}>
            <Link href={addressOf(archive, keys)}>{say.like(made.move)}</Link>
          </TwigLabel>
        ),
        figures: [
          number(made.times, language),
          percent(made.wins, language),
          mean(made.points, language),
        ],
      }))}
    />
  );
}

/** How many games went on, or that none did, or none with a move of somebody so strong. */
export function goneOn(
  { games, strengths }: Pick<Explored, 'games' | 'strengths'>,
  census: Words['census'],
): string {
  if (games > 0) return census.wentOn(games);
  return strengths.length > 0 ? census.nobodySoStrong : census.leaf;
}

/** The moves of a position, and under each that was opened those that came after it. */
function twigsOf(
  moves: readonly Made[],
  way: readonly string[],
  branches: Branches,
  depth = 0,
): readonly Twig[] {
  return moves.flatMap((made) => {
    const keys = [...way, made.key];
    const { open, answer } = branches.at(keys);
    const after = open && answer ? twigsOf(answer.moves, keys, branches, depth + 1) : [];
    return [{ made, keys, depth }, ...after];
  });
}

interface TwigLabelProps {
  readonly made: Made;
  readonly keys: readonly string[];
  readonly branches: Branches;
  readonly name: string;
  readonly children: ReactNode;
}

function TwigLabel({ made, keys, branches, name, children }: TwigLabelProps) {
  const words = useWords();
  const { open, answer, trouble } = branches.at(keys);
  const ends = open && answer?.moves.length === 0 ? words.census.leaf : '';
  const said = trouble ? troubleSentence(words, trouble) : ends;
  return (
    <span className="twig">
      {keys.length <= OPENING_PLIES && (
        <button
          type="button"
          className="twig-toggle"
          aria-expanded={open}
          aria-label={words.census.after(name)}
          title={words.census.after(name)}
          onClick={() => branches.toggle(keys)}
        >
          <Icon name="next" />
        </button>
      )}
      <span>
        {children}
        <Strengths strengths={made.strengths} />
        {said && (
          <small className="explorer-strengths" role="status">
            {said}
          </small>
        )}
      </span>
    </span>
  );
}

/** Who made a move, and how it went for them. */
export function Strengths({ strengths }: Pick<Made, 'strengths'>) {
  const words = useWords();
  const language = useLanguage();
  return (
    <small className="explorer-strengths">
      {strengths
        .map(({ strength, times, wins }) =>
          words.census.byStrength(
            strengthName(strength, words),
            number(times, language),
            percent(wins, language),
          ),
        )
        .join(' · ')}
    </small>
  );
}
