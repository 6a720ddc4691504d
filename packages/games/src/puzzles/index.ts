export * from './check.ts';
export * from './puzzle.ts';
export * from './read.ts';
export * from './themes.ts';
export { writePuzzles } from './write.ts';
