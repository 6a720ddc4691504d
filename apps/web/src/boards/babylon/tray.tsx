import { pointing } from '../common/choice.tsx';
import { walkWithArrows } from '../common/focus.ts';
import { Keys } from '../common/keys.tsx';
import { movePart } from '../common/parts.ts';
import { Picture } from '../common/picture.tsx';
import { PrimaryButton } from '../common/primary.tsx';
import './babylon.css';
import { type BabylonDesk, type Props, useBabylonDesk } from './desk.ts';
import { type Hold, isDigging, itemMoves, stackMove, symbolMoves, tileFrom } from './input.ts';
import { cellName, type Move, moveOf, type Source, STORAGE, SYMBOLS, stackName } from './rules.ts';
import { lookedStack, StackCard } from './stack-card.tsx';
import { SYMBOL_PATHS } from './symbols.ts';
import { PillarIcon, TileIcon } from './tile.tsx';
import { phrases } from './words/index.ts';
import { labelMove } from './words/moves.ts';
import { nameTile } from './words/name.ts';
import { worthOf } from './worth.ts';

interface PartProps {
  readonly props: Props;
  readonly desk: BabylonDesk;
}

const SIZE = 60;

/** One of my two tiles: pressing it takes it up. */
function TileButton({ props, desk, source }: PartProps & { readonly source: Source }) {
  const say = phrases[props.language];
  const tile = tileFrom(desk, source);
  const held = desk.hold === source;
  const title = source === 'new' ? say.labels.newTile : say.labels.keptTile;
  const fresh = source === 'new' && props.view.turn !== desk.seat;
  const shown = fresh ? null : tile;
  const name = shown === null ? say.labels.noTile : nameTile(say, shown);
  const press = () => {
    if (desk.mine && props.view.phase === 'build' && shown !== null)
      desk.put({ ...desk.draft, hold: source });
    else desk.make(desk.mine && props.view.phase === 'build' ? missing(source) : moveOf.done());
  };
  return (
    <button
      type="button"
      className={held ? 'tile-button is-held' : 'tile-button'}
      aria-pressed={held}
      aria-label={`${title}: ${name}`}
      onClick={press}
    >
      {shown === null ? (
        <span className="tile-slot" />
      ) : (
        <TileIcon tile={shown} turns={held ? desk.draft.turns : 0} size={SIZE} />
      )}
      <span className="tile-title">
        {source === 'new' ? say.labels.newShort : say.labels.keptShort}
      </span>
    </button>
  );
}

/** The move that says why a tile that is not there cannot be laid. */
function missing(source: Source): Move {
  return moveOf.build({ source, cell: 27, turns: 0, level: 1, open: null });
}

/** My pillars, the ones beyond the storage apart. */
function Stock({ props, desk }: PartProps) {
  const { labels } = phrases[props.language];
  const { stock } = props.view.gardens[desk.seat];
  const doubles = props.view.turn === desk.seat ? props.view.doubles : 0;
  return (
    <div className="stock" title={labels.storage}>
      <span className="stock-count">
        <PillarIcon size={26} />
        <b className={stock > STORAGE ? 'figures is-over' : 'figures'}>{stock}</b>
        <small>/ {STORAGE}</small>
      </span>
      {doubles > 0 && (
        <span className="stock-count">
          <PillarIcon double size={22} />
          <b className="figures">{doubles}</b>
        </span>
      )}
      <span className="hidden-text">
        {labels.stock(stock)}
        {doubles > 0 ? `, ${labels.doubles(doubles)}` : ''}
      </span>
    </div>
  );
}

function HoldButton({
  props,
  desk,
  hold,
  count,
  label,
}: PartProps & {
  readonly hold: Hold;
  readonly count: number;
  readonly label: string;
}) {
  return (
    <button
      type="button"
      className={count > 0 ? 'choice-move is-lit' : 'choice-move is-dim'}
      aria-pressed={desk.hold === hold}
      onClick={() =>
        props.view.phase === 'build' ? desk.put({ ...desk.draft, hold }) : desk.make(moveOf.done())
      }
    >
      {label}
      {count > 0 && <b className="count"> {count}</b>}
    </button>
  );
}

function Glyph({ symbol }: { readonly symbol: number }) {
  return (
    <Picture size={20} className="glyph">
      <path d={SYMBOL_PATHS[symbol]} />
    </Picture>
  );
}

