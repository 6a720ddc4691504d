import { english } from '../../../i18n/grammar.ts';
import { endedInEnglish } from '../../common/ended.ts';
import { censusEn } from './census.en.ts';
import { clausesEn } from './clauses.en.ts';
import type { Phrases } from './phrases.ts';
import { spokenEn } from './spoken.en.ts';

const TOKENS = [
  ['merchant', 'merchants'],
  ['civil servant', 'civil servants'],
  ['priest', 'priests'],
  ['farmer', 'farmers'],
] as const;

const { count, and } = english;
const points = (n: number) => count(n, 'point', 'points');
const tokens = (n: number) => count(n, 'token', 'tokens');
const cities = (n: number) => count(n, 'city', 'cities');
const PLACES = { city: 'city', ziggurat: 'ziggurat' } as const;

const WHY: { readonly [clause: string]: (pieces: readonly string[]) => string } = {
  G1: (pieces) => `touching ${count(pieces.length, 'ziggurat', 'ziggurats')} (${and(pieces)})`,
  F3: ([hex]) => `the crop field on ${hex}`,
  F4: ([hex]) => `the crop field on ${hex}, one for each city won`,
  S3: (pieces) => `${count(pieces.length, 'linked noble', 'linked nobles')} (${and(pieces)})`,
  S6: (pieces) => `${cities(pieces.length)} won so far`,
  K1: () => 'Ziggurat Card 1',
  K7: () => 'Ziggurat Card 7',
};

