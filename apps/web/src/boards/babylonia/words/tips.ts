import type { Language } from '../../../table/kit.ts';

/** What Babylonia's tokens and what lies before a player are and do, each in a sentence. */
interface TipPhrases {
  /** By kind of token. */
  readonly tokens: readonly string[];
  readonly stand: string;
  readonly cities: string;
  card(card: number, name: string): string;
}

const noble = (symbol: string) =>
  `Pays 2 points whenever a city with the ${symbol}’s symbol is scored that it is beside or linked to; in the river it links but pays nothing.`;

const en: TipPhrases = {
  tokens: [
    noble('merchant'),
    noble('civil servant'),
    noble('priest'),
    'Links nobles, may enter a crop field beside one of your tokens and takes its points; three or more may be placed in one turn.',
  ],
  stand: 'Tokens on the stand can be played; the reserve refills it after every turn.',
  cities: 'Each city won pays its owner a point whenever anybody takes a city.',
  card: (card, name) => `Ziggurat Card ${card}: ${name}`,
};

const noblePays = (symbol: string) =>
  `Da 2 puntos cada vez que se puntúa una ciudad con el símbolo del ${symbol} junto a la que está o con la que conecta; en el río conecta, pero no da puntos.`;

const es: TipPhrases = {
  tokens: [
    noblePays('mercader'),
    noblePays('funcionario'),
    noblePays('sacerdote'),
    'Conecta nobles, puede entrar en un cultivo junto a una ficha tuya y se lleva sus puntos; en un turno se pueden colocar tres o más.',
  ],
  stand: 'Las fichas del atril se pueden jugar; la reserva lo rellena tras cada turno.',
  cities: 'Cada ciudad ganada da un punto a su dueño cuando alguien se lleva una ciudad.',
  card: (card, name) => `Carta de Zigurat ${card}: ${name}`,
};

/** What is told of Babylonia's pieces, by language. */
export const tipPhrases: { readonly [language in Language]: TipPhrases } = { en, es };
