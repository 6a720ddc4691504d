import type { Seat } from '@nabu/kernel';
import { Choice } from '../common/choice.tsx';
import { SeatGlyph } from '../common/glyph.tsx';
import { Popup } from '../common/popup.tsx';
import type { Rect } from '../common/rect.ts';
import type { Size } from '../common/size.ts';
import type { BabelDesk, Props } from './desk.ts';
import { Emblem } from './emblem.tsx';
import { bracket, fan, type Layout, shownIn } from './geometry.ts';
import { type Draft, runMoves, siteMoves } from './input.ts';
import { ALL_NATIONS, type Move, NATIONS, type Site, sideOf } from './rules.ts';
import { Chips } from './tip.tsx';
import { phrases, words } from './words/index.ts';
import type { Phrases } from './words/phrases.ts';

interface MenuProps {
  readonly props: Props;
  readonly desk: BabelDesk;
  readonly layout: Layout;
  /** Where the board is shown. */
  readonly room: Size;
}

interface MoveButtonProps {
  readonly move: Move;
  readonly props: Props;
  readonly desk: BabelDesk;
}

/** One move as a button. */
export function MoveButton({ move, props, desk }: MoveButtonProps) {
  return (
    <Choice desk={desk} move={move} spot={move} onPress={() => desk.make(move)}>
      {words[props.language].move(move, props.view)}
    </Choice>
  );
}

/** The cards of both players at a site, where a finger opened it. */
function SiteCards({ props, seat, site }: { props: Props; seat: Seat; site: Site }) {
  return [1 - seat, seat].map((each) => {
    const row = props.view.sides[each].rows[site];
    return (
      row.length > 0 && (
        <div key={each} className="site-cards">
          <SeatGlyph face={props.seats[each]} size={15} />
          <Chips row={row} props={props} />
        </div>
      )
    );
  });
}

function SiteMenu({ props, desk, layout, room }: MenuProps) {
  const { draft } = desk;
  if (draft.kind !== 'site') return null;
  const say = phrases[props.language];
  const leaves = desk.legal.some((move) => move.type === 'migrate' && move.site === draft.site);
  const press = () => desk.follow({ draft: { kind: 'migrate', from: leaves ? draft.site : null } });
  return (
    <Popup
      label={say.sites[draft.site]}
      anchor={shownIn(room, layout, layout.sites.near[draft.site].plate)}
      size={room}
      onClose={desk.clear}
    >
      <h3 className="popup-title">{say.sites[draft.site]}</h3>
      <SiteCards props={props} seat={desk.seat} site={draft.site} />
      {siteMoves(desk, draft.site).map((move) => (
        <MoveButton key={move.index} move={move} props={props} desk={desk} />
      ))}
      {leaves && (
        <button type="button" className="choice-move is-lit" onClick={press}>
          {say.labels.migrateHere}
        </button>
      )}
    </Popup>
  );
}

function RunMenu({ props, desk, layout, room }: MenuProps) {
  const { draft } = desk;
  if (draft.kind !== 'run') return null;
  const say = phrases[props.language];
  const { site, run } = draft;
  const row = desk.view.sides[desk.seat].rows[site];
  const places = fan(layout.sites.near[site].row, row.length, 'near');
  const [box] = bracket(places, run.start, run.length);
  const { column } = layout.sites.near[site];
  const anchor = shownIn(room, layout, { ...box, x: column.x, width: column.width });
  const title = `${run.length} ${say.nations[run.nation]}: ${say.powers[run.nation]}`;
  return (
    <Popup label={title} anchor={anchor} size={room} onClose={desk.clear}>
      <h3 className="popup-title">{title}</h3>
      {runMoves(desk.view, desk.seat, site, run).map((move) => (
        <MoveButton key={move.index} move={move} props={props} desk={desk} />
      ))}
    </Popup>
  );
}

function DiscardList({ counts, say }: { counts: readonly number[]; say: Phrases }) {
  return (
    <ul className="look-list">
      {ALL_NATIONS.map((nation) => (
        <li key={nation} className={`nation-${NATIONS[nation]}`}>
          <span className="look-chip">
            <Emblem nation={nation} size={16} />
          </span>
          {say.nations[nation]}
          <b>{counts[nation]}</b>
        </li>
      ))}
    </ul>
  );
}

type Pile = Extract<Draft, { kind: 'look' }>['pile'];

function lookTitle(pile: Pile, { seats, view }: Props, { labels }: Phrases): string {
  switch (pile) {
    case 'discard':
      return labels.discards;
    case 'deck':
      return `${labels.deck}: ${labels.cards(view.deck)}`;
    case 'draw':
      return `${labels.draw}: ${labels.cards(view.pile)}`;
    default:
      return labels.stackOf(seats[pile].name);
  }
}

/** Levels known in order, the next one first; a pile that lies face down says what it is for. */
function Levels({
  known,
  say,
  hidden,
}: {
  known: readonly number[];
  say: Phrases;
  hidden: string;
}) {
  return (
    <p className="look-levels">
      {known.length > 0 && <span>{say.labels.nextFirst}: </span>}
      {known.toReversed().join(' · ') || hidden}
    </p>
  );
}

function LookMenu({ props, desk, layout, room }: MenuProps) {
  const { draft } = desk;
  if (draft.kind !== 'look') return null;
  const say = phrases[props.language];
  const { view } = props;
  const { pile } = draft;
  const seatPile = typeof pile === 'number';
  const place: Rect = seatPile ? layout.stacks[sideOf(pile, props.viewer)] : layout[pile];
  const anchor = shownIn(room, layout, place);
  const title = lookTitle(pile, props, say);
  return (
    <Popup label={title} anchor={anchor} size={room} width={230} onClose={desk.clear}>
      <h3 className="popup-title">{title}</h3>
      {pile === 'discard' && <DiscardList counts={view.discards} say={say} />}
      {pile === 'draw' && <p>{`${say.clauses.T1} ${say.clauses.T2}`}</p>}
      {pile === 'deck' && <Levels known={view.razed} say={say} hidden={say.clauses.T5} />}
      {seatPile && (
        <Levels known={view.sides[pile].stack} say={say} hidden={say.describe.nothing} />
      )}
      <button type="button" className="choice-move" onClick={desk.clear}>
        {say.labels.close}
      </button>
    </Popup>
  );
}

/** The menu or list that is open, in place. */
export function Menu(menu: MenuProps) {
  return (
    <>
      <SiteMenu {...menu} />
      <RunMenu {...menu} />
      <LookMenu {...menu} />
    </>
  );
}
