import type { RefusalCode } from '@nabu/kernel';
import type { Code } from '@nabu/protocol';

/** Reasons that arise in the browser itself. */
type OwnCode = 'offline' | 'broken' | 'lesson-done' | 'lesson-astray' | 'puzzle-done' | 'tree-full';

/** A sentence for each reason why something is not done: what is wrong and what to do. */
export type TroubleWords = { readonly [code in Code | RefusalCode | OwnCode]: string };

/** The same in English. */
export const troubleEn: TroubleWords = {
  'unknown-game': 'This house does not have that game.',
  'unknown-option': 'This game has no such variant.',
  'bad-option': 'This variant cannot take that value.',
  'bad-seats': 'This game cannot be played by that many people.',
  'unknown-seat': 'There is no such seat at this table.',
  'bad-seed': 'This game was kept with a damaged seed and cannot be opened.',
  'unknown-move': 'This is not a move of the game.',
  'not-your-turn': 'It is not your turn to decide.',
  stale: 'The table has changed meanwhile. Look again, and repeat it if you still want it.',
  illegal: 'The rules do not allow this now.',
  over: 'The game is over.',
  'nothing-to-undo': 'There is nothing of yours to take back.',
  'nothing-to-redo': 'There is nothing to do again.',
  barrier: 'This cannot be taken back: something new came to light, or somebody else decides now.',
  'bad-message': 'The server did not understand this page. Load it again.',
  'bad-type': 'The server did not understand this page. Load it again.',
  'foreign-page': 'A page of another site tried to do this. Do it from a page of this house.',
  'too-large': 'This is too long. Please shorten it.',
  'too-fast': 'That was too fast for the server. Wait a moment and try again.',
  'old-client': 'The house has been renewed. Load the page again to go on.',
  'no-hello': 'The server did not know who is speaking. Load the page again.',
  'unknown-table': 'There is no such table. Check the link.',
  'unknown-page': 'There is nothing at this address.',
  'unknown-person': 'There is nobody here by this name.',
  'bad-token': 'This seat belongs to somebody else. Join the table again from the link.',
  'signed-out': 'You are signed out here. Sign in again, or go on as a guest.',
  'not-signed-in': 'Come in as a guest or sign in first.',
  'wrong-credentials': 'That does not fit. Check the name and what you typed.',
  'name-taken': 'This name is taken, or looks like one that is. Please choose another.',
  'bad-password': 'A password has 10 to 200 characters.',
  'weak-password':
    'This password is among the first that would be guessed. Take a few words that only you would put together.',
  'has-account': 'You have an account already.',
  'no-account': 'This is for accounts. Make one first; it takes a name and a password.',
  'prove-yourself': 'This matters: show once more that it is you.',
  'bad-passkey': 'The passkey did not work. Try again, or use your password.',
  'bad-link': 'This link was used already or is too old. Ask for a new one.',
  'bad-address': 'An e-mail address looks like name@example.org.',
  'no-mail': 'This house sends no mail. Use a recovery code, or ask whoever runs the house.',
  'bad-webhook':
    'A webhook needs an https address that everybody on the internet could reach, without a name or password in it.',
  'not-host': 'Only whoever runs the house can do this.',
  'bad-name': 'A name has 1 to 24 letters. Please choose another.',
  'bad-bot': 'There is no such bot.',
  'no-scope': 'This token is not good for that.',
  'too-many': 'You have as many of these as an account may have; take one away first.',
  'not-admitted': 'This table is for others: for accounts, or for another strength. You can watch.',
  blocked: 'Two of you do not play together, because one has blocked the other. You can watch.',
  silenced: 'Whoever runs the house has silenced you for now. You can play and watch.',
  banned: 'You are banned from this house. Whoever runs it can tell you more.',
  'phrases-only': 'Here you can say phrases only.',
  'is-host': 'Whoever runs the house cannot be silenced or banned.',
  'unknown-study': 'There is no such study, or it is not for you.',
  'unknown-chapter': 'This study has no such chapter any more.',
  'not-writer': 'You may look at this study, but not write in it.',
  'bad-record': 'This record cannot be read, or does not hold.',
  'study-full':
    'There is no room for more: a study has at most 64 chapters, a chapter 1000 positions. Begin another one.',
  gone: 'Somebody took this position out of the chapter meanwhile.',
  'unknown-line': 'There is no such line at this table any more.',
  'unknown-report': 'There is no such report.',
  'not-first': 'Only who sat down first can let bots take the open seats.',
  'not-seated': 'Only players at this table can do that.',
  'seat-taken': 'Somebody was faster: the seat is taken.',
  'not-started': 'The game has not begun: a seat is still open.',
  'not-over': 'This has to wait until the game is over.',
  'lesson-done': 'This lesson is done. Go on with the next one, or start it over.',
  'puzzle-done': 'This puzzle is solved. Go on with the next one, or try it again.',
  'lesson-astray': 'From here the lesson knows no way. Take your moves back, or start it over.',
  rated:
    'This is a rated game: hints, analysis and the thoughts of bots have to wait until it is over.',
  'no-thoughts': 'This bot has not thought about a move yet. Ask after its next one.',
  'no-offer': 'There is no offer to answer any more.',
  'plays-on':
    'The game goes on: a bot plays it to the end, or somebody is away and nobody agrees in their name.',
  'too-often':
    'This was done so often at this table that it is enough. Play on, or set up a new table.',
  'not-away': 'The player is here, or left only a moment ago. Wait a minute.',
  out: 'You are out of this game. You can watch how it ends.',
  paused: 'The game is paused. Call for play to go on first.',
  'time-up': 'Your time is up.',
  'unknown-ply': 'The game has not come that far.',
  'unknown-rules':
    'This game is played by a version of the rules that is not here, or what is kept of it is damaged. It stays kept as it is; load the page again, or come back later.',
  'going-down': 'The server restarts. Your game goes on in a moment.',
  'unreadable-table':
    'This table is damaged on the server and was set aside. Ask whoever runs the house.',
  'server-error': 'Something broke in the server; nothing was changed. Try again.',
  offline: 'The server cannot be reached. Check the network and try again.',
  broken: 'Something broke on this page; nothing was changed. Load it again.',
  'tree-full':
    'This tree is as large as a tree may be. Remove a variation first, or begin another analysis.',
};
