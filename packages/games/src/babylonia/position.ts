import type { Seat } from '@nabu/kernel';
import { KINDS, SOURCES, TOKEN_LETTERS } from './box.ts';
import { cardsIn } from './cards.ts';
import { groundFor, type Hex, nameOf, topologyOf } from './map.ts';
import { riverPlaced } from './placing.ts';
import { tilesWon } from './scoring.ts';
import { partOf } from './sight.ts';
import { kindOf, ownerOf, type State, TOKEN_KINDS } from './state.ts';
import { isZiggurat, SCORED_ZIGGURAT, tileText } from './tiles.ts';

/**
 * A whole position on one line, secrets included: words `name=value`, those of a seat with its
 * number, counted from 1. What is empty or usual is left out.
 */
export function writePosition(state: State): string {
  const seats = state.held.map((_, seat) => seat);
  return [
    ...boardWord(state),
    `turns=${state.turns}`,
    `turn=${state.turn + 1}`,
    ...phaseWords(state),
    ...word('tiles', tilesText(state)),
    ...word('display', cardsIn(state.display).join(',')),
    ...seats.flatMap((seat) => seatWords(state, seat)),
  ].join(' ');
}

function word(name: string, value: string): string[] {
  return value === '' ? [] : [`${name}=${value}`];
}

/** Only a ground that is not the printed one is told, hex by hex: `board=ci12,Ci14,~j13`. */
function boardWord({ ground, seats }: State): string[] {
  if (ground === groundFor(seats)) return [];
  const hexes = Array.from(ground).flatMap((letter, hex) =>
    letter === '.' ? [] : [letter + nameOf(hex)],
  );
  return [`board=${hexes.join(',')}`];
}

function phaseWords(state: State): string[] {
  const { phase, placed } = state;
  const letters = KINDS.map((kind) => TOKEN_LETTERS[kind].repeat(placed[kind])).join('');
  return [
    ...word('phase', phase === 'place' ? '' : phase),
    ...word('chooser', phase === 'card' ? String(state.chooser + 1) : ''),
    ...word('placed', letters + '~'.repeat(riverPlaced(state))),
    ...word('ending', state.ending ?? ''),
  ];
}

/** Cities and fields; ziggurats are where the board has them and only told once scored. */
function tilesText({ tiles }: State): string {
  return tiles
    .flatMap((tile, hex) => {
      const told = tile !== 0 && (!isZiggurat(tile) || tile === SCORED_ZIGGURAT);
      return told ? [`${nameOf(hex)}:${tileText(tile)}`] : [];
    })
    .join(',');
}

function seatWords(state: State, seat: Seat): string[] {
  const n = seat + 1;
  const points = partOf(state.points, seat, SOURCES.length);
  return [
    ...word(`stand${n}`, countsText(partOf(state.stands, seat, TOKEN_KINDS))),
    ...word(`reserve${n}`, countsText(partOf(state.reserves, seat, TOKEN_KINDS))),
    ...word(`tokens${n}`, tokensText(state, seat)),
    ...word(`won${n}`, tilesWon(state, seat).join(',')),
    ...word(`cards${n}`, cardsText(state, seat)),
    ...word(`points${n}`, points.some((count) => count > 0) ? points.join('/') : ''),
  ];
}

/** Counts of tokens by letter: `m2f3`; a single token needs no number. */
function countsText(counts: readonly number[]): string {
  return counts
    .map((count, kind) => (count === 0 ? '' : TOKEN_LETTERS[kind] + (count === 1 ? '' : count)))
    .join('');
}

function tokensText({ tokens, ground }: State, seat: Seat): string {
  const { near } = topologyOf(ground);
  const own = near.flatMap((_, hex: Hex) => {
    const kind = kindOf(tokens[hex]);
    return kind === null || ownerOf(tokens[hex]) !== seat
      ? []
      : [`${TOKEN_LETTERS[kind]}@${nameOf(hex)}`];
  });
  return own.join(',');
}

/** Cards in front of a seat; spent ones with an `x`. */
function cardsText({ held, spent }: State, seat: Seat): string {
  return cardsIn(held[seat])
    .map((card) => `${card}${(spent >>> card) & 1 ? 'x' : ''}`)
    .join(',');
}
