import './gate.css';
import { City, Palm } from './city.tsx';
import { Beast, battlement, Frieze } from './ornament.tsx';
import { Sky } from './sky.tsx';

const GROUND = 800;

function Gradients() {
  return (
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="stop-sky-0" />
        <stop offset=".42" className="stop-sky-1" />
        <stop offset=".7" className="stop-sky-2" />
        <stop offset=".88" className="stop-sky-3" />
      </linearGradient>
      <radialGradient id="horizon">
        <stop offset="0" className="stop-sun" stopOpacity=".85" />
        <stop offset="1" className="stop-sun" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="starlight">
        <stop offset="0" stopColor="#fff3cf" stopOpacity=".5" />
        <stop offset="1" stopColor="#fff3cf" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="glaze" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" className="stop-glaze-lit" />
        <stop offset=".35" className="stop-glaze" />
        <stop offset="1" className="stop-glaze-shade" />
      </linearGradient>
      <linearGradient id="within" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="stop-within-0" />
        <stop offset=".55" className="stop-within-1" />
        <stop offset="1" className="stop-within-2" />
      </linearGradient>
      <radialGradient id="torch">
        <stop offset="0" stopColor="#ffd27a" stopOpacity=".85" />
        <stop offset=".4" stopColor="#f08a3c" stopOpacity=".3" />
        <stop offset="1" stopColor="#f08a3c" stopOpacity="0" />
      </radialGradient>
      <pattern id="bricks" width="32" height="20" patternUnits="userSpaceOnUse">
        <path className="gate-joint" d="M0 .5h32M0 10.5h32M.5 0v10M16.5 10v10" />
        <path className="gate-gleam" d="M0 1.5h32M0 11.5h32" />
        <rect className="gate-fleck" x="17" y="1" width="15" height="9" />
      </pattern>
    </defs>
  );
}

/** A block of glazed brick with battlements; the pattern lies over the glaze. */
function Block({
  x,
  y,
  width,
  merlons,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly merlons: number;
}) {
  const outline = `M${x} ${GROUND}V${y}h${width}V${GROUND}z${battlement(x, y + 0.5, width, merlons)}`;
  return (
    <g>
      <path d={outline} fill="url(#glaze)" />
      <path d={outline} fill="url(#bricks)" />
      <rect className="gate-gold" x={x - 4} y={y + 4} width={width + 8} height="6" />
    </g>
  );
}

/** One of the two towers that stand before the gateway, with rows of beasts in relief. */
function Tower({ x, flip }: { readonly x: number; readonly flip: boolean }) {
  const width = 196;
  const rows = [
    { y: 456, kind: 'bull' },
    { y: 556, kind: 'dragon' },
    { y: 656, kind: 'bull' },
  ] as const;
  return (
    <g>
      <rect
        className="gate-cast"
        x={flip ? x + width : x - 26}
        y={352}
        width="26"
        height={GROUND - 352}
      />
      <Block x={x} y={340} width={width} merlons={4} />
      <Frieze x={x} y={366} width={width} height={42} count={5} />
      {rows.map(({ y, kind }) => (
        <g key={y}>
          <Beast kind={kind} x={x + 12} y={y - 8} scale={0.94} flip={flip} />
          <Beast kind={kind} x={x + 102} y={y - 8} scale={0.94} flip={flip} />
          <rect className="gate-line" x={x} y={y + 58} width={width} height="4" />
        </g>
      ))}
      <Frieze x={x} y={GROUND - 62} width={width} height={34} count={6} />
      <rect className="gate-plinth" x={x - 6} y={GROUND - 28} width={width + 12} height="28" />
    </g>
  );
}

function Archway() {
  const arch = `M986 ${GROUND}V610a94 94 0 0 1 188 0V${GROUND}z`;
  return (
    <g>
      <path className="gate-gold" d={`M958 ${GROUND}V610a122 122 0 0 1 244 0V${GROUND}z`} />
      <path className="gate-deep" d={`M964 ${GROUND}V610a116 116 0 0 1 232 0V${GROUND}z`} />
      <path className="gate-beads" d={`M972 ${GROUND}V610a108 108 0 0 1 216 0V${GROUND}`} />
      <path className="gate-gold" d={`M980 ${GROUND}V610a100 100 0 0 1 200 0V${GROUND}z`} />
      <path d={arch} fill="url(#within)" />
      <path className="gate-inner" d={`M1030 ${GROUND}V640a50 50 0 0 1 100 0V${GROUND}z`} />
      <path className="gate-way" d={`M1046 ${GROUND}V650a34 34 0 0 1 68 0V${GROUND}z`} />
    </g>
  );
}

function Road() {
  return (
    <g>
      <path className="gate-earth" d={`M0 ${GROUND - 44}h1600V900H0z`} />
      <path className="gate-road" d="M986 800h188l170 100H816z" />
      <path
        className="gate-slabs"
        d="M1006 800l-148 100M1044 800l-72 100M1080 800v100M1116 800l72 100M1154 800l148 100M962 818h236M930 842h300M884 874h392"
      />
      <path className="gate-wallside" d="M0 742h738v58H0zM1422 742h178v58h-178z" />
      <path
        className="gate-joints"
        fill="url(#bricks)"
        d="M0 742h738v58H0zM1422 742h178v58h-178z"
      />
      <path className="gate-gold" d="M0 742h738v4H0zM1422 742h178v4h-178z" />
      <path
        className="gate-wallside"
        d={`${battlement(0, 742.5, 738, 20)}${battlement(1422, 742.5, 178, 5)}`}
      />
    </g>
  );
}

function Torch({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="gate-torch">
      <circle cx={x} cy={y} r="70" fill="url(#torch)" />
      <path
        className="gate-flame"
        d={`M${x} ${y - 20}c8 10 9 14 8 20a8 8 0 0 1-16 0c0-7 5-10 8-20z`}
      />
      <path className="gate-bowl" d={`M${x - 13} ${y + 5}h26l-6 12h-14z`} />
    </g>
  );
}

/** The Ishtar Gate at the hour of the theme: the picture of the front page. */
export function Gate({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Gradients />
      <Sky />
      <City />
      <Palm x={708} y={600} ground={790} scale={0.9} />
      <Palm x={664} y={648} ground={790} scale={0.66} />
      <Palm x={1476} y={610} ground={790} scale={0.84} />
      <Block x={850} y={286} width={460} merlons={9} />
      <Frieze x={850} y={306} width={460} height={40} count={11} />
      <Block x={886} y={400} width={388} merlons={8} />
      <Frieze x={886} y={424} width={388} height={38} count={10} />
      <Road />
      <Archway />
      <Tower x={738} flip />
      <Tower x={1226} flip={false} />
      <Torch x={948} y={700} />
      <Torch x={1212} y={700} />
    </svg>
  );
}
