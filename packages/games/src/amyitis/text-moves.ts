import { COURT, CRAFTS, EDGE_NAMES, type Move, RESOURCES, SQUARE_NAMES, TEMPLES } from './index.ts';

/** What a move of Amyitis does, in a few words. */
export function describeMove(move: Move): string {
  switch (move.type) {
    case 'pass':
      return 'do nothing more this round';
    case 'recruit':
      return `recruit the ${CRAFTS[move.craft]} of group ${move.group + 1}`;
    case 'caravan':
      return `lead the caravan ${move.steps} square${move.steps === 1 ? '' : 's'} on and trade there`;
    case 'field':
      return `send a peasant to field row ${move.row + 1}`;
    case 'temple':
      return `send a priest to ${TEMPLES[move.temple]}`;
    case 'procession':
      return `a cube of your own for ${TEMPLES[move.temple]}, neutral ones for the others`;
    case 'irrigate':
      return `irrigate between ${EDGE_NAMES[move.edge].replace('-', ' and ')}`;
    case 'sell':
      return move.other === null
        ? `sell ${RESOURCES[move.resource]} for 3 points`
        : `sell ${RESOURCES[move.resource]} and ${RESOURCES[move.other]} for 6 points`;
    case 'buy':
      return `buy the next ${COURT[move.court]}`;
    case 'court':
      return `take the next ${COURT[move.court]} as the tile's bonus`;
    case 'plant':
      return `plant square ${SQUARE_NAMES[move.square]}`;
    case 'pay':
      return `pay with ${RESOURCES[move.resource]}`;
    case 'discard':
      return `give back ${RESOURCES[move.resource]}`;
    case 'take':
      return `take the ${RESOURCES[move.resource]} of a level-2 Caravaneer`;
    case 'takeCamel':
      return "take a camel as Ishtar's reward";
    case 'takeTalent':
      return "take a talent as Ishtar's reward";
    case 'swap':
      return `exchange ${RESOURCES[move.resource]} for ${RESOURCES[move.other]}`;
    case 'keep':
      return 'exchange nothing';
  }
}
