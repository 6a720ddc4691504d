import type { Language } from '../../../table/kit.ts';

/** What Babel's cards and piles are and do, each in a sentence. */
interface TipPhrases {
  /** By nation: what three of them side by side can do. */
  readonly powers: readonly string[];
  /** What any nation can do instead. */
  readonly any: string;
  /** A site by its owner, or the viewer's own. */
  site(site: string, owner: string | null): string;
  temple(levels: readonly number[]): string;
  readonly noTemple: string;
  readonly row: string;
  readonly noRow: string;
  readonly stack: string;
  readonly deck: string;
  readonly draw: string;
  readonly discards: string;
  run(count: number, nation: string, power: string): string;
}

const en: TipPhrases = {
  powers: [
    'Three side by side where your pawn stands: spend one, and the rival’s temple at this site goes back onto the deck.',
    'Three side by side where your pawn stands: spend one to take the top of the rival’s temple at this site, if it is higher than yours and your row is as long as its level.',
    'Three side by side where your pawn stands: spend one, and all cards of a nation you name leave the rival’s row at this site.',
    'Three side by side where your pawn stands: spend one to build two levels at once, if your row is as long as the new level.',
    'Three side by side where your pawn stands: spend one, and the nation on top of the rival’s row at this site comes over to yours.',
  ],
  any: 'Three of any nation can also make the rival discard half the hand.',
  site: (site, owner) => (owner === null ? `Your ${site} site` : `${owner}’s ${site} site`),
  temple: (levels) => `Temple, from the ground: ${levels.join(', ')}`,
  noTemple: 'No temple yet',
  row: 'Cards here, the newest first',
  noRow: 'No cards here yet',
  stack: 'Both players may build with its top card; the one below is free at once.',
  deck: 'A turn ends with two of these for your own stack, the lower one on top.',
  draw: 'A turn begins with three of these for the hand.',
  discards: 'They are shuffled when the draw pile is used up.',
  run: (count, nation, power) => `${count} ${nation}: ${power}`,
};

const es: TipPhrases = {
  powers: [
    'Tres seguidas donde está tu peón: gasta una y el templo rival de esta obra vuelve al mazo.',
    'Tres seguidas donde está tu peón: gasta una para llevarte lo alto del templo rival de esta obra, si supera al tuyo y tu fila es tan larga como su nivel.',
    'Tres seguidas donde está tu peón: gasta una y todas las cartas de la nación que nombres dejan la fila rival de esta obra.',
    'Tres seguidas donde está tu peón: gasta una para construir dos niveles de una vez, si tu fila es tan larga como el nuevo nivel.',
    'Tres seguidas donde está tu peón: gasta una y la nación de la cima de la fila rival de esta obra se pasa a la tuya.',
  ],
  any: 'Tres de cualquier nación también pueden hacer que el rival descarte media mano.',
  site: (site, owner) =>
    owner === null
      ? `Tu obra de los ${site.toLowerCase()}`
      : `Obra de los ${site.toLowerCase()} de ${owner}`,
  temple: (levels) => `Templo, desde el suelo: ${levels.join(', ')}`,
  noTemple: 'Aún no hay templo',
  row: 'Cartas de aquí, la más nueva primero',
  noRow: 'Aún no hay cartas aquí',
  stack:
    'Los dos jugadores pueden construir con su carta superior; la de debajo queda libre al momento.',
  deck: 'Un turno termina con dos de estas para tu propia pila, la más baja encima.',
  draw: 'Un turno empieza con tres de estas para la mano.',
  discards: 'Se barajan cuando se agota el mazo de robo.',
  run: (count, nation, power) => `${count} ${nation}: ${power}`,
};

/** What is told of Babel's cards and piles, by language. */
export const tipPhrases: { readonly [language in Language]: TipPhrases } = { en, es };
