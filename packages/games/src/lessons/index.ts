export * from './check.ts';
export * from './follow.ts';
export * from './lesson.ts';
export * from './read.ts';
