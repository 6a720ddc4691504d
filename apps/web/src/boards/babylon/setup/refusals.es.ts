import type { Refusals } from '../../common/refusals.ts';

/** Why the next tile or item of a garden cannot come, in Spanish. */
const GARDEN: Refusals['sentences'] = [
  ['a stairway rises from {} to its level', 'desde {2} sube una escalera hasta su nivel'],
  ['the statue at {} must bear it (t)', 'debe sostenerla la estatua de {2} (t)'],
  ['no statue stands at {} to bear it', 'en {2} no hay ninguna estatua que la sostenga'],
  [
    'no pillar can stand at {}, since the space is taken',
    'en {2} no cabe ningún pilar: la casilla está ocupada',
  ],
  ['both its ends are on one tile', 'sus dos extremos están en la misma loseta'],
  ['its tiles were laid in an earlier turn', 'sus losetas se colocaron en un turno anterior'],
  ['it stands in no line with an earlier statue', 'no está en línea con ninguna estatua anterior'],
  ['a bridge closes {}', 'un puente cierra {2}'],
  [
    '{} is covered before it can be built',
    '{2} queda cubierta antes de que pueda construirse el elemento',
  ],
  ['something else stands at {}', 'en {2} hay otra cosa'],
  ['what lies at {} is not lower than it', 'lo que hay en {2} no está más bajo'],
  [
    'what lies at {} may not be below a bridge at this table',
    'en esta mesa, lo que hay en {2} no puede quedar bajo un puente',
  ],
  ['none is left', 'no queda ninguna'],
];

