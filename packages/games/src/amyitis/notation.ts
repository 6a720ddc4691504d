import { moveTexts } from '@nabu/kernel';
import { COURT, CRAFTS, RESOURCES, TEMPLES } from './box.ts';
import { EDGE_NAMES, SQUARE_NAMES } from './map.ts';
import { type Move, VOCABULARY } from './vocabulary.ts';

const texts = moveTexts(VOCABULARY, write);

/** The move as it travels and is stored: `recruit 2 priest`, `irrigate 0,3-1,3`. */
export const format = texts.format;

/** The move a text names, or null. */
export const parse = texts.parse;

function write(move: Move): string {
  switch (move.type) {
    case 'pass':
    case 'keep':
      return move.type;
    case 'recruit':
      return `recruit ${move.group + 1} ${CRAFTS[move.craft]}`;
    case 'caravan':
      return `caravan ${move.steps}`;
    case 'field':
      return `field ${move.row + 1}`;
    case 'temple':
    case 'procession':
      return `${move.type} ${TEMPLES[move.temple]}`;
    case 'irrigate':
      return `irrigate ${EDGE_NAMES[move.edge]}`;
    case 'sell':
      return `sell ${RESOURCES[move.resource]}${move.other === null ? '' : `,${RESOURCES[move.other]}`}`;
    case 'buy':
    case 'court':
      return `${move.type} ${COURT[move.court]}`;
    case 'plant':
      return `plant ${SQUARE_NAMES[move.square]}`;
    case 'pay':
    case 'discard':
    case 'take':
      return `${move.type} ${RESOURCES[move.resource]}`;
    case 'takeCamel':
      return 'take camel';
    case 'takeTalent':
      return 'take talent';
    case 'swap':
      return `swap ${RESOURCES[move.resource]} ${RESOURCES[move.other]}`;
  }
}
