/** Trying out from a moment of a finished game, in English. */
export const trialEn = {
  begin: 'Try it from here',
  badge: 'Trial',
  hint: 'You play all sides of a copy on this device. Everything can be taken back, and hints tell what the moves are worth.',
  failed: 'The record of this game cannot be read, so nothing can be tried from here.',
};
