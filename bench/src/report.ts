import type { Figures } from './figures.ts';

/** Figures by game and seat count. */
export type Report = {
  readonly games: { readonly [id: string]: { readonly [seats: string]: Figures } };
};

/** The report as a table for people. */
export function tableOf(report: Report): string {
  return Object.entries(report.games)
    .flatMap(([id, bySeats]) =>
      Object.entries(bySeats).map(([seats, figures]) => blockOf(`${id}, ${seats} seats`, figures)),
    )
    .join('\n\n');
}

function blockOf(title: string, f: Figures): string {
  const rows = [
    ['', 'nabu', 'boardgame.io', 'ratio'],
    ['random moves per second', f.movesPerSecond, f.peer.movesPerSecond, f.ratio.movesPerSecond],
    [
      'random games per second',
      f.playoutsPerSecond,
      f.peer.playoutsPerSecond,
      f.ratio.playoutsPerSecond,
    ],
    [
      'search iterations per second',
      f.searchIterationsPerSecond,
      f.peer.searchIterationsPerSecond,
      f.ratio.searchIterationsPerSecond,
    ],
    [
      'plain search, lines to the end',
      f.plainIterationsPerSecond,
      f.peer.searchIterationsPerSecond,
      f.ratio.plainIterationsPerSecond,
    ],
    [
      'the same, to the end for both',
      f.plainIterationsPerSecond,
      f.peer.unboundedIterationsPerSecond,
      f.ratio.unboundedIterationsPerSecond,
    ],
  ];
  return [
    `${title} (boardgame.io with ${f.peer.form === 'copy' ? 'copied states' : 'immer drafts'}, its faster form)`,
    ...rows.map(([label, ...cells]) => `  ${String(label).padEnd(32)}${cells.map(cell).join('')}`),
    `  any ply of a game of ${f.plies} moves: at most ${f.anyPlyMs} ms`,
    `  stored moves ${f.storedBytes} bytes, whole record ${f.recordBytes} bytes`,
  ].join('\n');
}

function cell(value: string | number): string {
  const text = typeof value === 'number' ? value.toLocaleString('en-GB') : value;
  return text.padStart(14);
}
