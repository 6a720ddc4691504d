/** How much of a tag is beside its text, and how broad a letter is, in the pixels of a board. */
const SIDES = 22;
const LETTER = 7.3;

/** How wide a tag must be for its text. */
export function tagWidth(text: string): number {
  return text.length * LETTER + SIDES;
}

interface TagProps {
  /** The middle; in a flight it is left out. */
  readonly x?: number;
  readonly y?: number;
  readonly text: string;
  /** Somebody loses by it. */
  readonly bad?: boolean;
}

/** A word or two on a small plate: points that fly to their player, or what a move would do. */
export function Tag({ x = 0, y = 0, text, bad = false }: TagProps) {
  const width = tagWidth(text);
  return (
    <g className={bad ? 'tag is-bad' : 'tag'}>
      <rect className="tag-plate" x={x - width / 2} y={y - 13} width={width} height={26} rx={13} />
      <text className="tag-text" x={x} y={y}>
        {text}
      </text>
    </g>
  );
}
