import type { Refusals } from '../common/refusals.ts';

/** Why a position of Babylonia is refused, in Spanish. */
export const babyloniaRefusals: Refusals = {
  sentences: [
    ['"{}" is not name=value.', '«{1}» no tiene la forma nombre=valor.'],
    ['"{}" is said twice.', '«{1}» aparece dos veces.'],
    [
      '"{}" is not part of a Babylonia position for {}; expected {}, and for each seat such as {}.',
      '«{1}» no es parte de una posición de Babylonia para {2}; se espera {3}, y para cada asiento, por ejemplo, {4}.',
    ],
    ['{}={}: expected a number, {} to {}.', '{1}={2}: se espera un número entre {3} y {4}.'],
    ['There is no hex "{}".', 'No hay ningún hexágono «{1}».'],
    [
      '"{}": a hex of a board is one of {} and its name.',
      '«{1}»: un hexágono de un tablero es una de las letras {2} y su nombre.',
    ],
    ['The hex {} is drawn twice.', 'El hexágono {1} está dibujado dos veces.'],
    [
      'A board has at most 32 hexes for tiles and 32 for ziggurats.',
      'Un tablero tiene como mucho 32 hexágonos para losetas y 32 para zigurats.',
    ],
    ['"{}": there is no tile "{}".', '«{1}»: no hay ninguna loseta «{2}».'],
    ['"{}": that does not belong on {}.', '«{1}»: eso no va en {2}.'],
    ['Two tiles lie on {}.', 'Hay dos losetas en {1}.'],
    ['won{}: "{}" is no city.', 'won{1}: «{2}» no es una ciudad.'],
    ['Card {} is there twice.', 'La carta {1} aparece dos veces.'],
    ['points{}: expected {}.', 'points{1}: se espera {2}.'],
    ['"{}": a token is one of {}.', '«{1}»: una ficha es una de las letras {2}.'],
    ['"{}": expected tokens such as m2f3 or mmfff.', '«{1}»: se esperan fichas como m2f3 o mmfff.'],
    ['"{}": {} is not in play.', '«{1}»: {2} no está en juego.'],
    ['"{}": {} is not free.', '«{1}»: {2} no está libre.'],
    ['Seat {} has more than {} tokens {}.', 'El asiento {1} tiene más de {2} fichas {3}.'],
    ['There is no card "{}".', 'No hay ninguna carta «{1}».'],
    ['There is no phase "{}".', 'No hay ninguna fase «{1}».'],
    [
      'A chooser is named exactly in the phase card.',
      'Se nombra a quien elige (chooser) en la fase card y solo en ella.',
    ],
    [
      'An ending is told exactly in the phase over.',
      'Se dice un final (ending) en la fase over y solo en ella.',
    ],
    ['There is no ending "{}".', 'No hay ningún final «{1}».'],
    ['There are no two places to be scored.', 'No hay dos lugares por puntuar.'],
    ['There is no card to take.', 'No hay ninguna carta que tomar.'],
    ['There is no extra turn to use.', 'No hay ningún turno extra que usar.'],
    ['Surrounded places were not scored.', 'Hay lugares rodeados que no se han puntuado.'],
    ['Tokens are placed in the phase place only.', 'Solo se colocan fichas en la fase place.'],
  ],
  facts: {},
};
