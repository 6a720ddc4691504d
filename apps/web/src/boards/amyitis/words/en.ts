import { english } from '../../../i18n/grammar.ts';
import { CITIES, CRAFTS } from '../rules.ts';
import { censusEn } from './census.en.ts';
import { clauses } from './en-clauses.ts';
import { BOX_NAMES, eventsInEnglish } from './en-events.ts';
import { forecast } from './en-forecast.ts';
import { labels } from './en-labels.ts';
import type { Phrases } from './phrases.ts';
import { spokenEn } from './spoken.en.ts';

const { count, and, plural } = english;
const talents = (n: number) => count(n, 'talent', 'talents');
const camels = (n: number) => count(n, 'camel', 'camels');
const points = (n: number) => count(n, 'point', 'points');

/** What something would have brought to somebody. */
const worth = (n: number) => `worth ${points(n)} to them next turn.`;

const names = {
  talents,
  camels,
  points,
  tokens: (n: number, resource: string) =>
    n === 1 && resource === 'dates' ? '1 date' : `${n} ${resource}`,
  card: (kind: string, level: number) => (level > 0 ? `${kind} ${level}` : `a ${kind}`),
  anyCard: 'a court card of choice',
  causes: {
    P2: 'for having passed',
    R2: 'Banker',
    C4: 'merchant',
    E3: 'Ishtar',
    E5: 'Tammouz',
    G6: 'tile',
    K5: 'Caravaneer',
  },
  sources: {
    engineers: 'Engineers',
    tiles: 'Garden tiles',
    irrigation: 'Most water around a garden',
    palaces: 'Palaces',
    bankers: 'Bankers',
    babylon: 'Sales in Babylon',
    temples: 'Temple of Marduk',
    favour: 'Amyitis’ favour',
    tokens: 'Tokens kept',
  },
} as const;

