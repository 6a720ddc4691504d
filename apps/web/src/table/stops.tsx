import { leftWithout } from '@nabu/table';
import { useWords } from '../i18n/language.ts';
import { useTable } from './context.ts';
import { Sheet } from './dialog.tsx';
import type { Stop } from './ui.ts';
import { useAsk } from './use-context.ts';

/** The ways to stop before the rules do, as buttons of the menu; each asks once more. */
export function StopButtons() {
  const { ui, session, table, frame } = useTable();
  const words = useWords();
  const here = session.home === 'here';
  const paused = frame.now.pause !== null;
  const stops: readonly Stop[] = [
    ...(paused || (here && !table.pace) ? [] : (['pause'] as const)),
    ...(paused || here ? [] : (['postpone'] as const)),
    'end',
    'resign',
  ];
  const label = (stop: Stop) => {
    if (stop === 'resign') return words.ends.resign;
    if (stop === 'end' && here) return words.table.endNow;
    return words.ends.offers[stop].button;
  };
  return stops.map((stop) => (
    <button key={stop} type="button" className="button" onClick={() => ui.open({ stop })}>
      {label(stop)}
    </button>
  ));
}

/** Says what will happen and asks once more before an offer is made, or before giving up. */
export function StopSheet({ stop }: { readonly stop: Stop }) {
  const { ui, session } = useTable();
  const { table, ends, house } = useWords();
  const ask = useAsk();
  const consequence = useResignConsequence();
  const press = () => {
    ui.open(null);
    ask(stop === 'resign' ? { type: 'resign' } : { type: 'offer', what: stop });
  };
  const endsHere = stop === 'end' && session.home === 'here';
  const title =
    stop === 'resign' ? ends.resign : endsHere ? table.endNow : ends.offers[stop].button;
  return (
    <Sheet title={title} onClose={() => ui.open(null)}>
      <p>{stop === 'resign' ? consequence : ends.offers[stop].ask}</p>
      <div className="row">
        <button type="button" className="button button-primary" onClick={press}>
          {title}
        </button>
        <button type="button" className="button" onClick={() => ui.open(null)}>
          {house.cancel}
        </button>
      </div>
    </Sheet>
  );
}

function useResignConsequence(): string {
  const { table, you } = useTable();
  const { resignAsk } = useWords().ends;
  return resignAsk[leftWithout(table.seats, you)];
}
