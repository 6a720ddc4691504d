import type { Rect } from '../common/rect.ts';
import { LEVELS } from './rules.ts';

interface LevelCardProps {
  readonly box: Rect;
  readonly level: number;
  /** Its name for motion. */
  readonly at?: string;
}

/** The face of a temple card: its level as a number over a small temple of that height. */
export function LevelCard({ box, level, at }: LevelCardProps) {
  const { x, y, width, height } = box;
  const small = width < 40;
  const step = (height * 0.4) / LEVELS.length;
  return (
    <g className="level-card" data-at={at}>
      <rect className="level-face" {...box} rx={small ? 4 : 6} />
      {LEVELS.slice(0, level).map((each) => {
        const part = width * (0.86 - each * 0.1);
        return (
          <rect
            key={each}
            className="level-step"
            x={x + (width - part) / 2}
            y={y + height * 0.93 - each * step}
            width={part}
            height={step * 0.82}
            rx={0.8}
          />
        );
      })}
      <text
        className="level-number"
        x={x + width / 2}
        y={y + height * 0.32}
        fontSize={small ? 16 : height * 0.4}
      >
        {level}
      </text>
    </g>
  );
}
