import { type Paint, PLAIN } from '@nabu/games/text-boards';

const ESC = '\u001b[';
const COLOURS = [31, 33, 32, 36, 35, 34];

const COLOURED: Paint = {
  bold: (text) => `${ESC}1m${text}${ESC}22m`,
  dim: (text) => `${ESC}2m${text}${ESC}22m`,
  colour: (index, text) => `${ESC}${COLOURS[index % COLOURS.length]}m${text}${ESC}39m`,
};

/** Colours only on a terminal, and never when NO_COLOR asks for none. */
export function paintFor(stream: { readonly isTTY?: boolean }, env = process.env): Paint {
  const wanted = stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  return wanted ? COLOURED : PLAIN;
}
