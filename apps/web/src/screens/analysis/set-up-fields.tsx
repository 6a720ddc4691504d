import { SeatMark } from '../../art/seat-mark.tsx';
import {
  countedText,
  countsIn,
  type PositionWords,
  valueIn,
  withWord,
} from '../../boards/common/position-words.ts';
import type { SetupField, SetupGroup, SetupKind } from '../../boards/common/setup-kind.ts';
import { useWords } from '../../i18n/language.ts';
import { Counter } from './counter.tsx';

interface FieldsProps {
  readonly kind: SetupKind;
  readonly groups: readonly SetupGroup[];
  readonly words: PositionWords;
  readonly names: readonly string[];
  onChange(words: PositionWords): void;
}

/** What of a position lies on no space: the turn, hands, goods and points, each with a control of its own. */
export function SetUpFields({ kind, groups, words, names, onChange }: FieldsProps) {
  const { setup } = useWords().analysis;
  const set = (name: string, value: string | null) => {
    const changed = value === null ? withFlag(words, name) : withWord(words, name, value);
    onChange(kind.settle?.(changed, name) ?? changed);
  };
  const turn: SetupField = {
    ...{ kind: 'choice', name: 'turn', label: setup.turn },
    options: names.map((name, seat) => [`${seat + 1}`, name]),
  };
  return (
    <div className="set-up-groups">
      {groups.map(({ seat, fields }) => (
        <fieldset key={seat ?? 'table'} className="card pad set-up-group">
          <legend>
            {seat === null ? (
              setup.table
            ) : (
              <>
                <SeatMark seat={seat} size="1em" /> {names[seat]}
              </>
            )}
          </legend>
          {(seat === null ? [turn, ...fields] : fields).map((field) => (
            <Field key={field.name} field={field} words={words} onSet={set} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

const withFlag = (words: PositionWords, name: string): PositionWords => [
  ...words,
  { name, value: null },
];

interface FieldProps {
  readonly field: SetupField;
  readonly words: PositionWords;
  /** Null sets a word that stands alone. */
  onSet(name: string, value: string | null): void;
}

function Field({ field, words, onSet }: FieldProps) {
  const { name, label } = field;
  const value = valueIn(words, name);
  const set = (now: string) => onSet(name, now);
  switch (field.kind) {
    case 'choice':
      return <Choice {...{ label, value, options: field.options }} onSet={set} />;
    case 'count':
      return (
        <Counter
          label={label}
          count={Number(value) || 0}
          most={field.most}
          onCount={(count) => set(count === 0 ? '' : String(count))}
        />
      );
    case 'flag': {
      const on = words.some((word) => word.name === name);
      return (
        <label className="row">
          <input type="checkbox" checked={on} onChange={() => onSet(name, on ? '' : null)} />
          {label}
        </label>
      );
    }
    case 'tally':
      return <Tally field={field} value={value} onSet={set} />;
    case 'numbers':
      return <Numbers field={field} value={value} onSet={set} />;
    case 'pick':
      return <Pick field={field} value={value} onSet={set} />;
    case 'places':
      return <Places field={field} value={value} onSet={set} />;
  }
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  /** Hides the label from sight, where another one says the same. */
  readonly quiet?: boolean;
  onSet(value: string): void;
}

function Choice({ label, value, options, quiet, onSet }: ChoiceProps) {
  return (
    <label className="field">
      <span className={quiet ? 'hidden-text' : undefined}>{label}</span>
      <select className="input" value={value} onChange={({ target }) => onSet(target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ValueProps<Kind extends SetupField['kind']> {
  readonly field: SetupField & { readonly kind: Kind };
  readonly value: string;
  onSet(value: string): void;
}

const MANY = 60;

/** How many there are of each kind. */
function Tally({ field: { label, kinds, form }, value, onSet }: ValueProps<'tally'>) {
  const list = value.split(',').filter(Boolean);
  const counts =
    form === 'list'
      ? new Map(kinds.map(([each]) => [each, list.filter((one) => one === each).length]))
      : new Map(kinds.map(([each]) => [each, countsIn(value).get(each) ?? 0]));
  const write = (now: ReadonlyMap<string, number>) => {
    if (form === 'counted') return countedText(now);
    const all = [...now].flatMap(([each, count]) => new Array<string>(count).fill(each));
    return all.join(form === 'list' ? ',' : '');
  };
  return (
    <fieldset className="set-up-many">
      <legend>{label}</legend>
      {kinds.map(([each, text]) => (
        <Counter
          key={each}
          label={text}
          count={counts.get(each) ?? 0}
          most={MANY}
          onCount={(count) => onSet(write(new Map(counts).set(each, count)))}
        />
      ))}
    </fieldset>
  );
}

const MOST_POINTS = 999;

/** Several numbers; nothing is written while all are zero. */
function Numbers({ field: { label, parts }, value, onSet }: ValueProps<'numbers'>) {
  const given = value.split('/');
  const numbers = parts.map((_, at) => Number(given[at]) || 0);
  return (
    <fieldset className="set-up-many">
      <legend>{label}</legend>
      {parts.map((part, at) => (
        <Counter
          key={part}
          label={part}
          count={numbers[at]}
          most={MOST_POINTS}
          onCount={(count) => {
            const now = numbers.with(at, count);
            onSet(now.every((each) => each === 0) ? '' : now.join('/'));
          }}
        />
      ))}
    </fieldset>
  );
}

/** Any of some things. What is written about one besides its name goes when it goes. */
function Pick({ field: { label, options }, value, onSet }: ValueProps<'pick'>) {
  const list = value.split(',').filter(Boolean);
  const isOn = (each: string) => list.some((one) => one.startsWith(each));
  const toggle = (each: string) =>
    onSet(
      isOn(each)
        ? list.filter((one) => !one.startsWith(each)).join(',')
        : [...list, each].join(','),
    );
  return (
    <fieldset className="set-up-many">
      <legend>{label}</legend>
      {options.map(([each, text]) => (
        <label key={each} className="row">
          <input type="checkbox" checked={isOn(each)} onChange={() => toggle(each)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

/** Places in a row, each with something on it or nothing; nothing is written while all are empty and may be. */
function Places({ field, value, onSet }: ValueProps<'places'>) {
  const { label, options, count, between } = field;
  const [empty] = options[0];
  const given = value === '' ? [] : value.split(between);
  const places = Array.from({ length: count }, (_, at) => given[at] ?? empty);
  return (
    <fieldset className="set-up-many">
      <legend>{label}</legend>
      {places.map((place, at) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is where it is
          key={at}
          label={`${label} ${at + 1}`}
          quiet
          value={place}
          options={options}
          onSet={(now) => {
            const all = places.with(at, now);
            const bare = between === '' && all.every((each) => each === empty);
            onSet(bare ? '' : all.join(between));
          }}
        />
      ))}
    </fieldset>
  );
}
