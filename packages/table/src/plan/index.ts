/** What a player means to do: lines tried on a private copy of what they see, kept, checked, and played if nothing changed. */
export { type Line, lineOf, nextStep, type Stage, type Stood } from './line.ts';
export {
  emptyPlan,
  followed,
  LONGEST_PLAN,
  type PastStep,
  type Plan,
  type PlanStep,
  type RealMove,
  SURPRISES,
  type Surprise,
} from './plan.ts';
export { dueNow, type QueueNext } from './queue.ts';
export {
  actorsIn,
  movesIn,
  openView,
  type Sketch,
  sketchFrom,
  sketchMove,
  viewIn,
} from './sketch.ts';
