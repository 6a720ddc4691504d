import { useEffect } from 'react';
import { AnalysisStrip } from '../analysis/strip.tsx';
import { useWords } from '../i18n/language.ts';
import { troubleSentence } from '../screens/trouble.ts';
import { useTable, useUi } from '../table/context.ts';
import { useStudy } from './context.ts';
import { PersonDisc } from './people.tsx';

/** So many people are shown as discs above the board. */
const DISCS = 4;

/** The strip above the board: steps through the chapter, who is here, and how the connection is. */
export function StudyStrip() {
  useRefusals();
  return (
    <div className="study-line">
      <div className="study-strip">
        <AnalysisStrip />
        <Here />
      </div>
      <Status />
    </div>
  );
}

/** Who is here, as the way to the panel of the study. */
function Here() {
  const { studies } = useWords();
  const { ui } = useTable();
  const shown = useUi((state) => state.panel === 'beside');
  const people = useStudy((state) => state.people);
  const more = useStudy((state) => state.more);
  const you = useStudy((state) => state.you);
  const others = people.filter(({ id }) => id !== you);
  return (
    <button
      type="button"
      className="button button-quiet study-here"
      aria-pressed={shown}
      title={studies.here(people.length + more)}
      onClick={() => ui.toggle('beside')}
    >
      {[...people.filter(({ id }) => id === you), ...others].slice(0, DISCS).map((person) => (
        <PersonDisc key={person.id} person={person} />
      ))}
      <span className="hidden-text">{`${studies.panel}: ${studies.here(people.length + more)}`}</span>
      {people.length + more > DISCS && (
        <span className="figures" aria-hidden="true">
          +{people.length + more - DISCS}
        </span>
      )}
    </button>
  );
}

/** Whether there is a connection, what waits for it, and whose view is followed. */
function Status() {
  const { studies } = useWords();
  const lost = useStudy((state) => state.connection === 'lost');
  const waiting = useStudy((state) => state.waiting);
  const unkept = useStudy((state) => state.unkept);
  const followed = useStudy(({ people, following }) => people.find(({ id }) => id === following));
  return (
    <div role="status" className="study-status">
      {lost && (
        <p className="study-lost">
          {unkept ? studies.lostUnkept : studies.lost} {waiting > 0 && studies.waiting(waiting)}
        </p>
      )}
      {followed && !lost && <p>{studies.following(followed.name ?? studies.visitor)}</p>}
    </div>
  );
}

/** Says what of one's own changes could not be kept, and why. */
function useRefusals(): void {
  const words = useWords();
  const { ui } = useTable();
  const refusal = useStudy((state) => state.refusal);
  useEffect(() => {
    if (refusal) ui.toast({ kind: 'refusal', text: troubleSentence(words, refusal) });
  }, [refusal, ui, words]);
}
