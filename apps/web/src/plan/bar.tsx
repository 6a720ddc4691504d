import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable } from '../table/context.ts';
import { grouped } from '../table/grouped.ts';
import { useAddStep } from './add-step.ts';
import { toldSteps } from './steps.ts';

/** Opens the plan on the board, or goes back to the game. */
export function PlanButton() {
  const { planning } = useTable();
  const { plan } = useWords();
  const open = useStore(planning.store, (state) => state.open);
  return (
    <button
      type="button"
      className="button button-small tray-plan"
      aria-pressed={open}
      aria-keyshortcuts="k"
      title={plan.open}
      aria-label={plan.open}
      onClick={() => planning.toggle()}
    >
      <Icon name="plan" /> <span className="tray-label">{plan.title}</span>
    </button>
  );
}

/** While a plan is shown: its steps, what can be put in, and the way back to the game. */
export function PlanBar() {
  const { planning } = useTable();
  const { plan: say } = useWords();
  const drawn = useStore(planning.store, (state) => state.drawn);
  if (!drawn) return null;
  return (
    <section className="plan-bar" aria-label={say.title}>
      <PlanSteps />
      <div className="plan-acts">
        <Replies />
        <Example />
        <QueueButton />
        <button
          type="button"
          className="button button-small button-quiet"
          aria-label={say.clear}
          title={say.clear}
          onClick={() => planning.clear()}
        >
          <Icon name="bin" />
        </button>
        <button
          type="button"
          className="button button-small"
          aria-label={say.close}
          title={say.close}
          onClick={() => planning.close()}
        >
          <Icon name="back" /> <span className="plan-label">{say.close}</span>
        </button>
      </div>
    </section>
  );
}

/** The steps in order; pressing one shows the table after it. */
function PlanSteps() {
  const table = useTable();
  const { planning } = table;
  const words = useWords();
  const state = useStore(planning.store);
  const steps = toldSteps(state, table, words);
  const say = words.plan;
  const list = useRef<HTMLOListElement>(null);
  const { at } = state;
  useEffect(() => {
    const current = at > 0 ? list.current?.querySelector('[aria-current]') : null;
    current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  return (
    <ol ref={list} className="plan-steps" aria-label={say.steps}>
      {steps.map(({ key, number, text, state: told, look }) =>
        number === null ? (
          <li key={key} className={`plan-step is-${look}`}>
            <span>{text}</span> <span className="plan-told">{told}</span>
          </li>
        ) : (
          <li key={key} className={`plan-step is-${look}`}>
            <button
              type="button"
              aria-current={state.at === number ? 'step' : undefined}
              aria-disabled={look === 'impossible'}
              onClick={() => planning.goTo(number)}
            >
              <span className="hint-number" aria-hidden="true">
                {number}
              </span>
              <span>
                {text} {told && <span className="plan-told">{told}</span>}
              </span>
            </button>
          </li>
        ),
      )}
      {steps.length === 0 && <li className="plan-step plan-told">{say.empty}</li>}
    </ol>
  );
}

/** What another may do: whatever they like, or one of the moves they may have. */
function Replies() {
  const { planning, names, gameWords } = useTable();
  const { plan: say } = useWords();
  const drawn = useStore(planning.store, (state) => state.drawn);
  const planner = useStore(planning.store, (state) => state.plan?.seat);
  const add = useAddStep();
  const id = useId();
  if (drawn?.actor == null || drawn.actor === planner) return null;
  const name = names[drawn.actor];
  const groups = grouped(drawn.replies, (move) => gameWords.group(move));
  return (
    <>
      <button type="button" className="button button-small" onClick={() => add(null)}>
        {names.length > 2 ? say.others : say.whatever(name)}
      </button>
      {drawn.replies.length > 0 && (
        <>
          <label className="hidden-text" htmlFor={id}>
            {say.reply(name)}
          </label>
          <select
            id={id}
            className="plan-replies"
            value=""
            onChange={({ target }) => {
              const move = drawn.replies.find(({ index }) => String(index) === target.value);
              if (move) add(move);
            }}
          >
            <option value="">{say.choose}</option>
            {[...groups].map(([group, moves]) => (
              <optgroup key={group} label={group}>
                {moves.map((move) => (
                  <option key={move.index} value={move.index}>
                    {gameWords.move(move, drawn.view)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </>
      )}
    </>
  );
}

/** Where the line ends at something unknown: goes on with one of the ways it may come. */
function Example() {
  const { planning } = useTable();
  const { plan: say } = useWords();
  const { plan, drawn, at } = useStore(planning.store);
  const taken = at > 0 && plan ? (plan.steps[at - 1]?.example ?? null) !== null : false;
  if (!drawn?.ends && !taken) return null;
  return (
    <button type="button" className="button button-small" onClick={() => planning.example()}>
      {taken ? say.another : say.example}
    </button>
  );
}

function QueueButton() {
  const { planning, ui } = useTable();
  const { plan: say } = useWords();
  const plan = useStore(planning.store, (state) => state.plan);
  const broken = useStore(planning.store, (state) => state.line?.broken?.step === 0);
  const can = plan?.steps.some(({ seat, move }) => seat === plan.seat && move !== null) && !broken;
  if (!plan || (!can && !plan.queued)) return null;
  const label = plan.queued ? say.cancel : say.queue;
  return (
    <button
      type="button"
      className="button button-small plan-queue"
      aria-label={label}
      title={plan.queued ? label : `${label}. ${say.rule}`}
      onClick={() => {
        if (!plan.queued) ui.toast({ kind: 'plain', text: `${say.queued} ${say.rule}` });
        planning.queue(!plan.queued);
      }}
    >
      <Icon name={plan.queued ? 'close' : 'play'} /> <span className="plan-label">{label}</span>
    </button>
  );
}

/** In the game: what is left of a plan, whether it will be played, and the way to stop that. */
export function PlanNote() {
  const { planning } = useTable();
  const { plan: say } = useWords();
  const { plan, line, open } = useStore(planning.store);
  if (open || !plan || plan.steps.length === 0) return null;
  const broken = line?.broken;
  return (
    <span className={broken ? 'plan-note is-broken' : 'plan-note'}>
      <button type="button" className="plan-note-open" onClick={() => planning.open()}>
        {broken ? say.noteBroken(broken.step + 1) : say.note(plan.steps.length)}
      </button>
      {plan.queued && (
        <>
          <span className="plan-told"> {say.queued} </span>
          <button
            type="button"
            className="button button-small"
            title={say.cancel}
            aria-label={say.cancel}
            onClick={() => planning.queue(false)}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </span>
  );
}
