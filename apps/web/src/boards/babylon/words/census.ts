import { cellName, MATERIALS, moveLike, SYMBOLS } from '../rules.ts';
import { nameCells } from './name.ts';
import type { Phrases } from './phrases.ts';

/** What is said of many games of Babylon together. */
export interface CensusPhrases {
  readonly headings: { readonly [heading: string]: string };
  readonly remove: string;
  dig(material: string): string;
  build(cell: string, level: number): string;
}

/** A move as it is called among like moves, in words. */
export function likeText(say: Phrases, text: string): string {
  const { census } = say;
  const [kind, name = '', level = ''] = text.split(' ');
  switch (kind) {
    case 'remove':
      return census.remove;
    case 'dig':
      return census.dig(materialText(say, name));
    case 'build':
      return census.build(name, Number(level));
    default:
      return moveText(say, text);
  }
}

function moveText({ moves, symbols, ...say }: Phrases, text: string): string {
  const move = moveLike(text);
  switch (move?.type) {
    case 'symbol':
      return moves.symbol(cellName(move.cell), symbols[move.symbol]);
    case 'statue':
      return moves.item(symbols[SYMBOLS.indexOf('statue')], cellName(move.cell));
    case 'fountain':
    case 'bridge':
    case 'stairway': {
      const cells = nameCells({ moves, symbols, ...say }, [move.cell, move.to]);
      return moves.item(symbols[SYMBOLS.indexOf(move.type)], cells);
    }
    case 'done':
    case 'store':
    case 'discard':
      return moves[move.type];
    default:
      return text;
  }
}

function materialText({ materials }: Phrases, name: string): string {
  return materials[(MATERIALS as readonly string[]).indexOf(name)] ?? name;
}

/** What was counted, in words. */
export function countedText(say: Phrases, heading: string, name: string): string {
  const text =
    heading === 'tile'
      ? materialText(say, name)
      : (say.symbols[(SYMBOLS as readonly string[]).indexOf(name)] ?? say.belvedere);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
