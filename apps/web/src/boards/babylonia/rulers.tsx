import { memo } from 'react';
import { type Camera, seenAt } from '../common/camera.ts';
import type { Lie } from './area.ts';
import { type Hex, middleOf, playedOn } from './geometry.ts';
import { nameOf } from './rules.ts';

/** Names that stand closer than this run into each other, side by side or below each other: then every second one is printed (px). */
const CLOSEST = { x: 17, y: 13 } as const;
/** How far a ruler stands off the map's rim (px), which grows with the map. */
const OFF = { x: 9, y: 7 } as const;
const RIM = 7.5;

interface Mark {
  readonly text: string;
  /** Where on the map, along the ruler's axis. */
  readonly at: number;
}

/** The letters of the columns, or the numbers of the rows, that have hexes in play. */
function marksOf(ground: string, part: (name: string) => string, axis: 'x' | 'y'): Mark[] {
  const marks = new Map<string, number>();
  for (const hex of playedOn(ground)) marks.set(part(nameOf(hex)), middleOf(hex)[axis]);
  return [...marks].map(([text, at]) => ({ text, at })).sort((a, b) => a.at - b.at);
}

const letterOf = (name: string) => name.slice(0, 1);
const numberOf = (name: string) => name.slice(1);

interface RulersProps {
  readonly ground: string;
  readonly camera: Camera;
  readonly lie: Lie;
  /** The hex whose letter and number are lit. */
  readonly hex: Hex | null;
}

/** Letters or numbers below the map and at its left, which stay in sight while it is moved. */
export const Rulers = memo(function Rulers({ ground, camera, lie, hex }: RulersProps) {
  const letters = marksOf(ground, letterOf, 'x');
  const numbers = marksOf(ground, numberOf, 'y');
  const name = hex === null ? null : nameOf(hex);
  const lit = { letter: name && letterOf(name), number: name && numberOf(name) };
  // Turned upright the columns run down the map, and its rows from right to left.
  const turned = (marks: readonly Mark[]) => marks.map((mark) => ({ ...mark, at: -mark.at }));
  const [below, beside] = lie.upright
    ? [
        { marks: turned(numbers), lit: lit.number },
        { marks: letters, lit: lit.letter },
      ]
    : [
        { marks: letters, lit: lit.letter },
        { marks: numbers, lit: lit.number },
      ];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus
    <g className="coordinates" aria-hidden="true">
      <Ruler {...below} axis="x" camera={camera} lie={lie} />
      <Ruler {...beside} axis="y" camera={camera} lie={lie} />
    </g>
  );
});

interface RulerProps {
  readonly marks: readonly Mark[];
  readonly lit: string | null;
  readonly axis: 'x' | 'y';
  readonly camera: Camera;
  readonly lie: Lie;
}

/** Where a ruler stands across its axis: off the map, or off the area that the map is cut by. */
function acrossOf(axis: 'x' | 'y', camera: Camera, { area, content }: Lie): number {
  const seen = seenAt(camera, content);
  const rim = RIM * camera.scale;
  return axis === 'x'
    ? Math.min(area.y + area.height, seen.y + seen.height + rim) + OFF.y
    : Math.max(area.x, seen.x - rim) - OFF.x;
}

function Ruler({ marks, lit, axis, camera, lie }: RulerProps) {
  const { area } = lie;
  const seen = marks.map(({ text, at }) => ({ text, at: at * camera.scale + camera[axis] }));
  const step = seen.length > 1 ? Math.abs(seen[1].at - seen[0].at) : CLOSEST[axis];
  const [from, to] = axis === 'x' ? [area.x, area.x + area.width] : [area.y, area.y + area.height];
  const across = acrossOf(axis, camera, lie);
  return seen
    .filter(({ at }) => at >= from && at <= to)
    .filter(({ text }, place) => step >= CLOSEST[axis] || place % 2 === 0 || text === lit)
    .map(({ text, at }) => (
      <text
        key={text}
        className={text === lit ? 'is-lit' : undefined}
        {...(axis === 'x' ? { x: at, y: across } : { x: across, y: at })}
      >
        {text}
      </text>
    ));
}
