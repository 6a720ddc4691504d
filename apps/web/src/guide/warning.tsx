import { useEffect, useRef } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable } from '../table/context.ts';
import type { Guide, Warning } from './guide.ts';

/** Says what a move would throw away and what would be better; it can be made all the same. */
export function WarningTold({
  guide,
  warning,
}: {
  readonly guide: Guide;
  readonly warning: Warning;
}) {
  const { game, gameWords, props, ui } = useTable();
  const { guide: say } = useWords();
  const name = (notation: string) => {
    const move = game.notation.parse(notation);
    return move ? gameWords.move(move, props.view) : notation;
  };
  const text = [
    say.throwsAway(name(warning.move), Math.round(100 * warning.loses)),
    ...(warning.points > 0 ? [say.costs(warning.points)] : []),
    say.better(name(warning.best)),
  ].join(' ');
  const asked = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    ui.say(text);
    asked.current?.focus({ preventScroll: true });
  }, [text, ui]);
  const make = (notation: string) => {
    const move = game.notation.parse(notation);
    // The guide lets a move pass that is chosen once more.
    if (move) props.choose(move, true);
  };
  return (
    <>
      <p className="teacher-wrong">
        <Icon name="warn" /> {text}
      </p>
      <p className="row guide-choices">
        <button
          ref={asked}
          type="button"
          className="button button-small button-primary"
          onClick={() => make(warning.best)}
        >
          {say.makeBetter}
        </button>
        <button type="button" className="button button-small" onClick={() => make(warning.move)}>
          {say.makeAnyway}
        </button>
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={() => guide.heed()}
        >
          {say.lookAgain}
        </button>
      </p>
    </>
  );
}
