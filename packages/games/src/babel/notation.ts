import { moveTexts } from '@nabu/kernel';
import { NATIONS } from './box.ts';
import type { Event } from './events.ts';
import { type Move, type Run, VOCABULARY } from './vocabulary.ts';

const texts = moveTexts(VOCABULARY, write);

/** The move as it travels and is stored: `mig H>S`, `M:A#2`. */
export const format = texts.format;

/** The move a text names, or null. */
export const parse = texts.parse;

function write(move: Move): string {
  switch (move.type) {
    case 'walk':
      return `mv ${NATIONS[move.site]}`;
    case 'deploy':
      return `dep ${NATIONS[move.nation]}`;
    case 'build':
      return `bld Q${move.stack + 1}`;
    case 'buildStarter':
      return 'bld start';
    case 'migrate':
      return `mig ${NATIONS[move.site]}>${NATIONS[move.to]}`;
    case 'sumerians':
      return `S${suffix(move.run)}`;
    case 'assyrians':
      return `A${suffix(move.run)}`;
    case 'hittites':
      return `H${suffix(move.run)}`;
    case 'medes':
      return `M:${NATIONS[move.nation]}${suffix(move.run)}`;
    case 'persians':
      return `P:Q${move.stack + 1}${suffix(move.run)}`;
    case 'half':
      return `half ${NATIONS[move.nation]}${suffix(move.run)}`;
    case 'drop':
      return `drop ${NATIONS[move.nation]}`;
    case 'end':
      return 'end';
  }
}

/** The first run needs no mark; the others are counted from the oldest. [A3] */
function suffix(run: Run): string {
  return run === 1 ? '' : `#${run}`;
}

/** What chance decided: who starts, cards dealt or drawn, temple cards turned up. */
export function chance(event: Event): string | null {
  switch (event.type) {
    case 'opened':
      return `starter=${event.seat + 1}`;
    case 'dealt':
    case 'drew':
      return `hand${event.seat + 1}+${event.nations?.map((n) => NATIONS[n]).join('') ?? event.count}`;
    case 'quarried':
      return `Q${event.seat + 1}+${event.levels.toReversed().join('>')}`;
    case 'reshuffled':
      return `reshuffle=${event.count}`;
    default:
      return null;
  }
}
