/** What can still come, besides the points already won; nearly all in points. */
export interface Weights {
  /** Points that linked nobles will bring when their cities are surrounded. */
  readonly link: number;
  /** The same for chains that are one hex away from a city. */
  readonly nearLink: number;
  /** A city tile likely to be won. */
  readonly tile: number;
  /** A city tile in front of a player, for each tile that is still to be won by anybody. */
  readonly held: number;
  /** A token beside a city that is still open. */
  readonly presence: number;
  /** A Ziggurat Card likely to be won, for each point of the best on display. */
  readonly card: number;
  /** Ziggurat Cards 2 to 9 in front of a player, at the start of the game; less and less. */
  readonly cards: readonly number[];
  /** A ziggurat touched, for each free hex beside ziggurats and player. */
  readonly touch: number;
  /** A crop field that may be entered, for each of its points. */
  readonly field: number;
  /** The same for who can do so in this turn. */
  readonly reap: number;
  /** A noble on the board face up, for each city with its symbol that is still to be scored. */
  readonly noble: number;
  /** The same for a noble that was not placed yet. */
  readonly hand: number;
  /** A farmer on the stand. */
  readonly farmer: number;
  /** A token on the stand or in the reserve. */
  readonly token: number;
  /** A token that is still to be placed in this turn. */
  readonly move: number;
  /** How fast a city or ziggurat fades with each land hex that is bare around it, and how much faster late. */
  readonly fade: readonly number[];
  /** What a lead in tokens beside a place is worth for winning it, and what is wanted for an even chance. */
  readonly lead: readonly number[];
  /** What it helps to be on the move, by bare land: one hex, two, three. */
  readonly tempo: readonly number[];
  /** How many points make winning how much likelier: at the end, and more at the start. */
  readonly spread: readonly number[];
}