/** Amyitis in English. */
export const en: Phrases = {
  ...names,
  title: 'Amyitis',
  resources: BOX_NAMES.resources,
  crafts: CRAFTS,
  temples: ['Ishtar', 'Marduk', 'Tammouz'],
  court: BOX_NAMES.court,
  cities: CITIES.map(({ name }) => name),
  neutral: 'a neutral cube',
  channel: (one, other) => `the channel between terraces ${one} and ${other}`,
  gardeners: (n) => count(n, 'Gardener', 'Gardeners'),
  tiles: (n) => count(n, 'tile', 'tiles'),
  and,
  events: eventsInEnglish(names),

  denies: {
    card: (name, n) => `Takes the card ${name} wants, ${worth(n)}`,
    craftsman: (name, n) => `Recruits the craft ${name} wants, ${worth(n)}`,
    garden: (name, n) => `Plants where ${name} wants to, ${worth(n)}`,
    channel: (name, n) => `Takes the channel ${name} wants, ${worth(n)}`,
    field: (name, n) => `Takes the field ${name} wants, ${worth(n)}`,
    temple: (name, n) =>
      `Holds ${name} back at a temple: ${count(n, 'point', 'points')} fewer next turn.`,
    blocks: (name, n) => `Keeps ${name} from scoring ${points(n)} next turn.`,
  },
  moves: {
    pass: 'Pass',
    keep: 'Exchange nothing',
    recruit: (craft, group, price) =>
      `Recruit ${craft} (group ${group}, ${price === 0 ? 'free' : talents(price)})`,
    caravan: (city, cost) => `Caravan to ${city} (${camels(cost)})`,
    field: (row, resource) => `Field row ${row}: take ${resource}`,
    temple: (temple) => `Priest to ${temple}`,
    procession: (temple) => `Procession to ${temple}`,
    irrigate: (channel) => `Irrigate ${channel}`,
    sell: (tokens, gain) => `Sell ${tokens} for ${points(gain)}`,
    buy: (card) => `Buy ${card}`,
    court: (card) => `Take ${card}`,
    plant: (square, tile) => `Plant terrace ${square} (${tile})`,
    pay: (resource) => `Pay ${resource}`,
    discard: (resource) => `Discard ${resource}`,
    take: (resource) => `Take the Caravaneer with ${resource}`,
    takeCamel: 'Take a camel',
    takeTalent: 'Take a talent',
    swap: (gave, took) => `Exchange ${gave} for ${took}`,
  },

  why: {
    talents: (needed, held) => `It costs ${talents(needed)}, and you have ${held}.`,
    camels: (needed, held) => `It takes ${camels(needed)}, and you have ${held}.`,
    token: (resource) => `It asks for ${resource}, and you have neither ${resource} nor wine.`,
    tokens: (one, other) => `It asks for ${one} and ${other}; wine may stand in for either.`,
    dry: 'No terrace with a tile has water yet.',
    quality: (needed, plant, gardeners) =>
      `It needs quality ${needed}: the quality-${plant} plant and ${gardeners === 0 ? 'no Gardener' : count(gardeners, 'Gardener', 'Gardeners')} make ${plant + gardeners}.`,
    gone: (card) => `No ${card} is left.`,
    highest: (card) => `You already have the highest ${card}.`,
    here: 'The caravan stands here and must move on.',
    nothingToSell: 'You have no token to sell.',
    short: {
      camels: (needed) => `needs ${camels(needed)}`,
      token: (resource) => `no ${resource}`,
      dry: 'no water yet',
      quality: 'too high up',
      gone: 'none left',
      here: 'caravan is here',
      nothingToSell: 'no tokens',
    },
  },

  gist: {
    less: (what) => `−${what}`,
    more: (what) => `+${what}`,
    other: (name, what) => `${name}: ${what}`,
    expels: (owner) => `pushes out ${owner}`,
    neutral: (n) => `${count(n, 'neutral cube', 'neutral cubes')} ${plural(n, 'flows', 'flow')} in`,
    reaped: (winner) =>
      winner === null ? 'row full: no Gardener (tie)' : `row full: Gardener for ${winner}`,
    noGardener: 'row full: no Gardener is left',
    forgone: (card) => `${card}: none to be had`,
    flips: (plant) => `card turns to ${plant}`,
    next: (prompt) => `Then: ${prompt}`,
    nothing: 'Nothing changes hands.',
    newRound: 'The round ends; what comes then is not known yet.',
    tied: 'water shared: no points',
  },

  clauses,
  endings: { gardens: 'The gardens are planted', agreed: 'Ended by agreement' },
  options: { doubleEdges: 'Edges with two irrigation areas', limitedSupplies: 'Limited supplies' },
  values: {
    doubleEdges: {
      8: '8: all that touch floors 3 and 4',
      4: '4: only between floors 3 and 4',
    },
    limitedSupplies: {
      false: 'Off: supplies never run out',
      true: 'On: goods and cubes can run out',
    },
  },

  prompts: {
    over: 'The game is over.',
    watching: 'You are watching.',
    waiting: 'Another player is deciding.',
    ask: {
      turn: 'Recruit a craft card, lead the caravan, or pass.',
      field: 'Choose a field row for your peasant.',
      temple: 'Choose a temple for your priest.',
      irrigate: 'Choose a lit channel for your engineer.',
      sell: 'Pick one or two tokens to sell in Babylon.',
      buy: 'Choose the court card to buy.',
      plant: 'Choose a lit terrace to plant.',
      court: 'The tile grants a court card: choose one.',
      take: 'Choose which Caravaneer’s token you take.',
      procession: 'End of round: choose a temple for your procession cube.',
      reward: 'Ishtar favours you: take a camel or a talent.',
      swap: 'Tammouz lets you exchange one token; pick it, or keep everything.',
    },
    tammouz: 'Tammouz favours you: choose a field row.',
    babylon: 'The sale includes water: choose a lit channel.',
    discard: (n) => `Too many tokens: discard ${n}.`,
    pay: (asked) => `Pay with ${asked} or with wine.`,
  },

  describe: {
    round: (round, first) => `Round ${round}; ${first} is the first player.`,
    turn: (name) => `${name} decides now.`,
    tiles: (left, end) =>
      `${count(left, 'tile is', 'tiles are')} left; the game ends with the round that leaves ${end} or fewer.`,
    passed: (list) => `Passed: ${list}.`,
    group: (number, price, cards) =>
      `Craft group ${number}, ${price === 0 ? 'free' : talents(price)}: ${cards}.`,
    player: (name, total) => `${name}: ${points(total)}.`,
    supply: (goods) => `Goods: ${goods}.`,
    cards: (cards) => `Court cards: ${cards}.`,
    won: (n) => `Gardens planted: ${n}.`,
    temple: (name, cubes) => `Temple of ${name}, newest cube first: ${cubes}.`,
    field: (row, cubes, next) => `Field row ${row}: ${cubes}; next grows ${next}.`,
    city: (name, deal, here) => `${name}: ${deal}${here ? ' The caravan stands here.' : ''}`,
    square: (name, floor, content, watered) =>
      `Terrace ${name}, floor ${floor}: ${content}${watered ? ', watered' : ''}.`,
    planted: (name) => `planted by ${name}`,
    channels: (list) => `Irrigated channels: ${list}.`,
    court: (list) => `Court cards left: ${list}.`,
    nothing: 'nothing',
    none: 'none',
  },
  labels,
  spoken: spokenEn,
  census: censusEn,
  forecast,
};
