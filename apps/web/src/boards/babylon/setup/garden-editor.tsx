import './garden-editor.css';
import { useState } from 'react';
import { SeatMark } from '../../../art/seat-mark.tsx';
import type { SetupEditorProps } from '../../common/setup-kind.ts';
import { Cells } from '../cells.tsx';
import { GROUND_PLAN_BOX, GroundPlanDrawing } from '../ground-plan.tsx';
import {
  type Cell,
  cellName,
  isPlace,
  type State,
  SYMBOLS,
  seenItems,
  spaces,
  viewOf,
} from '../rules.ts';
import { phrases } from '../words/index.ts';
import { type ItemKind, type Laying, withItem, withoutTop, withTile } from './garden-words.ts';
import { TileChoice } from './tile-choice.tsx';
import { SETUP_WORDS } from './words.ts';

/** What a press on the ground plan does. */
type Act = 'tile' | 'clear' | ItemKind;
const ACTS: readonly Act[] = ['tile', ...SYMBOLS, 'clear'];

const FIRST: Laying = { tile: 'sw', turns: 0, higher: 0, open: null };

/** The gardens of all players on their ground plans: presses lay tiles, put items up and take things away. */
export function GardenEditor(props: SetupEditorProps) {
  const { words, state, names, language, onChange } = props;
  const say = SETUP_WORDS[language];
  const [seat, setSeat] = useState(0);
  const [act, setAct] = useState<Act>('tile');
  const [laying, setLaying] = useState(FIRST);
  const [end, setEnd] = useState<Cell | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const now = state as State;
  const ground = spaces(now, seat);
  const choose = (next: Act) => {
    setAct(next);
    setEnd(null);
    setRefusal(null);
  };
  const take = (changed: typeof words) => {
    const why = props.refusalOf(changed);
    setRefusal(why);
    setEnd(null);
    if (why === null) onChange(changed);
  };
  const press = (cell: Cell) => {
    if (act === 'clear') take(withoutTop(words, seat, ground, cell));
    else if (act === 'tile') {
      if (isPlace(cell)) take(withTile(words, seat, now, cell, laying));
    } else if (act === 'statue') take(withItem(words, seat, ground, act, [cell]));
    else if (end === null) setEnd(cell);
    else take(withItem(words, seat, ground, act, [end, cell]));
  };
  const hint =
    act === 'tile' || act === 'clear' || act === 'statue'
      ? say.hint[act]
      : end === null
        ? say.hint.pair
        : say.hint.second(cellName(end));
  return (
    <section className="card pad garden-editor" data-game="babylon">
      <div className="garden-editor-tools">
        <fieldset className="set-up-pieces">
          <legend>{say.gardenOf}</legend>
          {names.map((name, each) => (
            <button
              key={name}
              type="button"
              className="button button-small"
              aria-pressed={seat === each}
              onClick={() => setSeat(each)}
            >
              <SeatMark seat={each} size="1em" /> {name}
            </button>
          ))}
        </fieldset>
        <fieldset className="set-up-pieces">
          <legend>{say.act}</legend>
          {ACTS.map((each) => (
            <button
              key={each}
              type="button"
              className="button button-small"
              aria-pressed={act === each}
              onClick={() => choose(each)}
            >
              {each === 'tile' || each === 'clear'
                ? say.acts[each]
                : phrases[language].symbols[SYMBOLS.indexOf(each)]}
            </button>
          ))}
        </fieldset>
        {act === 'tile' && (
          <TileChoice words={words} laying={laying} language={language} onChange={setLaying} />
        )}
        <p className="soft">{hint}</p>
        <p role="status" className={refusal === null ? 'soft' : 'notice notice-bad'}>
          {refusal !== null && (
            <>
              {say.refused} <q>{refusal}</q>
            </>
          )}
        </p>
      </div>
      <div className="babylon garden-editor-ground-plan">
        <svg viewBox={GROUND_PLAN_BOX} className="ground-plan">
          <title>{phrases[language].labels.groundPlanOf(names[seat])}</title>
          <GroundPlanDrawing
            garden={viewOf(now, seat).gardens[seat]}
            ground={ground}
            items={seenItems(now, seat)}
            fresh={0}
            pointed={end === null ? [] : [end]}
            news={[]}
          >
            <Cells ground={ground} say={phrases[language]} onPress={press} />
          </GroundPlanDrawing>
        </svg>
      </div>
    </section>
  );
}
