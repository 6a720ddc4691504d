import './teacher.css';
import './folded.css';
import type { Lesson, Text } from '@nabu/games/lessons';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Icon } from '../art/icon.tsx';
import { useLanguage, useWords } from '../i18n/language.ts';
import { useTable } from '../table/context.ts';
import { ToldPlace } from '../table/strip.tsx';
import { useOnward, useTask } from '../table/task.ts';
import { FoldButton, useFold } from './fold.tsx';
import type { LessonTable, Taught } from './lesson-table.ts';

/** Where a lesson stands in its course. */
export interface Place {
  readonly lesson: Lesson;
  /** Counted from 1. */
  readonly number: number;
  readonly of: number;
}

/** The teacher beside the board or above it: what to see, what to do, what a wrong try would have led to. */
export function Teacher({
  session,
  place,
  onAgain,
}: {
  readonly session: LessonTable;
  readonly place: Place;
  onAgain(): void;
}) {
  const { learn } = useWords();
  const language = useLanguage();
  const taught = useStore(session.taught);
  const { lesson, number, of } = place;
  const done = taught.task === lesson.tasks.length;
  const heading = `${learn.place(number, of)}: ${lesson.title[language]}`;
  useTask(
    heading,
    (lesson.tasks[taught.task]?.say ?? lastWords(lesson))?.[language] ?? learn.right,
  );
  const opens = done || taught.wrong ? 'always' : 'small';
  const fold = useFold(`${taught.task} ${taught.wrong?.move}`, opens);
  return (
    <section
      className={`teacher${done ? ' is-done' : ''}${fold.open ? ' is-open' : ''}`}
      aria-label={learn.strip}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll what is long */}
      <div className="teacher-body" tabIndex={0}>
        <div className="teacher-says" aria-live="polite">
          <p className="teacher-title">
            <span className="figures">{learn.place(number, of)}</span>{' '}
            <strong>{lesson.title[language]}</strong>
          </p>
          <div className="teacher-words">
            <Saying taught={taught} lesson={lesson} />
          </div>
        </div>
        <ToldPlace />
      </div>
      <div className="teacher-tools">
        {done ? <Onward {...place} /> : <RuleLink clause={lesson.teaches[0]} />}
        <button type="button" className="button button-quiet button-small" onClick={onAgain}>
          <Icon name="restart" /> <span className="teacher-label">{learn.again}</span>
        </button>
      </div>
      <FoldButton {...fold} />
    </section>
  );
}

/** What is said once all is done, if the lesson has words for it. */
const lastWords = ({ tasks }: Lesson) => tasks.at(-1)?.after ?? null;

/** What is said now: about the answer before, about a wrong try, and what comes next. */
function Saying({ taught, lesson }: { readonly taught: Taught; readonly lesson: Lesson }) {
  const language = useLanguage();
  const { learn } = useWords();
  const task = lesson.tasks[taught.task];
  const before = lesson.tasks[taught.task - 1];
  if (taught.wrong) return <Wrong wrong={taught.wrong} />;
  return (
    <>
      {!task && !before?.after && <p>{learn.right}</p>}
      {before?.after && <p>{before.after[language]}</p>}
      {task && <Task text={task.say} />}
    </>
  );
}

/** What is to be seen and done. The last sentence asks for it: folded words are that sentence alone. */
function Task({ text }: { readonly text: Text }) {
  const said = text[useLanguage()];
  const [, before = '', asked = said] = /^(.+[.!?]) (.+)$/s.exec(said) ?? [];
  return (
    <p className="teacher-task">
      {before !== '' && <span className="teacher-before">{before} </span>}
      {asked}
    </p>
  );
}

function Wrong({ wrong }: { readonly wrong: NonNullable<Taught['wrong']> }) {
  const { game, gameWords, names, props } = useTable();
  const { learn } = useWords();
  const language = useLanguage();
  const move = game.notation.parse(wrong.move);
  const led = wrong.events.flatMap((event) => gameWords.log(event as never, names) ?? []);
  return (
    <>
      <p className="teacher-wrong">
        <Icon name="warn" /> {learn.notMade(move ? gameWords.move(move, props.view) : wrong.move)}
        {led.length > 0 && ` ${learn.wouldLead(led.slice(0, 3).join(' '))}`}
      </p>
      <p>{wrong.text?.[language] ?? learn.askedFor}</p>
    </>
  );
}

function RuleLink({ clause }: { readonly clause: string }) {
  const { game } = useTable();
  const { learn } = useWords();
  return (
    <a
      className="button button-quiet button-small"
      href={`/rules/${game.id}#${clause}`}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="book" /> <span className="teacher-label">{learn.rule}</span>
    </a>
  );
}

/** Where to go once a lesson is done. */
function Onward({ number, of }: Place) {
  const { game } = useTable();
  const { learn, guide } = useWords();
  const last = number === of;
  const onward = useOnward(true);
  return (
    <>
      <Link
        ref={onward}
        className="button button-primary"
        href={last ? `/first/${game.id}` : `/learn/${game.id}/${number + 1}`}
      >
        {last ? guide.firstShort : learn.next}
      </Link>
      <Link className="button button-quiet button-small" href={`/learn/${game.id}`}>
        {learn.all}
      </Link>
    </>
  );
}
