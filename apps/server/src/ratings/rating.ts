/** How strong somebody is in one ladder, as far as their games tell. */
export interface Rating {
  readonly rating: number;
  /** How uncertain that is: two thirds of all people are within this of their rating. */
  readonly deviation: number;
  /** How much their results vary (Glicko-2, games for two only). */
  readonly volatility: number;
}

/** Of somebody who never played. */
export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** The rating of a bot was measured over hundreds of games, and is never changed by games with people. */
export const BOT_DEVIATION = 30;

/** Beyond this deviation a rating is provisional: shown with a question mark, and in no list of leaders. */
export const PROVISIONAL = 110;

/** Whether a rating with this deviation is hardly known yet. */
export function isProvisional(deviation: number): boolean {
  return deviation > PROVISIONAL;
}
