/** The version of this protocol; a client that speaks another is asked to reload. */
export const PROTOCOL = 3;

/**
 * The websocket subprotocol of a client that unpacks: long messages come to it as binary ones,
 * zlib-packed. Whoever does not ask for it gets every message as text.
 */
export const PACKED = 'nabu.packed';

/** Sizes the server holds every client to. */
export const LIMITS = {
  /** Bytes in one message or request body. */
  message: 16 * 1024,
  /** Characters in a guest's name, after trimming. */
  name: 24,
  /** Characters in one line of chat. */
  chat: 300,
  /** Characters in what is noted about somebody: why they are reported, or silenced. */
  note: 300,
  /** The longest that somebody is silenced or banned for, short of for good. */
  sanctionHours: 24 * 366,
  /** Lines that are kept of one table, the last. */
  lines: 2000,
  /** Characters in a move's notation. */
  move: 120,
  /** Characters in a command's id. */
  id: 40,
  /** Commands that change a table and wait for an answer, of one client: so many of each seat are remembered, and done once. */
  commands: 8,
  /** Characters in a password, at least and at most. */
  passwordLeast: 10,
  password: 200,
  /** Days after which a personal token is over, at most; tokens and bots of one account. */
  tokenDays: 366,
  tokens: 20,
  bots: 5,
  /** Seat tokens in one claim. */
  claims: 100,
  /** Milliseconds that a bot may be asked to think about one decision; none is thought about for longer. */
  botMs: 3_000,
  /** Bytes in the request that adds a chapter to a study. */
  chapterRequest: 400_000,
  /** Characters in the name of a study or chapter. */
  title: 80,
  /** Characters of a comment in a study. */
  comment: 4_000,
  /** Changes in one edit of a study. */
  changes: 200,
  /** Studies of one account, and of one guest. */
  studies: 100,
  guestStudies: 10,
  /** Chapters in one study, characters and positions in one chapter, characters in all chapters of a study. */
  chapters: 64,
  chapter: 160_000,
  positions: 1_000,
  study: 1_000_000,
  /** Those who may write in one study, besides its owner. */
  writers: 20,
} as const;
