interface TagProps {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Somebody loses by it. */
  readonly bad?: boolean;
}

/** How wide a tag must be for its text. */
export function tagWidth(text: string): number {
  return text.length * 7 + 18;
}

/** A word or two on a small plate. */
export function Tag({ x, y, text, bad = false }: TagProps) {
  const width = tagWidth(text);
  return (
    <g className={bad ? 'tag tag-bad' : 'tag'}>
      <rect x={x - width / 2} y={y - 11} width={width} height={22} rx={11} />
      <text className="tag-text" x={x} y={y}>
        {text}
      </text>
    </g>
  );
}
