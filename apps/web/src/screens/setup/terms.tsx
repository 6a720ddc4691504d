import { useWords } from '../../i18n/language.ts';
import { Choices } from '../choices.tsx';
import type { Arrangement } from './arrangement.ts';

/** After how many minutes bots may take seats for which nobody came; 0 waits for people. */
const MINUTES = ['0', '2', '5', '15'] as const;

/** Online: who may sit down, and what becomes of seats for which nobody comes. */
export function TermsFields({
  arrangement,
  onArrange,
}: {
  readonly arrangement: Arrangement;
  readonly onArrange: (arrangement: Arrangement) => void;
}) {
  const { admits, fill } = useWords().lobby;
  if (arrangement.seats.every(({ sitter }) => sitter !== 'open')) return null;
  return (
    <>
      <Choices
        legend={admits.title}
        name="admits"
        values={['everybody', 'accounts']}
        value={arrangement.admits ?? 'everybody'}
        label={(who) => (who === 'accounts' ? admits.accountsOnly : admits.everybody)}
        onChoose={(who) => onArrange({ ...arrangement, admits: who })}
      />
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
