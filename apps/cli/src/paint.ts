/** Marks up text for a terminal, or leaves it as it is. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  /** One of six colours, for things that also differ by their letters. */
  colour(index: number, text: string): string;
}

const ESC = '\u001b[';
const COLOURS = [31, 33, 32, 36, 35, 34];

export const PLAIN: Paint = { bold: same, dim: same, colour: (_index, text) => text };

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

function same(text: string): string {
  return text;
}
