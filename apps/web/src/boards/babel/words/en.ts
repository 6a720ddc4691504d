import { english } from '../../../i18n/grammar.ts';
import { endedInEnglish } from '../../common/ended.ts';
import { censusEn } from './census.en.ts';
import type { Phrases } from './phrases.ts';
import { spokenEn } from './spoken.en.ts';

const { count, plural, and } = english;
const ONE = ['Assyrian', 'Hittite', 'Mede', 'Persian', 'Sumerian'] as const;
const NATIONS = ['Assyrians', 'Hittites', 'Medes', 'Persians', 'Sumerians'] as const;

const cards = (n: number) => count(n, 'card', 'cards');
const points = (n: number) => count(n, 'point', 'points');
const levelList = (levels: readonly number[]) => and(levels.map(String));

/** Babel in English. */
export const en: Phrases = {
  title: 'Babel',
  nations: NATIONS,
  nationCards: (n, nation) => count(n, ONE[nation], NATIONS[nation]),
  and,
  sites: NATIONS,
  powers: ['Raze', 'Steal a level', 'Desertion', 'Skip a level', 'Change sides'],

  events: {
    opened: ({ seat }, say) => `${say.name(seat)} begins.`,
    dealt: ({ seat, count }, say) => `${say.name(seat)} is dealt ${cards(count)}.`,
    turn: ({ seat }, say) => `${say.name(seat)}'s turn.`,
    drew: ({ seat, count, nations }, say) =>
      nations
        ? `${say.name(seat)} draws ${say.cards(nations)}.`
        : `${say.name(seat)} draws ${cards(count)}.`,
    reshuffled: ({ count }) => `The discards are shuffled into a new draw pile of ${cards(count)}.`,
    walked: ({ seat, to }, say) =>
      `${say.name(seat)} discards ${say.nation(to)} and walks to the ${say.nation(to)} site.`,
    deployed: ({ seat, site, nation }, say) =>
      `${say.name(seat)} deploys ${say.nation(nation)} at the ${say.nation(site)} site.`,
    built: ({ seat, site, level, from }, say) =>
      `${say.name(seat)} builds level ${level} at the ${say.nation(site)} site, ` +
      (from === 'start' ? 'the starter.' : `from ${say.name(from)}'s stack.`),
    migrated: ({ seat, from, to, nations }, say) =>
      `${say.name(seat)} migrates ${nations.map(say.nation).join(', ')} from the ${say.nation(from)} to the ${say.nation(to)} site.`,
    used: ({ seat, site, nation, half }, say) =>
      half
        ? `${say.name(seat)} spends one of the ${say.nation(nation)} at the ${say.nation(site)} site to halve the other hand.`
        : `${say.name(seat)} spends one of the ${say.nation(nation)} at the ${say.nation(site)} site for their ability.`,
    defected: ({ seat, site, nation, indices }, say) =>
      `${cards(indices.length)} of the ${say.nation(nation)} at the ${say.nation(site)} site ${plural(indices.length, 'changes', 'change')} sides to ${say.name(seat)}.`,
    deserted: ({ site, nation, indices }, say) =>
      `${cards(indices.length)} of the ${say.nation(nation)} ${plural(indices.length, 'deserts', 'desert')} the ${say.nation(site)} site.`,
    razed: ({ seat, site, levels }, say) =>
      `${say.name(seat)} razes the temple at the ${say.nation(site)} site: ${cards(levels.length)} (${levelList(levels)}) ${plural(levels.length, 'goes', 'go')} onto the deck.`,
    stole: ({ seat, site, level }, say) =>
      `${say.name(seat)} steals level ${level} at the ${say.nation(site)} site.`,
    halved: ({ seat, count }, say) => `${say.name(seat)} must discard ${cards(count)}.`,
    dropped: ({ seat, nation }, say) => `${say.name(seat)} discards ${say.nation(nation)}.`,
    quarried: ({ seat, levels }, say) =>
      `${say.name(seat)}'s stack gets ${levelList(levels)}; the ${levels.at(-1)} lies on top.`,
    revealed: () => null,
    scored: ({ seat, points: gained, pieces }, say) =>
      `${say.name(seat)} ${gained < 0 ? 'loses' : 'gains'} ${points(Math.abs(gained))}${pieces.map((piece) => `: ${say.piece(piece)}`).join('')}.`,
    endPhase: () => 'The end phase begins: 20 points win, 9 or fewer lose.',
    ended: endedInEnglish(),
  },

  denies: {
    takes: (name, n) =>
      `Takes the temple card ${name} wants, worth ${points(n)} to them next turn.`,
    weakens: (name, n) => `Costs ${name} ${points(n)} by the end of their next turn.`,
    blocks: (name, n) => `Keeps ${name} from scoring ${points(n)} next turn.`,
  },
  moves: {
    walk: (site) => `Walk to ${site} (discards 1)`,
    deploy: (nation) => `Deploy ${nation}`,
    build: (level, stack) => `Build level ${level} from ${stack}`,
    buildStarter: 'Build the starter (level 1)',
    migrate: (from, to) => `Migrate 3 from ${from} to ${to}`,
    assyrians: (level) => (level > 0 ? `Raze the temple (−${level})` : 'Raze the temple'),
    hittites: (level) => (level > 0 ? `Steal level ${level}` : 'Steal a temple level'),
    medes: (n, nation) =>
      n > 0 ? `Desertion: ${nation} leave (${cards(n)})` : `Desertion: ${nation}`,
    persians: (level, stack) =>
      level > 0 ? `Skip to level ${level} from ${stack}` : `Skip a level from ${stack}`,
    sumerians: (n, nation) =>
      n > 0
        ? `Change sides: ${nation} come over (${cards(n)})`
        : 'Change sides: win their cards over',
    half: (nation, lost, of) => `Half the hand: ${lost} of ${of} (pays ${nation})`,
    drop: (nation) => `Discard ${nation}`,
    end: 'End turn',
    run: (number) => `run ${number}`,
  },

  clauses: {
    S1: 'Each player has five sites, one in the colour of each nation.',
    S2: 'There are 45 temple cards; one level 1 card for each player is the starter, the other 43 form the deck.',
    S3: 'There are 60 nation cards, 12 of each nation.',
    S4: 'Each pawn begins in the quarry. Discard a card to walk to the site of its nation.',
    S5: 'The start player begins with 3 cards and the other with 5, or both with 5 if so agreed.',
    S6: 'The start player is drawn by lot unless it was agreed beforehand.',
    K1: 'The cards in a hand are secret; only their number is open.',
    K2: 'Rows, temples, starters, stacks and the discard pile are open to all.',
    K3: 'Razed cards lie on the deck in an order that both players know.',
    K4: 'After a shuffle of the discards both players can work out the cards held then.',
    T1: 'A turn begins with drawing 3 nation cards.',
    T2: 'When the draw pile is empty, the discards are shuffled to make a new one.',
    T3: 'You may act as often as you like, in any order; only a migration is once a turn.',
    T4: 'It is not your decision now. Wait for the other player.',
    T5: 'A turn ends with two temple cards for your own stack.',
    T6: 'After the end of a turn the other player goes on.',
    T7: 'There is no limit to the cards you hold.',
    T8: 'The starter must be built in your first turn. Build it before you end the turn.',
    T9: 'After this you could not build the starter any more. Keep the cards for walking to a site and deploying one there.',
    T10: 'The game is over; nothing more can be played.',
    W1: 'To walk there you must discard a card of that site’s nation, and you hold none. Choose another site.',
    W2: 'Your pawn already stands at this site. Choose another one.',
    W3: 'Both pawns may stand at the same site.',
    W4: 'Your pawn is still in the quarry. Walk to a site first.',
    D1: 'You do not hold a card of that nation. Choose one from your hand; it goes where your pawn stands.',
    D2: 'A deployed card becomes the top of its row.',
    D3: 'Any nation may be deployed at any site.',
    B1: 'You build only where your pawn stands. Walk there first.',
    B2: 'The card must be exactly one level higher than the temple here. Look for the next level on top of a stack.',
    B3: 'Too few workers: you need as many nation cards here as the level says. Deploy more first.',
    B4: 'The number of workers counts at the moment of building only.',
    B5: 'That stack is empty. Take the top card of the other one, or end the turn to turn up more.',
    B6: 'The starter can be built once, and by its owner only. It is built already, or it is not yours.',
    B7: 'A temple is worth the level on its top card.',
    M1: 'You have already migrated in this turn. You may do it again in your next one.',
    M2: 'A migration moves exactly three cards, and this row is shorter. Choose a row of three or more.',
    M3: 'Migrating cards go to the top of another of your rows. Choose a different site.',
    M4: 'Cards migrate wherever your pawn stands.',
    A1: 'There is no such run where your pawn stands: you need three of that nation side by side. Deploy or migrate to make one.',
    A2: 'Each use of an ability costs one card of the run.',
    A3: 'The row does not have that many runs of this nation. Choose one that is there.',
    A4: 'When cards leave a row, the rest close up.',
    A5: 'Conditions are tested while the paying card still lies there.',
    A6: 'There is no temple on the other side of this site to raze. Use the run where one stands.',
    A7: 'Razed cards go onto the temple deck, the lowest on top.',
    A8: 'You can only steal a level that is higher than your own temple here.',
    A9: 'Too few workers to steal it: you need as many nation cards here as the level says. Deploy more first.',
    A10: 'The stolen card goes on top of your temple.',
    A11: 'No card of that nation lies opposite. Name a nation that is there.',
    A12: 'Persians build exactly two levels higher than the temple here, and no such card lies on top of that stack.',
    A13: 'Too few workers for that level: you need as many nation cards here as it says. Deploy more first.',
    A14: 'No card lies opposite that could change sides. Use the run where the other row has cards.',
    A15: 'At this table only the unbroken group on top of the row changes sides.',
    A16: 'The other hand is too small: it takes at least two cards to lose half of them.',
    A17: 'A forced discard comes first: the player it hits chooses cards from the hand, and everyone else waits.',
    E1: 'The end is tested after every action that changes a total.',
    E2: 'The game ends when one total is 15 or more and the other 9 or less.',
    E3: 'At 15 or more against 10 or more the end phase begins.',
    E4: 'In the end phase a total of 20 ends the game.',
    E5: 'In the end phase a total of 9 or less ends the game.',
    E6: 'The game has ended, so the rest of the turn is not played.',
    E7: 'The game ends when the temple deck is empty.',
    E8: 'The higher total wins.',
    E9: 'If totals are equal, more cards in hand win.',
  },

  templeAt: (site) => `Temple at ${site}`,
  tieBreak: 'more cards in hand win',
  endings: {
    fifteen: '15 or more against 9 or less',
    twenty: '20 reached in the end phase',
    nine: 'A total fell to 9 or less in the end phase',
    deck: 'The temple deck ran out',
    agreed: 'Ended by agreement',
  },
  options: {
    hands: 'Starting hands',
    sumerians: 'Who follows the Sumerians',
    starter: 'Start player',
  },
  values: {
    hands: { '3/5': '3 for the start player, 5 for the other', '5/5': '5 for both' },
    sumerians: {
      allAtSite: 'All cards of the top nation at the site',
      topRun: 'Only the unbroken group on top',
    },
    starter: { random: 'By lot', '1': 'Player 1', '2': 'Player 2' },
  },

  prompts: {
    over: 'The game is over.',
    watching: 'You are watching.',
    waiting: 'The other player is deciding.',
    rivalDrops: 'The other player chooses cards to discard.',
    drop: (n) => `Choose ${cards(n)} to discard.`,
    quarry: 'Pick a card and walk to its site.',
    starter: 'Deploy a card, then build your starter.',
    act: 'Act, then end the turn.',
  },

  describe: {
    turn: (name) => `It is ${name}'s turn.`,
    drops: (name, n) => `${name} must discard ${cards(n)}.`,
    endPhase: 'The end phase has begun: 20 wins, 9 or less loses.',
    total: (name, total, hand) => `${name}: total ${total}, ${cards(hand)} in hand.`,
    pawn: (name, site) => `${name}'s pawn: ${site ? `at ${site}` : 'in the quarry'}.`,
    starter: (name) => `${name} has not built the starter yet.`,
    hand: (held) => `Your hand: ${held}.`,
    site: (site, level, gaps, row) => `${site}: temple ${level}${gaps}; row, oldest first: ${row}.`,
    stack: (name, levels) => `${name}'s stack, top first: ${levels}.`,
    piles: (deck, known, draw, discards) =>
      `Temple deck: ${cards(deck)}${known && `, next ${known}`}. Draw pile: ${cards(draw)}. Discards: ${discards}.`,
    nothing: 'nothing',
  },

  spoken: spokenEn,
  census: censusEn,

  labels: {
    board: 'Board of Babel. Arrow keys move between its parts.',
    actions: 'Actions',
    hand: 'Your hand',
    emptyHand: 'No cards in hand',
    noHand: 'You are watching: hands are hidden',
    yourStack: 'your stack',
    rivalStack: 'rival’s stack',
    stackOf: (name) => `${name}’s stack`,
    deck: 'Temple deck',
    known: 'next',
    draw: 'Draw pile',
    drawShort: 'Draw',
    deckShort: 'Deck',
    discards: 'Discards',
    starter: 'Starter',
    temples: 'Temples',
    migrate: 'Migrate',
    migrateFrom: 'Migrate from where? Choose one of the lit sites.',
    migrateTo: 'Migrate to where? Choose one of the lit sites.',
    migrateHere: 'Migrate the top three from here',
    cancel: 'Cancel',
    close: 'Close',
    endTurn: 'End turn',
    deployHere: 'Deploy',
    walkHere: 'Walk',
    nextFirst: 'top first',
    keys: 'Keys',
    keyList: [
      ['A H M P S', 'pick up a card of that nation'],
      ['D', 'deploy it'],
      ['W', 'walk with it'],
      ['1  2', 'build from your stack, from the other stack'],
      ['0', 'build the starter'],
      ['G', 'migrate'],
      ['X', 'runs where your pawn stands'],
      ['E', 'end the turn'],
      ['Esc', 'put back'],
    ],
    goal: '15 wins against 9 or less',
    goalEnd: 'End phase: 20 wins, 9 or less loses',
    goalShort: '15 wins against ≤9',
    goalEndShort: 'End: 20 wins, ≤9 loses',
    ends: 'This ends the game',
    beginsEndPhase: 'Begins the end phase',
    cards,
    drops: (n) => `Discard ${n} more`,
    more: (n) => `+${n}`,
    site: (site, level, row) => `Your ${site} site: temple ${level}, row: ${row}`,
    siteOf: (name) => (site, level, row) => `${name}’s ${site} site: temple ${level}, row: ${row}`,
    runAt: (nation, length, site) => `Run of ${length} ${nation} at ${site}: use it`,
    runAway: (nation, length, site) => `Run of ${length} ${nation} at ${site}`,
    card: (nation, n, power) => `${nation}, you hold ${n}. Ability: ${power}`,
    stack: (name, levels) => `${name}: ${levels}`,
    grew: (points, level, site) => `+${points}: level ${level} at ${site}`,
    fell: (points, site) => `−${points} at ${site}`,
    pawnAt: (site) => (site ? `Pawn at ${site}` : 'Pawn in the quarry'),
  },
};
