import type { Profile } from '@nabu/protocol';
import { type Admits, paceKind, rangeOf } from '@nabu/table';
import { useWords } from '../../i18n/language.ts';
import { useMe } from '../../people/me.ts';
import { ratingText } from '../../ratings/text.ts';
import { useAsked } from '../../ratings/use-asked.ts';
import { Choices } from '../choices.tsx';
import type { Arrangement } from './arrangement.ts';

/** After how many minutes bots may take seats for which nobody came; 0 waits for people. */
const MINUTES = ['0', '2', '5', '15'] as const;

/** Who may sit down, as it is chosen. */
const WAYS = ['everybody', 'accounts', 'range'] as const;
/** A range reaches so far to both sides of one's own rating at first. */
const WIDTH = 200;

/** How strong I am in the kind of game that is set up; null when I never played one that counted. */
function useMyRating(game: string, { seats, pace }: Arrangement) {
  const { me } = useMe();
  const { answer } = useAsked<Profile>(me ? '/api/me/profile' : null);
  const kind = paceKind(pace);
  return answer?.ratings.find(
    (rated) => rated.game === game && rated.seats === seats.length && rated.pace === kind,
  );
}

/** Online: who may sit down, and what becomes of seats for which nobody comes. */
export function TermsFields({
  game,
  arrangement,
  onArrange,
}: {
  readonly game: string;
  readonly arrangement: Arrangement;
  readonly onArrange: (arrangement: Arrangement) => void;
}) {
  const { lobby, ratings } = useWords();
  const { admits, fill } = lobby;
  const mine = useMyRating(game, arrangement);
  const range = rangeOf(arrangement.admits ?? '');
  const around = Math.round((mine?.rating ?? 1500) / 50) * 50;
  const ways: { readonly [way in (typeof WAYS)[number]]: Admits } = {
    everybody: 'everybody',
    accounts: 'accounts',
    range: `${Math.max(0, around - WIDTH)}-${around + WIDTH}`,
  };
  if (arrangement.seats.every(({ sitter }) => sitter !== 'open')) return null;
  return (
    <>
      <Choices
        legend={admits.title}
        name="admits"
        values={WAYS}
        value={range ? 'range' : arrangement.admits === 'accounts' ? 'accounts' : 'everybody'}
        label={(way) =>
          ({ everybody: admits.everybody, accounts: admits.accountsOnly, range: ratings.range })[
            way
          ]
        }
        onChoose={(way) => onArrange({ ...arrangement, admits: ways[way] })}
      />
      {range && (
        <RangeFields
          {...range}
          hint={
            mine
              ? `${ratings.rangeHint} ${ratings.yours(ratingText(mine.rating, mine.provisional))}`
              : ratings.rangeHint
          }
          onRange={(from, to) => onArrange({ ...arrangement, admits: `${from}-${to}` })}
        />
      )}
      <Choices
        legend={fill.title}
        name="fill"
        values={MINUTES}
        value={MINUTES.find((each) => Number(each) === arrangement.fillMinutes) ?? '0'}
        label={(minutes) => (minutes === '0' ? fill.wait : fill.after(Number(minutes)))}
        onChoose={(minutes) => onArrange({ ...arrangement, fillMinutes: Number(minutes) })}
      />
    </>
  );
}

/** From which rating to which people may sit down. */
function RangeFields({
  from,
  to,
  hint,
  onRange,
}: {
  readonly from: number;
  readonly to: number;
  readonly hint: string;
  readonly onRange: (from: number, to: number) => void;
}) {
  const { ratings } = useWords();
  const field = (id: string, label: string, value: number, onValue: (value: number) => void) => (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="number"
        inputMode="numeric"
        min={0}
        max={9999}
        step={50}
        value={value}
        aria-describedby="rating-hint"
        onChange={({ target }) =>
          onValue(Math.min(9999, Math.max(0, Math.round(Number(target.value)))))
        }
      />
    </div>
  );
  return (
    <div className="setup-range">
      {field('rating-from', ratings.from, from, (value) => onRange(value, to))}
      {field('rating-to', ratings.to, to, (value) => onRange(from, value))}
      <p id="rating-hint" className="soft setup-hint">
        {hint}
      </p>
    </div>
  );
}
