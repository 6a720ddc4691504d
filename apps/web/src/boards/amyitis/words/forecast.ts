import type { Seat } from '@nabu/kernel';
import {
  type Forecast,
  givesSecond,
  type Ranks,
  type RowForecast,
  type SquareForecast,
  type TempleForecast,
} from '../rules.ts';
import type { Phrases } from './phrases.ts';

type Name = (seat: Seat) => string;

/** The places that lead to the same, together, in the order in which the first of each comes. */
function alike<T>(results: readonly T[]): readonly { places: readonly number[]; result: T }[] {
  const groups: { places: number[]; result: T }[] = [];
  results.forEach((result, place) => {
    const same = groups.find((group) => JSON.stringify(group.result) === JSON.stringify(result));
    if (same) same.places.push(place);
    else groups.push({ places: [place], result });
  });
  return groups;
}

function ranksText({ forecast }: Phrases, { first, second }: Ranks, seats: number, name: Name) {
  const who = (seat: Seat | null) => (seat === null ? forecast.nobody : name(seat));
  if (!givesSecond(seats) || first === null) return forecast.first(who(first));
  return `${forecast.first(who(first))}, ${forecast.second(who(second))}`;
}

/** Who would take a temple's rewards; a line for each way of the procession that changes it. */
export function templeLines(
  phrases: Phrases,
  { walker, ranks }: TempleForecast,
  seats: number,
  name: Name,
  when: string,
): readonly string[] {
  const { forecast, temples } = phrases;
  const ways = alike(ranks);
  return ways.map(({ places, result }) => {
    const text = ranksText(phrases, result, seats, name);
    if (ways.length === 1 || walker === null) return `${when}: ${text}`;
    const goals = forecast.or(places.map((temple) => temples[temple]));
    return `${forecast.procession(name(walker), goals)}: ${text}`;
  });
}

/** Who would win the Gardener of a row. */
export function rowLines({ forecast }: Phrases, row: RowForecast, name: Name): readonly string[] {
  const { winner, cubes, left, filledBy, gardener } = row;
  const majority =
    winner === null ? forecast.noMajority : forecast.mostCubes(name(winner), cubes[winner]);
  if (!gardener) return [majority, forecast.noGardener];
  if (filledBy === null) return [majority, forecast.toFill(left)];
  return [
    majority,
    ...alike(filledBy).map(({ places, result }) =>
      forecast.filledBy(forecast.or(places.map(name)), result === null ? null : name(result)),
    ),
  ];
}

/** Who has the most water around a terrace. */
export function waterText(phrases: Phrases, square: SquareForecast, name: Name): string {
  const { forecast, labels } = phrases;
  const { most, cubes } = square;
  if (most !== null) return labels.around(name(most), cubes[most]);
  const highest = Math.max(...cubes);
  if (highest === 0) return forecast.noWater;
  const tied = cubes.flatMap((count, seat) => (count === highest ? [name(seat)] : []));
  return forecast.sharedWater(phrases.and(tied), highest);
}

/** Who has the most water around a terrace, and what planting it would pay them. */
export function squareLines(
  phrases: Phrases,
  square: SquareForecast,
  name: Name,
): readonly string[] {
  const { forecast, cities } = phrases;
  const { most, plants } = square;
  if (most === null) return [waterText(phrases, square, name)];
  const paid = alike(plants.map(({ water }) => water?.points ?? 0));
  return [
    waterText(phrases, square, name),
    ...paid
      .toSorted((a, b) => a.result - b.result)
      .map(({ places, result }) => {
        const from = places.map((at) =>
          forecast.plantFrom(cities[plants[at].city], plants[at].gardeners),
        );
        return forecast.pays(name(most), result, from.join(', '));
      }),
  ];
}

/** All that the end of the round would bring, as one text. */
export function forecastText(
  phrases: Phrases,
  { temples, rows }: Forecast,
  seats: number,
  name: Name,
): string {
  const { forecast, labels } = phrases;
  const sentences = [
    ...(temples ?? []).map((temple, at) =>
      [
        phrases.temples[at],
        ...templeLines(phrases, temple, seats, name, forecast.now).map(lower),
      ].join(', '),
    ),
    ...rows.map((row, at) =>
      [`${labels.fields}, ${labels.row(at + 1)}`, ...rowLines(phrases, row, name).map(lower)].join(
        ', ',
      ),
    ),
  ];
  return [forecast.on, ...sentences.map((sentence) => `${sentence}.`)].join(' ');
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