/** Babylonia in English. */
export const en: Phrases = {
  title: 'Babylonia',
  tokens: TOKENS,
  symbols: ['merchant', 'civil servant', 'priest'],
  cards: {
    1: { name: 'Tribute', text: '10 points at once. Then it is spent.' },
    2: { name: 'Second wind', text: 'Once, after refilling, you may take another whole turn.' },
    3: { name: 'Great stand', text: 'Your stand holds 7 tokens from your next refill on.' },
    4: {
      name: 'Procession',
      text: 'Instead of two tokens: one merchant, one civil servant and one priest, all on land.',
    },
    5: { name: 'Overseer', text: 'With three or more farmers you may place one noble, on land.' },
    6: {
      name: 'Estates',
      text: 'Your nobles may enter crop fields, even with no token of yours beside them.',
    },
    7: {
      name: 'Royal city',
      text: 'Whenever anybody takes a city: a point for every two of your cities.',
    },
    8: { name: 'Roads', text: 'Free land between the two rivers links for you.' },
    9: { name: 'Barges', text: 'Free river hexes link for you.' },
  },

  events: {
    laid: () => 'The tiles are laid out.',
    displayed: ({ cards, byLot }) =>
      `Ziggurat Cards on display${byLot ? ', by lot' : ''}: ${and(cards.map(String))}.`,
    starter: ({ seat }, say) => `${say.name(seat)} begins.`,
    drew: ({ seat, count: n, tokens: drawn }, say) =>
      drawn && drawn.length > 0
        ? `${say.name(seat)} draws ${say.tokens(drawn)}.`
        : `${say.name(seat)} draws ${tokens(n)}.`,
    turn: ({ seat, extra }, say) =>
      extra ? `${say.name(seat)} takes an extra turn.` : `${say.name(seat)}’s turn.`,
    placed: ({ seat, hex, token, faceDown }, say) => {
      const what = token === null ? 'token' : say.token(token);
      const where = faceDown ? `face down in the river on ${hex}` : `on ${hex}`;
      return `${say.name(seat)} places a ${what} ${where}.`;
    },
    harvested: ({ seat, hex, field, points: n }, say) =>
      n === 0 ? `${say.name(seat)} takes the ${field} field on ${hex}, which pays nothing.` : null,
    surrounded: ({ hex, place }) => `The ${PLACES[place]} on ${hex} is surrounded.`,
    scoring: ({ hex, place }) => `The ${PLACES[place]} on ${hex} is scored.`,
    scored: ({ seat, points: n, clause, pieces }, say) =>
      `${say.name(seat)} gains ${points(n)}: ${WHY[clause]?.(pieces) ?? clause}.`,
    city: ({ hex, winner, beside }, say) =>
      winner === null
        ? `The city on ${hex} is tied: its tile is discarded.`
        : `${say.name(winner)} takes the city on ${hex} with ${tokens(beside[winner])} beside it.`,
    ziggurat: ({ hex, winner, beside }, say) =>
      winner === null
        ? `The ziggurat on ${hex} is tied: nobody takes a card.`
        : `${say.name(winner)} has the most tokens beside the ziggurat on ${hex} (${beside[winner]}) and chooses a card.`,
    took: ({ seat, card }, say) =>
      `${say.name(seat)} takes Ziggurat Card ${card}, ${say.card(card)}.`,
    spent: ({ seat, card }, say) => `${say.name(seat)}’s Ziggurat Card ${card} is spent.`,
    ended: endedInEnglish(),
  },

  denies: {
    card: (name, n) => `Takes the card ${name} wants, worth ${points(n)} to them next turn.`,
    blocks: (name, n) => `Keeps ${name} from scoring ${points(n)} next turn.`,
  },
  moves: {
    place: (token, hex) => `Place a ${token} on ${hex}`,
    placeDown: (token, hex) => `Place a ${token} face down in the river on ${hex}`,
    score: (place) => `Score ${place}`,
    card: (card, name) => `Take card ${card}: ${name}`,
    done: 'Done',
    again: 'Take the extra turn',
    rest: 'Keep the card for later',
  },

  clauses: clausesEn,
  sources: {
    networks: 'Nobles linked to cities',
    cities: 'City tiles',
    ziggurats: 'Tokens beside ziggurats',
    fields: 'Crop fields',
    cards: 'Ziggurat Cards',
  },
  tieBreak: 'more city tiles win',
  endings: {
    stand: 'A stand was empty after its refill',
    cities: 'At most one city was left',
    agreed: 'Ended by agreement',
  },
  options: {
    cards: 'Ziggurat Cards',
    riverTokenOpensField: 'A token in the river opens a crop field',
  },
  values: {
    cards: { first7: 'Cards 1 to 7', random7of9: 'Seven of all nine, by lot' },
    riverTokenOpensField: { true: 'Yes', false: 'No' },
  },

  prompts: {
    over: 'The game is over.',
    watching: 'You are watching.',
    waiting: (phase) =>
      phase === 'card'
        ? 'Another player chooses a Ziggurat Card.'
        : 'Another player is deciding. Look at any city to see what it would pay.',
    first: 'First turn: place exactly one token.',
    second: 'Second turn: place exactly two tokens.',
    begin: 'Place two tokens of any kinds, or three or more farmers.',
    one: 'Place one more token.',
    last: 'Place your last token.',
    more: 'Go on placing, or press Done.',
    done: 'Press Done to score and refill.',
    score: 'Several places are surrounded: choose what is scored next.',
    card: 'You lead at the ziggurat: choose a Ziggurat Card.',
    again: 'Do you want to use your extra turn now?',
  },

  places: {
    city: (symbols) => `city of ${symbols}`,
    ziggurat: 'ziggurat',
    scoredZiggurat: 'ziggurat, scored',
    field: (value) => `crop field worth ${value}`,
    cityField: (now) => `crop field with the city symbol, now worth ${now}`,
    land: 'free land',
    river: 'free river',
    unused: 'land that is not used',
    token: (token, name) => `${token} of ${name}`,
    hidden: (name) => `face-down token of ${name}`,
    ownHidden: (token) => `your ${token}, face down`,
    beside: (places) => `beside ${places}`,
    and,
  },

  describe: {
    turn: (name) => `${name} decides.`,
    player: (name, total, won, stand, reserve) =>
      `${name}: ${points(total)}, cities won: ${won}, ${tokens(stand)} on the stand, ${reserve} in reserve.`,
    stand: (held) => `Your stand: ${held}.`,
    reserve: (held) => `Your reserve holds ${held}.`,
    cards: (name, cards) => `${name}’s Ziggurat Cards: ${cards}.`,
    display: (cards) => `Ziggurat Cards on display: ${cards}.`,
    city: (hex, symbols, open, beside) =>
      `City on ${hex}, symbols ${symbols}; ${open}; beside it: ${beside}.`,
    ziggurat: (hex, open, beside) => `Ziggurat on ${hex}; ${open}; beside it: ${beside}.`,
    scored: (hex) => `Ziggurat on ${hex}, scored already.`,
    fields: (fields) => `Crop fields: ${fields}.`,
    tokens: (name, held) => `${name}’s tokens on the board: ${held}.`,
    faceDown: 'face down',
    waiting: (places) => `To be scored: ${places}.`,
    surrounded: 'surrounded',
    open: (hexes) => `open land ${hexes}`,
    nothing: 'nothing',
    spent: 'spent',
  },

  reasons: {
    sum: (n, parts) => `${n} = ${parts.join(' + ')}`,
    nobles: (n, kind) => count(n, TOKENS[kind][0], TOKENS[kind][1]),
    ziggurats: (n) => count(n, 'ziggurat', 'ziggurats'),
    field: (n) => `crop field ${n}`,
    cities,
    card: (card) => `card ${card}`,
    takesCity: (name, n) => `${name} takes the city: ${tokens(n)} beside it`,
    cityTied: 'A tie: the tile is discarded',
    choosesCard: (name, n) => `${name} chooses a card: ${tokens(n)} beside it`,
    cardTied: 'A tie: nobody takes a card',
    took: (name, card, cardName) => `${name} takes card ${card}: ${cardName}`,
    surrounds: (place) => `surrounds the ${place}`,
    nothing: 'scores nothing at once',
  },

  spoken: spokenEn,
  census: censusEn,

  labels: {
    board: 'Board of Babylonia',
    map: 'Map. Arrow keys, Home, End, Page Up and Page Down walk from hex to hex; Enter chooses.',
    rivers: { tigris: 'Tigris', euphrates: 'Euphrates' },
    north: 'N',
    unused: 'not used',
    zoomIn: 'Nearer',
    zoomOut: 'Farther',
    whole: 'Whole map',
    cards: 'Ziggurat Cards',
    close: 'Close',
    cancel: 'Put back',
    stand: 'Your stand',
    noStand: 'You are watching: stands are hidden',
    emptyStand: 'Your stand is empty',
    actions: 'Actions',
    done: 'Done',
    placeHere: 'Place here',
    chooseToken: 'Which token goes here?',
    ownedBy: (name) => `with ${name}`,
    spent: 'spent',
    reserve: (n) => `${tokens(n)} in reserve`,
    standSize: (n) => `${tokens(n)} on the stand`,
    citiesWon: (n) => `${cities(n)} won`,
    ifNow: 'If it were scored now',
    leads: 'leads',
    tied: 'No leader',
    besideOne: (n) => `${n} beside`,
    openLeft: (n) => `${count(n, 'land hex', 'land hexes')} still open`,
    surrounded: 'Surrounded: will be scored',
    scoredBefore: 'Scored already. Tokens placed beside it still pay.',
    touches: (n) => `Your tokens touch ${count(n, 'ziggurat', 'ziggurats')}`,
    fieldOpen: 'Your farmers may enter it',
    fieldShut: 'A farmer of yours needs a token of yours beside it',
    scoring: 'Scoring',
    citiesLeft: (n) => `${cities(n)} left`,
    keys: 'Keys',
    keyList: [
      ['1 2 3 4', 'merchant, civil servant, priest, farmer'],
      ['M S P F', 'the same by letter'],
      ['← ↑ ↓ →', 'from hex to hex'],
      ['Home PgUp End PgDn', 'slantwise'],
      ['Enter', 'place, or look at a city'],
      ['E', 'Done'],
      ['C', 'Ziggurat Cards'],
      ['+ − 0', 'nearer, farther, whole map'],
      ['Esc', 'put back'],
    ],
  },
};
