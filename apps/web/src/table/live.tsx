import { useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../i18n/language.ts';
import { useTable } from './context.ts';
import { asideText } from './log-words.ts';
import { isChapter } from './story.ts';
import { useStatus } from './top.tsx';

/** Says to a screen reader what happened and what is to be decided; says nothing about what was before it came. */
export function LiveLog() {
  const { story, names, gameWords } = useTable();
  const words = useWords();
  const { table } = words;
  const language = useLanguage();
  const { text: status, urgent } = useStatus();
  const heard = useRef(story.lines.length);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const fresh = story.lines.slice(heard.current);
    heard.current = story.lines.length;
    const told = fresh.flatMap((line) =>
      isChapter(line)
        ? line.events.flatMap((event) => gameWords.log(event as never, names) ?? [])
        : (asideText(line, names, words, language) ?? []),
    );
    if (told.length > 0) setSaid(told.join(' '));
  }, [story, names, gameWords, words, language]);
  return (
    <>
      <div className="hidden-text" aria-live="polite" role="log">
        {said}
      </div>
      <div className="hidden-text" aria-live="polite">
        {urgent ? `${table.yourTurn}. ${status}` : ''}
      </div>
    </>
  );
}
