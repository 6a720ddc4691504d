/** Pictures and videos of a match, in English. */
export const videoEn = {
  title: 'Picture or video',
  what: 'What should be in it?',
  kinds: {
    moment: 'This moment, as a picture (PNG)',
    turn: 'This turn, as a video (WebM)',
    game: 'The whole game so far, as a video (WebM)',
  },
  make: 'Make it',
  making: (percent: number) => `Drawing move by move: ${percent} % done. Leave this page open.`,
  made: (moves: boolean, size: string) =>
    `${moves ? 'The video' : 'The picture'} is ready: ${size}.`,
  failed: 'It could not be made. Try again; if that does not help, reload the page.',
  notHere:
    'This browser cannot make videos. A picture works everywhere; for a video use a newer browser.',
  picture: 'Picture of the board',
  video: 'Video of the board',
  save: 'Save',
  share: 'Share',
};