/** The items that can be put up, each with what it counts. */
function Items({ props, desk }: PartProps) {
  const say = phrases[props.language];
  const worth = worthOf(props);
  const offers = itemMoves(desk.legal)
    .map((move) => ({ move, points: worth(move) }))
    .toSorted((a, b) => b.points - a.points);
  if (offers.length === 0) return <p className="tray-note">{say.labels.noItems}</p>;
  return offers.map(({ move, points }) => (
    <button
      key={move.index}
      type="button"
      className="choice-move is-lit choice-item"
      data-part={movePart(move)}
      onClick={() => desk.make(move)}
      {...pointing(desk, move)}
    >
      <Glyph symbol={SYMBOLS.indexOf(move.type)} />
      {labelMove(say, move, props.view)} <b>+{points}</b>
    </button>
  ));
}

/** What the chosen space may become. */
function Alter({ props, desk }: PartProps) {
  const say = phrases[props.language];
  const { space } = desk.draft;
  const offers = symbolMoves(desk.legal).filter(({ cell }) => cell === space);
  if (space === null || offers.length === 0)
    return <p className="tray-note">{say.labels.alterWhere}</p>;
  return (
    <>
      <p className="tray-note">{say.labels.alterTo(cellName(space))}</p>
      {offers.map((move) => (
        <button
          key={move.index}
          type="button"
          className="choice-move is-lit choice-item"
          data-part={movePart(move)}
          onClick={() => desk.make(move)}
        >
          <Glyph symbol={move.symbol} /> {say.symbols[move.symbol]}
        </button>
      ))}
    </>
  );
}

/** What I may do now besides the primary action. */
function Actions({ props, desk }: PartProps) {
  const { labels } = phrases[props.language];
  const { phase } = props.view;
  const symbols = symbolMoves(desk.legal).length;
  return (
    <div className="tray-actions">
      {isDigging(desk) && !desk.shown.wide && (
        <StackCard {...{ props, desk }} stack={lookedStack(desk)} />
      )}
      {desk.mine && phase === 'build' && (
        <>
          <HoldButton
            {...{ props, desk }}
            hold="items"
            count={itemMoves(desk.legal).length}
            label={labels.items}
          />
          {symbols > 0 && (
            <HoldButton {...{ props, desk }} hold="symbol" count={symbols} label={labels.alter} />
          )}
          {desk.hold === 'items' && <Items props={props} desk={desk} />}
          {desk.hold === 'symbol' && <Alter props={props} desk={desk} />}
        </>
      )}
      {desk.mine && phase === 'store' && (
        <button
          type="button"
          className="choice-move is-lit"
          data-part={movePart(moveOf.discard())}
          onClick={() => desk.make(moveOf.discard())}
        >
          {labels.discard}
        </button>
      )}
    </div>
  );
}

/** The one action that ends what is being done, always in the same place. */
function Primary({ props, desk }: PartProps) {
  const say = phrases[props.language];
  const { phase } = props.view;
  const { stack } = desk.draft;
  const digging = phase === 'dig' || phase === 'remove';
  if (digging && desk.mine) {
    const move = stack === null ? moveOf.done() : stackMove(props.view, stack);
    const act = phase === 'dig' ? say.labels.dig : say.labels.remove;
    const label = stack === null ? act : labelShort(props, move, stack);
    return (
      <PrimaryButton
        move={move}
        legal={desk.can(move)}
        label={label}
        onPress={() => desk.make(move)}
      />
    );
  }
  const store = phase === 'store';
  const move = store ? moveOf.store() : moveOf.done();
  const label = store ? say.labels.store : say.labels.done;
  return (
    <PrimaryButton
      move={move}
      legal={desk.can(move)}
      label={label}
      quiet={desk.aim?.legal ?? false}
      {...(store ? { part: movePart(move) } : {})}
      onPress={() => desk.make(move)}
    />
  );
}

function labelShort(props: Props, move: Move, stack: number): string {
  const say = phrases[props.language];
  return move.type === 'dig'
    ? `${say.labels.dig} ${stackName(stack)}`
    : labelMove(say, move, props.view);
}

/** My tiles and pillars and everything I can do with them; the primary action keeps its place. */
export function Tray(props: Props) {
  const desk = useBabylonDesk();
  if (props.viewer === 'spectator' || props.over) return null;
  const part = { props, desk };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only carry the focus around
    <div
      className={`babylon babylon-tray board-tray${props.still ? ' is-still' : ''}`}
      onKeyDown={walkWithArrows}
    >
      <div className="tray-hand">
        <TileButton {...part} source="new" />
        <TileButton {...part} source="kept" />
        <Stock {...part} />
      </div>
      <Actions {...part} />
      <div className="tray-end">
        <Keys labels={phrases[props.language].labels} />
        <Primary {...part} />
      </div>
    </div>
  );
}
