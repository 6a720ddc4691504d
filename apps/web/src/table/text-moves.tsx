import type { Word } from '@nabu/kernel';
import { memo, useId, useMemo, useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { useTable } from './context.ts';
import { grouped } from './grouped.ts';
import type { GameWords } from './kit.ts';
import { type Candidate, fitting } from './move-box/matching.ts';

/** So few moves need neither groups that open nor a filter. */
const FEW = 12;

interface TextMovesProps {
  readonly view: unknown;
  readonly legal: readonly Word[];
  readonly gameWords: GameWords<unknown, Word, never>;
  choose(move: Word): void;
}

/** Every legal move as a button, under what it is made with, with a filter where there are many. */
export const TextMoves = memo(function TextMoves(props: TextMovesProps) {
  const { view, legal, gameWords, choose } = props;
  const { game } = useTable();
  const { table, spoken } = useWords();
  const [wanted, setWanted] = useState('');
  const id = useId();
  const candidates = useMemo(
    () =>
      legal.map((move) => ({
        move,
        notation: game.notation.format(move),
        label: gameWords.move(move, view),
      })),
    [legal, view, gameWords, game],
  );
  const many = legal.length > FEW;
  const fits = many ? fitting(candidates, wanted) : candidates;
  const groups = grouped(fits, ({ move }) => gameWords.group(move));
  return (
    <section className="text-passage">
      <h3>{table.textMoves}</h3>
      {legal.length === 0 && <p>{table.textNoMoves}</p>}
      {many && (
        <p className="text-filter">
          <label htmlFor={id}>{spoken.filter}</label>
          <input
            id={id}
            className="input"
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <output htmlFor={id}>
            {fits.length > 0 ? spoken.filtered(fits.length) : spoken.noneFits}
          </output>
        </p>
      )}
      {[...groups].map(([group, moves]) => (
        <Group
          key={group}
          title={spoken.group(group, moves.length)}
          open={!many || (wanted !== '' && fits.length <= FEW)}
          moves={moves}
          choose={choose}
        />
      ))}
    </section>
  );
});

interface GroupProps {
  readonly title: string;
  readonly open: boolean;
  readonly moves: readonly Candidate<Word>[];
  choose(move: Word): void;
}

/** The moves made with one thing; it opens by itself where there are few. */
function Group({ title, open, moves, choose }: GroupProps) {
  return (
    <details className="text-group" open={open}>
      <summary>{title}</summary>
      <ul className="text-moves">
        {moves.map(({ move, label }) => (
          <li key={move.index}>
            <button type="button" className="button button-small" onClick={() => choose(move)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
