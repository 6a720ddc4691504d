/** What is asked for, as it stands in the form and in the address; empty is not asked for. */
export interface Search {
  readonly player: string;
  readonly mine: boolean;
  readonly game: string;
  readonly seats: string;
  readonly pace: string;
  readonly result: string;
  readonly ending: string;
  readonly least: string;
  readonly most: string;
  /** Days as `2026-11-16`. */
  readonly from: string;
  readonly to: string;
}

const TEXTS = ['player', 'game', 'seats', 'pace', 'result', 'ending', 'least', 'most'] as const;
const DAY_MS = 24 * 3_600_000;

/** The question as it is asked of the house. Days are those of this device, and the last one counts. */
export function addressOf(search: Search): string {
  const query = new URLSearchParams();
  for (const name of TEXTS) {
    const text = search[name].trim();
    if (text !== '') query.set(name, text);
  }
  if (search.mine) query.set('mine', '1');
  const from = dayOf(search.from);
  const to = dayOf(search.to);
  if (from !== null) query.set('from', String(from));
  if (to !== null) query.set('to', String(to + DAY_MS));
  // Without a player there is nobody who won.
  if (!search.mine && !query.has('player')) query.delete('result');
  return query.toString();
}

/** What an address asks for. */
export function searchIn(address: string): Search {
  const query = new URLSearchParams(address);
  const text = (name: string) => query.get(name) ?? '';
  const day = (name: string, back: number) => {
    const time = Number(query.get(name) ?? Number.NaN);
    return Number.isFinite(time) ? dayText(new Date(time - back)) : '';
  };
  return {
    ...{ player: text('player'), game: text('game'), seats: text('seats'), pace: text('pace') },
    ...{ result: text('result'), ending: text('ending'), least: text('least'), most: text('most') },
    mine: query.get('mine') === '1',
    from: day('from', 0),
    to: day('to', DAY_MS),
  };
}

/** The first moment of a day on this device; null when the text names none. */
function dayOf(text: string): number | null {
  const time = text === '' ? Number.NaN : new Date(`${text}T00:00`).getTime();
  return Number.isNaN(time) ? null : time;
}

function dayText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
