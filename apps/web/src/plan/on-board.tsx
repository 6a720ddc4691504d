import { viewIn } from '@nabu/table';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../i18n/language.ts';
import { useTable } from '../table/context.ts';
import { HintNumbers } from '../table/hint-numbers.tsx';
import { partsOf } from '../table/hints.ts';
import { useStatus } from '../table/top.tsx';

/** Numbers on the board where the steps of the plan happen that is shown, and a word that it is one. */
export function PlanOnBoard() {
  const { planning } = useTable();
  const open = useStore(planning.store, (state) => state.open);
  return open ? <Numbers /> : null;
}

function Numbers() {
  const { planning, game, kit, props, ui } = useTable();
  const { plan: say } = useWords();
  const { plan, line, at } = useStore(planning.store);
  const { text } = useStatus();
  // What is to be put in is said whenever that changes.
  useEffect(() => ui.say(text), [ui, text]);
  const parts = useMemo(() => {
    if (!plan || !line) return [];
    return plan.steps.map(({ seat, move }, i) => {
      const word = move === null ? null : game.notation.parse(move);
      const stage = line.stages[i];
      if (!word || !stage) return [];
      return partsOf({ kit, props: { ...props, view: viewIn(stage.sketch) }, you: seat }, word);
    });
  }, [plan, line, game, kit, props]);
  return (
    <>
      <p className="plan-badge">{say.badge}</p>
      <HintNumbers
        parts={parts}
        chosen={at > 0 ? at - 1 : null}
        onChoose={() => undefined}
        onTry={(step) => planning.goTo(step + 1)}
      >
        {() => null}
      </HintNumbers>
    </>
  );
}
