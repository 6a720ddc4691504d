/** What a press leads to: a move to be made (legal or not), or a plan to go on with. */
export type PressAnswer<Move, Plan> =
  | { readonly move: Move; readonly plan?: never }
  | { readonly plan: Plan; readonly move?: never };
