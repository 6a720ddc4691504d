import { spanish } from '../../../i18n/grammar.ts';
import { endedInSpanish } from '../../common/ended.ts';
import { censusEs } from './census.es.ts';
import type { Phrases } from './phrases.ts';
import { spokenEs } from './spoken.es.ts';

const { count, plural, and } = spanish;
const ONE = ['asirio', 'hitita', 'medo', 'persa', 'sumerio'] as const;
const NATIONS = ['asirios', 'hititas', 'medos', 'persas', 'sumerios'] as const;
const SITES = ['Asirios', 'Hititas', 'Medos', 'Persas', 'Sumerios'] as const;

const cards = (n: number) => count(n, 'carta', 'cartas');
const points = (n: number) => count(n, 'punto', 'puntos');
const levelList = (levels: readonly number[]) => and(levels.map(String));
/** A site inside a sentence. */
const siteOf = (site: string) => `la obra de los ${site.toLowerCase()}`;

/** Babel en español. */
export const es: Phrases = {
  title: 'Babel',
  nations: NATIONS,
  nationCards: (n, nation) => count(n, ONE[nation], NATIONS[nation]),
  and,
  sites: SITES,
  powers: ['Arrasar', 'Robar un nivel', 'Deserción', 'Saltar un nivel', 'Cambio de bando'],

  events: {
    opened: ({ seat }, say) => `Empieza ${say.name(seat)}.`,
    dealt: ({ seat, count }, say) => `${say.name(seat)} recibe ${cards(count)}.`,
    turn: ({ seat }, say) => `Turno de ${say.name(seat)}.`,
    drew: ({ seat, count, nations }, say) =>
      nations
        ? `${say.name(seat)} roba ${say.cards(nations)}.`
        : `${say.name(seat)} roba ${cards(count)}.`,
    reshuffled: ({ count }) =>
      `Se barajan los descartes y forman un nuevo mazo de robo de ${cards(count)}.`,
    walked: ({ seat, to }, say) =>
      `${say.name(seat)} descarta una carta de ${say.nation(to)} y va a la obra de los ${say.nation(to)}.`,
    deployed: ({ seat, site, nation }, say) =>
      `${say.name(seat)} despliega una carta de ${say.nation(nation)} en la obra de los ${say.nation(site)}.`,
    built: ({ seat, site, level, from }, say) =>
      `${say.name(seat)} construye el nivel ${level} en la obra de los ${say.nation(site)}, ` +
      (from === 'start' ? 'su carta inicial.' : `de la pila de ${say.name(from)}.`),
    migrated: ({ seat, from, to, nations }, say) =>
      `${say.name(seat)} traslada ${nations.map(say.nation).join(', ')} de la obra de los ${say.nation(from)} a la de los ${say.nation(to)}.`,
    used: ({ seat, site, nation, half }, say) =>
      half
        ? `${say.name(seat)} gasta una carta de ${say.nation(nation)} en la obra de los ${say.nation(site)} para reducir a la mitad la otra mano.`
        : `${say.name(seat)} gasta una carta de ${say.nation(nation)} en la obra de los ${say.nation(site)} para usar su habilidad.`,
    defected: ({ seat, site, nation, indices }, say) =>
      `${cards(indices.length)} de ${say.nation(nation)} en la obra de los ${say.nation(site)} ${plural(indices.length, 'se pasa', 'se pasan')} al bando de ${say.name(seat)}.`,
    deserted: ({ site, nation, indices }, say) =>
      `${plural(indices.length, 'Deserta', 'Desertan')} ${cards(indices.length)} de ${say.nation(nation)} en la obra de los ${say.nation(site)}.`,
    razed: ({ seat, site, levels }, say) =>
      `${say.name(seat)} arrasa el templo de los ${say.nation(site)}: ${cards(levels.length)} (${levelList(levels)}) ${plural(levels.length, 'vuelve', 'vuelven')} al mazo de templos.`,
    stole: ({ seat, site, level }, say) =>
      `${say.name(seat)} roba el nivel ${level} en la obra de los ${say.nation(site)}.`,
    halved: ({ seat, count }, say) => `${say.name(seat)} debe descartar ${cards(count)}.`,
    dropped: ({ seat, nation }, say) =>
      `${say.name(seat)} descarta una carta de ${say.nation(nation)}.`,
    quarried: ({ seat, levels }, say) =>
      `La pila de ${say.name(seat)} recibe ${levelList(levels)}; encima queda el ${levels.at(-1)}.`,
    revealed: () => null,
    scored: ({ seat, points: gained, pieces }, say) =>
      `${say.name(seat)} ${gained < 0 ? 'pierde' : 'gana'} ${points(Math.abs(gained))}${pieces.map((piece) => `: ${say.piece(piece)}`).join('')}.`,
    endPhase: () => 'Empieza la fase final: 20 puntos ganan, 9 o menos pierden.',
    ended: endedInSpanish(),
  },

  denies: {
    takes: (name, n) =>
      `Se lleva la carta de templo que quiere ${name}, que deja de ganar ${points(n)} en su próximo turno.`,
    weakens: (name, n) => `${name} pierde ${points(n)} hasta el final de su próximo turno.`,
    blocks: (name, n) => `${name} deja de ganar ${points(n)} en su próximo turno.`,
  },
  moves: {
    walk: (site) => `Ir a ${siteOf(site)} (descarta 1)`,
    deploy: (nation) => `Desplegar ${nation}`,
    build: (level, stack) => `Construir nivel ${level} de ${stack}`,
    buildStarter: 'Construir inicial (1)',
    migrate: (from, to) => `Trasladar 3 de ${siteOf(from)} a la de los ${to.toLowerCase()}`,
    assyrians: (level) => (level > 0 ? `Arrasar el templo (−${level})` : 'Arrasar el templo'),
    hittites: (level) => (level > 0 ? `Robar el nivel ${level}` : 'Robar un nivel del templo'),
    medes: (n, nation) =>
      n > 0 ? `Deserción: se van los ${nation} (${cards(n)})` : `Deserción: ${nation}`,
    persians: (level, stack) =>
      level > 0 ? `Saltar al nivel ${level} de ${stack}` : `Saltar un nivel de ${stack}`,
    sumerians: (n, nation) =>
      n > 0
        ? `Cambio de bando: vienen los ${nation} (${cards(n)})`
        : 'Cambio de bando: atraer sus cartas',
    half: (nation, lost, of) => `Media mano: ${lost} de ${of} (pagan los ${nation})`,
    drop: (nation) => `Descartar ${nation}`,
    end: 'Terminar turno',
    run: (number) => `grupo ${number}`,
  },

  clauses: {
    S1: 'Cada jugador tiene cinco obras, una del color de cada nación.',
    S2: 'Hay 45 cartas de templo; una de nivel 1 por jugador es la inicial y las otras 43 forman el mazo.',
    S3: 'Hay 60 cartas de nación, 12 de cada una.',
    S4: 'Cada peón empieza en la cantera. Descarta una carta para ir a la obra de su nación.',
    S5: 'Quien empieza recibe 3 cartas y el otro 5, o ambos 5 si así se acordó.',
    S6: 'Quien empieza se decide por sorteo, salvo acuerdo previo.',
    K1: 'Las cartas de la mano son secretas; solo su número es público.',
    K2: 'Filas, templos, cartas iniciales, pilas y descartes están a la vista de todos.',
    K3: 'Las cartas arrasadas quedan sobre el mazo en un orden que ambos conocen.',
    K4: 'Tras barajar los descartes, ambos pueden deducir las cartas que había en las manos.',
    T1: 'Un turno empieza robando 3 cartas de nación.',
    T2: 'Cuando el mazo de robo se agota, se barajan los descartes para formar otro.',
    T3: 'Puedes actuar cuantas veces quieras y en cualquier orden; solo el traslado es una vez por turno.',
    T4: 'Ahora no te toca decidir. Espera al otro jugador.',
    T5: 'Un turno termina con dos cartas de templo para tu propia pila.',
    T6: 'Al terminar un turno sigue el otro jugador.',
    T7: 'No hay límite de cartas en la mano.',
    T8: 'La carta inicial debe construirse en tu primer turno. Constrúyela antes de terminarlo.',
    T9: 'Después de esto ya no podrías construir la carta inicial. Guarda cartas para ir a una obra y desplegar una allí.',
    T10: 'La partida ha terminado; ya no se puede jugar.',
    W1: 'Para ir allí debes descartar una carta de la nación de esa obra, y no tienes ninguna. Elige otra obra.',
    W2: 'Tu peón ya está en esta obra. Elige otra.',
    W3: 'Ambos peones pueden estar en la misma obra.',
    W4: 'Tu peón sigue en la cantera. Ve primero a una obra.',
    D1: 'No tienes ninguna carta de esa nación. Elige una de tu mano; irá donde está tu peón.',
    D2: 'La carta desplegada pasa a ser la cima de su fila.',
    D3: 'Cualquier nación puede desplegarse en cualquier obra.',
    B1: 'Solo se construye donde está tu peón. Ve allí primero.',
    B2: 'La carta debe ser exactamente un nivel más alta que este templo. Busca el siguiente nivel encima de una pila.',
    B3: 'Faltan trabajadores: necesitas aquí tantas cartas de nación como indica el nivel. Despliega más primero.',
    B4: 'El número de trabajadores cuenta solo en el momento de construir.',
    B5: 'Esa pila está vacía. Toma la carta superior de la otra, o termina el turno para sacar más.',
    B6: 'La carta inicial se construye una sola vez, y solo su dueño. Ya está construida, o no es tuya.',
    B7: 'Un templo vale el nivel de su carta superior.',
    M1: 'Ya has hecho un traslado en este turno. Podrás hacer otro en el siguiente.',
    M2: 'Un traslado mueve exactamente tres cartas, y esta fila es más corta. Elige una fila de tres o más.',
    M3: 'Las cartas trasladadas van a la cima de otra de tus filas. Elige una obra distinta.',
    M4: 'Las cartas se trasladan esté donde esté tu peón.',
    A1: 'No hay tal grupo donde está tu peón: hacen falta tres de esa nación seguidas. Despliega o traslada para formarlo.',
    A2: 'Cada uso de una habilidad cuesta una carta del grupo.',
    A3: 'La fila no tiene tantos grupos de esa nación. Elige uno que exista.',
    A4: 'Cuando salen cartas de una fila, las demás se juntan.',
    A5: 'Las condiciones se miran con la carta que paga todavía en la fila.',
    A6: 'Al otro lado de esta obra no hay templo que arrasar. Usa el grupo donde haya uno.',
    A7: 'Las cartas arrasadas van al mazo de templos, la más baja encima.',
    A8: 'Solo puedes robar un nivel más alto que tu propio templo aquí.',
    A9: 'Faltan trabajadores para robarlo: necesitas aquí tantas cartas de nación como indica el nivel. Despliega más primero.',
    A10: 'La carta robada queda encima de tu templo.',
    A11: 'Enfrente no hay ninguna carta de esa nación. Nombra una que esté allí.',
    A12: 'Los persas construyen exactamente dos niveles más que este templo, y encima de esa pila no hay ninguna carta así.',
    A13: 'Faltan trabajadores para ese nivel: necesitas aquí tantas cartas de nación como indica. Despliega más primero.',
    A14: 'Enfrente no hay ninguna carta que pueda cambiar de bando. Usa el grupo donde la otra fila tenga cartas.',
    A15: 'En esta mesa solo cambian de bando las cartas seguidas de esa nación que están en la cima de la fila.',
    A16: 'La otra mano es demasiado pequeña: hacen falta al menos dos cartas para perder la mitad.',
    A17: 'Antes hay un descarte obligado: el jugador afectado elige cartas de su mano y los demás esperan.',
    E1: 'El final se comprueba tras cada acción que cambia un total.',
    E2: 'La partida termina cuando un total es 15 o más y el otro 9 o menos.',
    E3: 'Con 15 o más contra 10 o más empieza la fase final.',
    E4: 'En la fase final, un total de 20 termina la partida.',
    E5: 'En la fase final, un total de 9 o menos termina la partida.',
    E6: 'La partida ha terminado, así que el resto del turno no se juega.',
    E7: 'La partida termina cuando se agota el mazo de templos.',
    E8: 'Gana el total más alto.',
    E9: 'Con totales iguales gana quien tenga más cartas en la mano.',
  },

  templeAt: (site) => `Templo de los ${site.toLowerCase()}`,
  tieBreak: 'gana quien tiene más cartas en la mano',
  endings: {
    fifteen: '15 o más contra 9 o menos',
    twenty: 'Un total llegó a 20 en la fase final',
    nine: 'Un total cayó a 9 o menos en la fase final',
    deck: 'Se agotó el mazo de templos',
    agreed: 'Terminada de común acuerdo',
  },
  options: {
    hands: 'Manos iniciales',
    sumerians: 'Quién sigue a los sumerios',
    starter: 'Jugador inicial',
  },
  values: {
    hands: { '3/5': '3 para quien empieza, 5 para el otro', '5/5': '5 para ambos' },
    sumerians: {
      allAtSite: 'Todas las cartas de la nación de la cima',
      topRun: 'Solo las cartas seguidas de esa nación en la cima',
    },
    starter: { random: 'Por sorteo', '1': 'Jugador 1', '2': 'Jugador 2' },
  },

  prompts: {
    over: 'La partida ha terminado.',
    watching: 'Estás mirando.',
    waiting: 'El otro jugador está decidiendo.',
    rivalDrops: 'El otro jugador elige cartas para descartar.',
    drop: (n) => `Elige ${cards(n)} para descartar.`,
    quarry: 'Elige una carta y ve a su obra.',
    starter: 'Despliega una carta y construye tu carta inicial.',
    act: 'Actúa y termina el turno.',
  },

  describe: {
    turn: (name) => `Es el turno de ${name}.`,
    drops: (name, n) => `${name} debe descartar ${cards(n)}.`,
    endPhase: 'Ha empezado la fase final: 20 gana, 9 o menos pierde.',
    total: (name, total, hand) => `${name}: total ${total}, ${cards(hand)} en la mano.`,
    pawn: (name, site) => `Peón de ${name}: ${site ? `en ${siteOf(site)}` : 'en la cantera'}.`,
    starter: (name) => `${name} aún no ha construido su carta inicial.`,
    hand: (held) => `Tu mano: ${held}.`,
    site: (site, level, gaps, row) =>
      `${site}: templo ${level}${gaps}; fila, de la más antigua a la más nueva: ${row}.`,
    stack: (name, levels) => `Pila de ${name}, desde arriba: ${levels}.`,
    piles: (deck, known, draw, discards) =>
      `Mazo de templos: ${cards(deck)}${known && `, a continuación ${known}`}. Mazo de robo: ${cards(draw)}. Descartes: ${discards}.`,
    nothing: 'nada',
  },

  spoken: spokenEs,
  census: censusEs,

  labels: {
    board: 'Tablero de Babel. Las flechas mueven entre sus partes.',
    actions: 'Acciones',
    hand: 'Tu mano',
    emptyHand: 'Sin cartas en la mano',
    noHand: 'Estás mirando: las manos están ocultas',
    yourStack: 'tu pila',
    rivalStack: 'la pila rival',
    stackOf: (name) => `Pila de ${name}`,
    deck: 'Mazo de templos',
    known: 'sigue',
    draw: 'Mazo de robo',
    drawShort: 'Mazo',
    deckShort: 'Templos',
    discards: 'Descartes',
    starter: 'Inicial',
    temples: 'Templos',
    migrate: 'Trasladar',
    migrateFrom: '¿Desde dónde trasladar? Elige una obra iluminada.',
    migrateTo: '¿Adónde trasladar? Elige una obra iluminada.',
    migrateHere: 'Trasladar desde aquí las tres de la cima',
    cancel: 'Cancelar',
    close: 'Cerrar',
    endTurn: 'Terminar turno',
    deployHere: 'Desplegar',
    walkHere: 'Ir aquí',
    nextFirst: 'desde arriba',
    keys: 'Teclas',
    keyList: [
      ['A H M P S', 'tomar una carta de esa nación'],
      ['D', 'desplegarla'],
      ['W', 'ir a su obra con ella'],
      ['1  2', 'construir de tu pila, de la otra pila'],
      ['0', 'construir la carta inicial'],
      ['G', 'trasladar'],
      ['X', 'grupos donde está tu peón'],
      ['E', 'terminar el turno'],
      ['Esc', 'devolver'],
    ],
    goal: '15 gana contra 9 o menos',
    goalEnd: 'Fase final: 20 gana, 9 o menos pierde',
    goalShort: '15 gana contra ≤9',
    goalEndShort: 'Final: 20 gana, ≤9 pierde',
    ends: 'Termina la partida',
    beginsEndPhase: 'Empieza la fase final',
    cards,
    drops: (n) => `Descarta ${n} más`,
    more: (n) => `+${n}`,
    site: (site, level, row) =>
      `Tu obra de los ${site.toLowerCase()}: templo ${level}, fila: ${row}`,
    siteOf: (name) => (site, level, row) =>
      `Obra de los ${site.toLowerCase()} de ${name}: templo ${level}, fila: ${row}`,
    runAt: (nation, length, site) => `Grupo de ${length} ${nation} en ${siteOf(site)}: usarlo`,
    runAway: (nation, length, site) => `Grupo de ${length} ${nation} en ${siteOf(site)}`,
    card: (nation, n, power) => `${nation}, tienes ${n}. Habilidad: ${power}`,
    stack: (name, levels) => `${name}: ${levels}`,
    grew: (n, level, site) => `+${n}: nivel ${level} en ${siteOf(site)}`,
    fell: (n, site) => `−${n} en ${siteOf(site)}`,
    pawnAt: (site) => (site ? `Peón en ${siteOf(site)}` : 'Peón en la cantera'),
  },
};
