/** The bots a person can sit down against, weakest first; the same names mean the same in every game. */
export const LEVELS = [
  /** Sees one move ahead, through a mist. */
  { id: 'apprentice', spec: 'greedy:6%' },
  /** Sees one move ahead. */
  { id: 'cupbearer', spec: 'greedy:2%' },
  /** Thinks a moment and is not sure. */
  { id: 'scribe', spec: 'search:60:2%' },
  /** Thinks a moment. */
  { id: 'astronomer', spec: 'search:100' },
  { id: 'vizier', spec: 'search:300' },
  /** The strongest of the house. */
  { id: 'king', spec: 'search:1000' },
] as const;

export type Level = (typeof LEVELS)[number];
export type LevelId = Level['id'];

/** Where a game needs another budget for a level to be a clear step above the one below. */
const APART: { readonly [gameId: string]: { readonly [level in LevelId]?: string } } = {
  babel: { astronomer: 'search:100:0.8%', king: 'search:2000' },
  // Every line is thought through with more care than elsewhere, so fewer do.
  amyitis: {
    scribe: 'search:12:2%',
    astronomer: 'search:30',
    vizier: 'search:90',
    king: 'search:300',
  },
  // More lines alone separate little here, so noise does; a search is only wrong among the few moves it tried.
  babylonia: {
    apprentice: 'greedy:18%',
    cupbearer: 'greedy:9%',
    scribe: 'search:30:40%',
    astronomer: 'search:100:1.6%',
    vizier: 'search:300:0.9%',
    king: 'search:600/2400',
  },
  babylon: {
    apprentice: 'greedy:16%',
    cupbearer: 'greedy:8%',
    scribe: 'search:16:70%',
    astronomer: 'search:30:7%',
    vizier: 'search:100:2%',
    king: 'search:300',
  },
};

/** The spec a text stands for in a game: a level by its name, anything else as it is. */
export function specOf(text: string, gameId = ''): string {
  const level = LEVELS.find(({ id }) => id === text);
  if (level === undefined) return text;
  return (Object.hasOwn(APART, gameId) ? APART[gameId][level.id] : undefined) ?? level.spec;
}

/**
 * Who makes the decision when a bot cannot, in this order: the levels below it, or for a bot that
 * is no level, the simplest thinkers.
 */
export function weakerThan(text: string): readonly string[] {
  const place = LEVELS.findIndex((level) => level.id === text);
  const below = LEVELS.slice(0, Math.max(0, place)).map((level) => level.id);
  const simplest = place < 0 ? ['greedy', 'random'] : ['random'];
  return [...below.reverse(), ...simplest].filter((each) => each !== text);
}
