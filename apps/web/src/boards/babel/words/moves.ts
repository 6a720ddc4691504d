import type { Seat } from '@nabu/kernel';
import { defectorsIn, halfOf, type Move, type Nation, QUARRY, topOf, type View } from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** The facts that a label may mention, as they are where the pawn of the player in turn stands. */
interface Facts {
  readonly opposingLevel: number;
  readonly opposingRow: readonly Nation[];
  readonly handSize: number;
  top(stack: Seat): number;
  stack(stack: Seat): string;
}

function factsOf(phrases: Phrases, view: View): Facts {
  const foe = view.sides[1 - view.turn];
  const { pawn } = view.sides[view.turn];
  const near = view.viewer === 'spectator' ? view.turn : view.viewer;
  const { labels } = phrases;
  return {
    opposingLevel: pawn === QUARRY ? 0 : topOf(foe.temples[pawn]),
    opposingRow: pawn === QUARRY ? [] : foe.rows[pawn],
    handSize: foe.handSize,
    top: (stack) => topOf(view.sides[stack].stack),
    stack: (stack) => (stack === near ? labels.yourStack : labels.rivalStack),
  };
}

function ability(phrases: Phrases, move: Move, view: View): string {
  const { moves, nations } = phrases;
  const facts = factsOf(phrases, view);
  const row = facts.opposingRow;
  switch (move.type) {
    case 'assyrians':
      return moves.assyrians(facts.opposingLevel);
    case 'hittites':
      return moves.hittites(facts.opposingLevel);
    case 'medes':
      return moves.medes(row.filter((card) => card === move.nation).length, nations[move.nation]);
    case 'persians':
      return moves.persians(facts.top(move.stack), facts.stack(move.stack));
    case 'sumerians':
      return moves.sumerians(defectorsIn(row, view.topRun).length, nations[row.at(-1) ?? 0]);
    case 'half':
      return moves.half(nations[move.nation], halfOf(facts.handSize), facts.handSize);
    default:
      return '';
  }
}

/** The label of a move on this table, with the numbers it would bring. */
export function labelMove(phrases: Phrases, move: Move, view: View): string {
  const { moves, nations, sites } = phrases;
  const facts = factsOf(phrases, view);
  switch (move.type) {
    case 'walk':
      return moves.walk(sites[move.site]);
    case 'deploy':
      return moves.deploy(nations[move.nation]);
    case 'build':
      return moves.build(facts.top(move.stack), facts.stack(move.stack));
    case 'buildStarter':
      return moves.buildStarter;
    case 'migrate':
      return moves.migrate(sites[move.site], sites[move.to]);
    case 'drop':
      return moves.drop(nations[move.nation]);
    case 'end':
      return moves.end;
    default: {
      const label = ability(phrases, move, view);
      return move.run > 1 ? `${label} (${moves.run(move.run)})` : label;
    }
  }
}
