export * from './check.ts';
export * from './puzzle.ts';
export * from './read.ts';
export { writePuzzles } from './write.ts';
