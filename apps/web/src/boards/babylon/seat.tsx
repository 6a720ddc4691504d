import type { Seat } from '@nabu/kernel';
import { useMemo } from 'react';
import './babylon.css';
import { type Props, useBabylonDesk } from './desk.ts';
import { GROUND_PLAN_BOX, GroundPlanDrawing } from './ground-plan.tsx';
import { seenItems, spaces } from './rules.ts';
import { FlowerMark, PillarIcon, TileIcon } from './tile.tsx';
import { phrases } from './words/index.ts';
import { nameTile } from './words/name.ts';
import { pointedCells } from './words/pieces.ts';

/** One player's garden as a small live ground plan that opens to full size, and what is stored. */
export function SeatPanel(props: Props & { readonly seat: Seat }) {
  const { view, seat } = props;
  const say = phrases[props.language];
  const garden = view.gardens[seat];
  const ground = useMemo(() => spaces(view, seat), [view, seat]);
  const items = useMemo(() => seenItems(view, seat), [view, seat]);
  const desk = useBabylonDesk();
  const shown = desk.shown.seat ?? desk.seat;
  return (
    <div
      className={
        view.gardens.length > 2 ? 'babylon babylon-seat is-crowded' : 'babylon babylon-seat'
      }
    >
      <button
        type="button"
        className="seat-garden"
        aria-pressed={shown === seat}
        aria-label={say.labels.openGarden(props.seats[seat].name)}
        title={say.labels.openGarden(props.seats[seat].name)}
        onClick={() => desk.follow({ draft: { ...desk.draft, sight: null }, shown: { seat } })}
      >
        <svg viewBox={GROUND_PLAN_BOX} aria-hidden="true">
          <GroundPlanDrawing
            garden={garden}
            ground={ground}
            items={items}
            fresh={0}
            pointed={pointedCells(props.pointed, seat)}
            news={pointedCells(props.news, seat)}
            small
          />
        </svg>
      </button>
      <div className="seat-storage">
        <span className="seat-flower">
          <svg width={20} height={20} viewBox="-10 -10 20 20" aria-hidden="true">
            <FlowerMark flower={garden.flower} x={0} y={0} size={16} />
          </svg>
          <span className="hidden-text">{say.flowers[garden.flower]}</span>
        </span>
        <span className="seat-stock">
          <PillarIcon size={18} />
          <b aria-hidden="true">{garden.stock}</b>
          <span className="hidden-text">{say.labels.stock(garden.stock)}</span>
        </span>
        {garden.kept !== null && (
          <span className="seat-kept">
            <TileIcon tile={garden.kept} size={30} />
            <span className="hidden-text">{say.labels.kept(nameTile(say, garden.kept))}</span>
          </span>
        )}
      </div>
    </div>
  );
}