/** Why a position of Babylon is refused, in Spanish. */
export const babylonRefusals: Refusals = {
  sentences: [
    [
      '"{}" is not part of a Babylon position; expected words such as phase=build, turn=1, round=2, tokens=minus, Q=3/3/2/..., X=cw1, new=gp2, kept1=sw, stock1=5, G1=cw1@c4r0L1, I1=statue:c4@1, fresh=1, altered=c4:fountain, double.',
      '«{1}» no es parte de una posición de Babylon; se esperan palabras como phase=build, turn=1, round=2, tokens=minus, Q=3/3/2/..., X=cw1, new=gp2, kept1=sw, stock1=5, G1=cw1@c4r0L1, I1=statue:c4@1, fresh=1, altered=c4:fountain, double.',
    ],
    ['"{}": {} is given twice.', '«{1}»: {2} aparece dos veces.'],
    ['"{}": there are only {} players.', '«{1}»: solo hay {2} jugadores.'],
    [
      '"{}" is no laid tile; write gp2@c4r1L2 or gp2@c4r1L2:ss-d.',
      '«{1}» no es una loseta colocada; se escribe gp2@c4r1L2 o gp2@c4r1L2:ss-d.',
    ],
    [
      '"{}": a tile at level {} or higher lies there already.',
      '«{1}»: allí ya hay una loseta en el nivel {2} o más arriba.',
    ],
    [
      '"{}": another tile has been laid at exactly this place.',
      '«{1}»: ya se ha colocado otra loseta exactamente en ese lugar.',
    ],
    [
      '"{}": there is no tile on level {} yet.',
      '«{1}»: aún no hay ninguna loseta en el nivel {2}.',
    ],
    [
      '"{}": these supports do not reach from the space below.',
      '«{1}»: estos apoyos no llegan desde la casilla de debajo.',
    ],
    [
      '"{}": fewer than three corners are supported.',
      '«{1}»: se sostienen menos de tres esquinas.',
    ],
    [
      '"{}": no tile of the garden has a space there at this level.',
      '«{1}»: ninguna loseta del jardín tiene allí una casilla en ese nivel.',
    ],
    [
      '"{}": its ends must be {} apart, west or north first.',
      '«{1}»: sus extremos deben estar a {2} de distancia, primero el del oeste o el del norte.',
    ],
    [
      '"{}": the levels of its ends do not fit it.',
      '«{1}»: los niveles de sus extremos no le corresponden.',
    ],
    ['"{}": a quarry has 16 stacks, not {}.', '«{1}»: una cantera tiene 16 montones, no {2}.'],
    [
      '"{}" in Q is no stack: write basalt, granite, clay from the bottom, such as bw1.gp2.c, or a height from 0 to 3.',
      '«{1}» no es un montón de Q: escribe basalto, granito y arcilla desde abajo, como bw1.gp2.c, o una altura entre 0 y 3.',
    ],
    [
      '"{}": "{}" is no tile; tiles are written cw1, gp2, by4 or, the starting tiles, sw, sp, sb, sy.',
      '«{1}»: «{2}» no es una loseta; se escriben cw1, gp2, by4 o, las iniciales, sw, sp, sb, sy.',
    ],
    ['"{}": "{}" is not one of {}.', '«{1}»: «{2}» no es ninguno de estos: {3}.'],
    ['"{}": "{}" is not a number from {} to {}.', '«{1}»: «{2}» no es un número entre {3} y {4}.'],
    ['"{}": "{}" is not a space from a1 to h8.', '«{1}»: «{2}» no es una casilla entre a1 y h8.'],
    ['"{}": "{}" should name {} of the spaces.', '«{1}»: «{2}» debería nombrar {3} casillas.'],
    [
      '"{}": {} does not show its symbol, and no round token can have altered it.',
      '«{1}»: {2} no muestra su símbolo, y ninguna ficha de ronda puede haberla alterado.',
    ],
    [
      'stock{}={}: only {} single pillars can be stored between turns.',
      'stock{1}={2}: entre turnos solo se guardan {3} pilares sencillos.',
    ],
    [
      'The box has only {} pieces of the kind {}, and {} are in use.',
      'La caja solo tiene {1} piezas de la clase {2}, y se usan {3}.',
    ],
    [
      'The box has fewer round tokens "{}" than given.',
      'La caja tiene menos fichas de ronda «{1}» de las que se dan.',
    ],
    [
      '{} players use {} round tokens, no more.',
      'Con {1} jugadores se usan {2} fichas de ronda, no más.',
    ],
    ['{} players play {} rounds, no more.', 'Con {1} jugadores se juegan {2} rondas, no más.'],
    ['The tile {} is given twice.', 'La loseta {1} aparece dos veces.'],
    ['Nobody plays {} here.', 'Aquí nadie juega con la flor {1}.'],
    ['There is not enough {} to fill the quarry.', 'No hay suficiente {1} para llenar la cantera.'],
    [
      'removals are given exactly in the phase remove.',
      'removals se da en la fase remove y solo en ella.',
    ],
    [
      'In the phase {} nobody has just dug a tile.',
      'En la fase {1} nadie acaba de excavar una loseta.',
    ],
    [
      'In the phase store the dug tile must be given as new.',
      'En la fase store, la loseta excavada debe darse como new.',
    ],
    [
      'fresh counts the tiles that the player laid this turn.',
      'fresh cuenta las losetas que el jugador ha colocado en este turno.',
    ],
    [
      'A space is altered only while tiles are being laid.',
      'Solo se altera una casilla mientras se colocan losetas.',
    ],
    ['A double pillar lasts for one turn only.', 'Un pilar doble dura un solo turno.'],
    [
      'A turn has only {} tiles to lay, and fresh, new and kept{} make {}.',
      'Un turno solo tiene {1} losetas que colocar, y fresh, new y kept{2} suman {3}.',
    ],
    [
      'Tiles still to be taken from the quarry: {}; it has {}. Add tiles to it, or give a later round.',
      'Losetas que aún se tomarán de la cantera: {1}; tiene {2}. Añádele losetas o pon una ronda posterior.',
    ],
    ['There is not enough clay left to remove.', 'No queda suficiente arcilla que retirar.'],
    ['The game ends in the last round only.', 'La partida solo termina en la última ronda.'],
    [
      'The altered space must be empty and in sight.',
      'La casilla alterada debe estar vacía y a la vista.',
    ],
    [
      'A space is altered only under the round tokens change and fill.',
      'Solo se altera una casilla con las fichas de ronda change y fill.',
    ],
    [
      'The altered space must be on a tile laid this turn.',
      'La casilla alterada debe ser de una loseta colocada en este turno.',
    ],
    [
      'The round token "{}" cannot give {} the symbol "{}".',
      'La ficha de ronda «{1}» no puede dar a {2} el símbolo «{3}».',
    ],
    ...GARDEN.map(([english, spanish]) => [`"{}": ${english}.`, `«{1}»: ${spanish}.`] as const),
  ],
  facts: {
    ...{ white: 'blanca', pink: 'rosa', blue: 'azul', yellow: 'amarilla' },
    ...{ basalt: 'basalto', granite: 'granito', clay: 'arcilla' },
    ...{ single: 'pilar sencillo', double: 'pilar doble', belvedere: 'mirador' },
    ...{ fountain: 'fuente', bridge: 'puente', stairway: 'escalera', statue: 'estatua' },
  },
};
