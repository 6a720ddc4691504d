/** The bots a person can sit down against, weakest first; the same names mean the same in every game. */
export const LEVELS = [
  { id: 'apprentice', spec: 'greedy:5%' },
  { id: 'scribe', spec: 'search:200' },
  { id: 'vizier', spec: 'search:1500' },
] as const;

export type Level = (typeof LEVELS)[number];
export type LevelId = Level['id'];

/** The spec a text stands for: a level by its name, anything else as it is. */
export function specOf(text: string): string {
  return LEVELS.find((level) => level.id === text)?.spec ?? text;
}
