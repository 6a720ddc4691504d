import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef, useState } from 'react';
import type { SeatFace } from '../../table/kit.ts';
import type { Point } from '../common/camera.ts';
import { dotsBeside, type Hex, hexPath, middleOf } from './geometry.ts';
import { isRiver, kindOf, nameOf, ownerOf, type View } from './rules.ts';
import { TilePiece } from './tile.tsx';
import { Token } from './token.tsx';
import { rowOf, WHEN_TURNED, walk } from './walking.ts';
import { playedHexes } from './words/places.ts';

interface PiecesProps {
  readonly view: View;
  readonly seats: readonly SeatFace[];
}

/** All tiles and tokens where they lie. */
export const Pieces = memo(function Pieces({ view, seats }: PiecesProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus
    <g className="pieces" aria-hidden="true">
      {playedHexes(view).map((hex) => {
        const { x, y } = middleOf(hex);
        const token = view.tokens[hex];
        const tile = view.tiles[hex];
        if (tile === 0 && token === 0) return null;
        return (
          <g key={hex} transform={`translate(${x} ${y})`} data-at={`hex:${nameOf(hex)}`}>
            <TilePiece tile={tile} />
            {token !== 0 && (
              <Token
                face={seats[ownerOf(token)]}
                kind={kindOf(token)}
                faceDown={isRiver(view.ground, hex)}
              />
            )}
          </g>
        );
      })}
    </g>
  );
});

interface HexFieldsProps {
  readonly view: View;
  readonly lit: ReadonlySet<Hex>;
  readonly aimed: Hex | null;
  /** The map is turned, with north above: keys go as the eye sees it. */
  readonly upright: boolean;
  readonly label: string;
  labelOf(hex: Hex): string;
  onPress(hex: Hex): void;
  onPoint(hex: Hex | null): void;
  /** The hex with the focus should be in sight. */
  onReveal(hex: Hex): void;
}

/** The hex an event happened on, or null. */
export function hexUnder(target: EventTarget | null): Hex | null {
  const field = target instanceof Element ? target.closest('[data-hex]') : null;
  return field ? Number(field.getAttribute('data-hex')) : null;
}

/** One pressable field for each hex: a single tab stop, walked with the arrow keys. */
export function HexFields(props: HexFieldsProps) {
  const { view, lit, aimed, upright, label, labelOf } = props;
  const hexes = playedHexes(view);
  const dots = useMemo(() => dotsBeside(view.ground), [view.ground]);
  const [stop, setStop] = useState<Hex>(hexes[0] ?? 0);
  const home = useRef(0);
  const current = hexes.includes(stop) ? stop : hexes[0];
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const hex = hexUnder(event.target);
    if (hex === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      props.onPress(hex);
      return;
    }
    const key = upright ? (WHEN_TURNED[event.key] ?? event.key) : event.key;
    const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
    const next = walk(hexes, hex, key, sideways ? home.current : rowOf(hex));
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (!sideways) home.current = rowOf(next);
    setStop(next);
    event.currentTarget.querySelector<SVGElement>(`[data-hex="${next}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: its fields are the buttons
    <g
      className="hex-fields"
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const hex = hexUnder(event.target);
        if (hex === null) return;
        setStop(hex);
        home.current = rowOf(hex);
        props.onPress(hex);
      }}
      onPointerOver={(event: PointerEvent) =>
        event.pointerType === 'mouse' && props.onPoint(hexUnder(event.target))
      }
      onPointerLeave={() => props.onPoint(null)}
      onFocus={(event) => {
        const hex = hexUnder(event.target);
        if (hex === null || !event.target.matches(':focus-visible')) return;
        props.onPoint(hex);
        props.onReveal(hex);
      }}
      onBlur={() => props.onPoint(null)}
    >
      {hexes.map((hex) => (
        <Field
          key={hex}
          hex={hex}
          stop={hex === current}
          lit={lit.has(hex)}
          marked={view.tiles[hex] !== 0}
          beside={dots.get(hex)}
          aimed={hex === aimed}
          label={labelOf(hex)}
        />
      ))}
    </g>
  );
}

interface FieldProps {
  readonly hex: Hex;
  readonly stop: boolean;
  readonly lit: boolean;
  /** Something lies here, so that a dot would be hidden: its rim is lit instead. */
  readonly marked: boolean;
  /** Where its dot lies, if not in the middle. */
  readonly beside: Point | undefined;
  readonly aimed: boolean;
  readonly label: string;
}

const Field = memo(function Field(props: FieldProps) {
  const { hex, stop, lit, marked, beside, aimed, label } = props;
  const at = middleOf(hex);
  const dot = beside ?? at;
  const state = `${lit ? (marked ? ' is-lit is-rim' : ' is-lit') : ''}${aimed ? ' is-aimed' : ''}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no button element
    <g
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      data-hex={hex}
      data-name={nameOf(hex)}
      data-part={nameOf(hex)}
      data-space={nameOf(hex)}
      className={`hex${state}`}
    >
      <path className="hex-area" d={hexPath(at, 38)} />
      {lit && !marked && <circle className="hex-dot" cx={dot.x} cy={dot.y} r={6.5} />}
    </g>
  );
});
