export * from './check.ts';
export * from './follow.ts';
export * from './lesson.ts';
export { firstMoment, type Moment, momentAfter, pictureMoments } from './pictures.ts';
export * from './read.ts';
