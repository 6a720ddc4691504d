import type { Scored } from '@nabu/kernel';
import { number } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.ts';
import { useTable } from '../table/context.ts';
import { useScores } from '../table/scores.tsx';
import { isChapter, scoredPieces } from '../table/story.ts';
import { gainsAt, scoredIn } from './gains.ts';
import { gainText } from './words.ts';

/** What can be asked about at every table, as it stands in `data-tip`. */
export const sharedTipOf = {
  score: (seat: number) => `score ${seat}`,
  log: (ply: number) => `log ${ply}`,
  space: (name: string) => `space ${name}`,
};

const SHARED = ['score', 'log', 'space'];

/** Whether the house itself tells about a part, whatever the game. */
export function isShared(name: string): boolean {
  return SHARED.includes(name.split(' ', 1)[0]);
}

/** What the house tells of points: a seat's, those of a move in the log, those that came of a space. */
export function SharedTip({ of }: { readonly of: string }) {
  const [kind] = of.split(' ', 1);
  const which = of.slice(kind.length + 1);
  if (kind === 'score') return <ScoreTip seat={Number(which)} />;
  return kind === 'log' ? <MoveTip ply={Number(which)} /> : <SpaceTip space={which} />;
}

/** Where the points of a seat come from. */
function ScoreTip({ seat }: { readonly seat: number }) {
  const { names, gameWords, props } = useTable();
  const { explain, table } = useWords();
  const language = useLanguage();
  const { total, parts } = useScores()[seat];
  const earned = parts.filter(({ points }) => points !== 0);
  return (
    <>
      <h3>{explain.sum(names[seat], table.points(total))}</h3>
      {earned.length === 0 && <p>{explain.noPoints}</p>}
      {earned.map(({ source, points }) => {
        const formula = gameWords.formula?.(source, props.view, seat) ?? null;
        const told = formula === null ? number(points, language) : `${formula} = ${points}`;
        return (
          <p key={source} className="figures">
            {explain.part(gameWords.source(source), told)}
          </p>
        );
      })}
      <p className="soft">{explain.more}</p>
    </>
  );
}

/** Who got what by a move of the log, before and after. */
function MoveTip({ ply }: { readonly ply: number }) {
  const { story, frame, names, gameWords } = useTable();
  const words = useWords();
  const language = useLanguage();
  const told = story.lines.filter(isChapter);
  const gains = gainsAt(told, ply, frame.now.scores) ?? [];
  const scored = scoredIn(told.find((line) => line.ply === ply)?.events ?? []);
  const speaking = { words, names, gameWords, language };
  return (
    <>
      <h3>{gains.length > 0 ? words.explain.at(ply) : words.table.move(ply)}</h3>
      {gains.map((gain) => (
        <p key={gain.seat} className="figures">
          {gainText(gain, speaking)}
        </p>
      ))}
      <Lines scored={scored} />
    </>
  );
}

/** What lies on a space, and the points that came of it. */
function SpaceTip({ space }: { readonly space: string }) {
  const { gameWords, props, you, names } = useTable();
  const text = gameWords.place(space, props.view, you, names);
  return (
    <>
      {text && <p>{text}</p>}
      <Earned space={space} />
    </>
  );
}

const SHOWN = 3;

/** The last points that came of a space, as the log told them. */
export function Earned({ space }: { readonly space: string }) {
  const { story, kit } = useTable();
  const { explain } = useWords();
  const scored = story.lines
    .filter(isChapter)
    .flatMap(({ events }) => scoredIn(events))
    .filter((event) =>
      scoredPieces(event).some((piece) => (kit.spaces?.(piece) ?? [piece]).includes(space)),
    );
  if (scored.length === 0) return null;
  return (
    <>
      <p className="soft">{explain.earned}</p>
      <Lines scored={scored.slice(-SHOWN)} />
    </>
  );
}

function Lines({ scored }: { readonly scored: readonly Scored[] }) {
  const { gameWords, names } = useTable();
  const lines = scored.flatMap((event) => gameWords.log(event as never, names) ?? []);
  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two equal lines are two equal points
    <p key={place}>{line}</p>
  ));
}
