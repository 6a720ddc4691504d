import type { TableContext } from '../table/context.ts';
import { mostTelling, thoughtsOf } from '../table/thoughts.tsx';
import { type Why, whyOf } from '../table/why.ts';
import type { Words } from '../words/en.ts';

/** Why a bot made its last turn: the most telling of its moves, with the name of who made it. */
export interface Explained extends Why {
  readonly name: string;
}

/** So many moves of a bot are explained at once. */
const MOST = 2;

/** What the bots did since the person's last move, and why, as far as the person may know; empty where nothing can be told. */
export async function explained(
  table: TableContext,
  say: Words['hint'],
): Promise<readonly Explained[]> {
  const { frame, session, names } = table;
  const told = await Promise.all(
    frame.now.thoughts.map(async (seat) => {
      const turn = await thoughtsOf(session, seat).catch(() => []);
      const whys = turn.flatMap(
        ({ decision, view }) => whyOf(table, say, seat, decision, view) ?? [],
      );
      return mostTelling(whys)
        .slice(0, MOST)
        .map((why) => ({ ...why, name: names[seat] }));
    }),
  );
  return told.flat();
}
