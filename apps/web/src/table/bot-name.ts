/** Bots have names of their own by seat, so that several of one level can be told apart in the log. */
const BOT_NAMES = ['Nidintu', 'Kudurru', 'Tashmetu', 'Iddin'] as const;

/** The name of the bot that sits at a seat. */
export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length];
}
