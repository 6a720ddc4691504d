import { english } from '../i18n/grammar.ts';

const { plural } = english;

/** Being told about one's games, in English. */
export const noticesEn = {
  title: 'Notices',
  lead: 'How you hear of your games while you do not look at them. Nothing is told of a table that is in sight.',
  link: 'Notices about my games',
  nobody: 'The house does not know you yet. Come in as a guest or sign in, then you can choose.',
  all: 'All notices',
  switch: { on: 'On', off: 'Off' },
  saved: 'Saved.',
  browser: {
    title: 'In this browser',
    lead: 'Notices of the system, also when no page of the house is open.',
    turnOn: 'Tell me in this browser',
    turnOff: 'Stop in this browser',
    on: 'This browser tells you.',
    pageOnly:
      'This browser tells you while a page of the house is open. It cannot be reached while none is.',
    denied:
      'This browser has been told not to show notices of this house. Allow them in its settings for this site, then load the page again.',
    insecure: 'Notices need https. Open the house by an address that begins with https://.',
    install:
      'On this device notices work once the house is on the home screen: choose “Share”, then “Add to Home Screen”, and open it there.',
    impossible: 'This browser cannot show notices. Title, sound and badge tell you all the same.',
    failed: 'The browser did not subscribe. Try again in a while.',
    others: (count: number) =>
      plural(
        count,
        '1 other browser of yours is told too.',
        `${count} other browsers of yours are told too.`,
      ),
  },
  mail: {
    title: 'By e-mail',
    to: (address: string) => `Mails go to ${address}.`,
    none: 'Give your account an e-mail address first.',
    guest: 'Mails are for accounts with an e-mail address.',
    impossible: 'This house sends no mail.',
    account: 'Account',
  },
  webhook: {
    title: 'Webhook',
    lead: 'A program of yours is sent each notice as JSON.',
    guest: 'Webhooks are for accounts.',
    url: 'Address',
    hint: 'It begins with https:// and can be reached by everybody.',
    save: 'Save the address',
    remove: 'Remove the webhook',
    test: 'Send a test',
    worked: 'The test arrived.',
    refused: (status: number) => `The other side answered with status ${status}, not with success.`,
    silent: 'No answer came. Check the address.',
    secret: 'Key of the signatures',
    show: 'Show the key',
    off: 'It was switched off because it could not be reached several times. Save the address to switch it on again.',
  },
  what: {
    title: 'What, and by which way',
    caption: 'What you are told by which way',
    kind: 'What',
    pace: 'Games',
    channels: { page: 'Page', push: 'Browser', mail: 'Mail', webhook: 'Webhook' },
    kinds: {
      turn: 'It is my turn',
      reminder: 'My time runs out',
      over: 'A game is over',
      table: 'Somebody joins, a game begins',
      rematch: 'Somebody invites me, or wants to play again',
      chat: 'Somebody writes to me',
    },
    paces: {
      none: 'Without a clock',
      live: 'Live, in one sitting',
      correspondence: 'Over days',
    },
    cell: (what: string, channel: string) => `${what}, by: ${channel}`,
    hint: '“Page” means pages of the house that are open: a sound where sounds are on, and a notice of the system while they are hidden.',
  },
  games: { title: 'Games', lead: 'Of games without a tick nothing is told.' },
  reminder: {
    title: 'Before my time runs out',
    label: 'Remind me so long before',
    hours: (hours: number) => plural(hours, '1 hour', `${hours} hours`),
  },
  quiet: {
    title: 'Quiet hours',
    lead: 'What happens meanwhile is told at their end, as one notice. A reminder that would come too late comes before they begin.',
    from: 'From',
    to: 'To',
    zone: 'Time zone',
    switch: { on: 'Quiet hours', off: 'None' },
  },
  muted: {
    title: 'Muted tables',
    none: 'No table is muted. A table can be muted in its menu.',
    open: (game: string) => `Table of ${game}`,
    unmute: 'Unmute',
    unmuteThis: (game: string) => `Unmute this table of ${game}`,
  },
  table: { mute: 'Mute notices of this game', unmute: 'Tell me about this game again' },
  stop: {
    title: 'No more mails',
    working: 'One moment …',
    done: 'You get no more mails about your games. In the settings you can switch them on again.',
  },
};
