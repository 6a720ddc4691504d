import type { ReactNode } from 'react';
import { Hit } from '../common/hit.tsx';
import { movePart } from '../common/parts.ts';
import type { Rect } from '../common/rect.ts';
import type { Answer } from './input.ts';
import { outlook } from './outlook.ts';
import type { BoardPart } from './part.ts';
import { gistLine, gistOf } from './words/gist.ts';

interface MoveHitProps {
  readonly part: BoardPart;
  /** What a press leads to. */
  readonly answer: Answer;
  readonly label: string;
  readonly area: Rect;
  readonly outline?: string;
  readonly radius?: number;
  readonly space?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A part of the board that stands for a move: lit when it is legal, and pressable even when not. */
export function MoveHit({ part, answer, label, ...rest }: MoveHitProps) {
  const { desk, props, say } = part;
  const move = answer.move ?? null;
  const lit = move !== null && desk.mine && desk.legal.includes(move);
  const names = props.seats.map(({ name }) => name);
  const gist = lit ? gistOf(say, outlook(props.preview(move), desk.seat), desk.seat, names) : null;
  return (
    <Hit
      {...rest}
      label={gist ? `${label}. ${gistLine(gist)}` : label}
      part={move === null ? undefined : movePart(move)}
      lit={lit}
      chosen={move !== null && desk.aimed === move}
      onPress={() => {
        desk.follow(answer);
        // What is refused stays in sight with what is known of it, also under a finger.
        if (!lit) desk.point(move);
      }}
      onHint={(on) => desk.point(on ? move : null)}
    />
  );
}
