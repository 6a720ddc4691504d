import { openStore } from '../dist/store/open-store.js';

/** A process for tests: adds to many tables at once until it is killed, and prints what it was told is stored. */
const [, , place] = process.argv;
const database = place.startsWith('postgres:') ? place : null;
const store = await openStore({ data: place, database });
const standing = { phase: 'playing', botDue: false, deadline: null };
const facts = {
  game: 'veils',
  rules: 1,
  options: {},
  seats: [null, null],
  seed: '0',
  before: null,
};
const more = {
  visibility: 'link',
  rated: false,
  caretaker: 'scribe',
  pace: null,
  language: null,
  admits: 'everybody',
  fill: null,
  created: 0,
};

async function play(id) {
  await store.create({ id, ...facts, ...more }, [], standing, id);
  for (let n = 1; ; n++) {
    const deed = { kind: 'said', at: n, seat: n % 2, text: `entry ${n}` };
    await store.append(id, n - 1, [deed], standing, { seat: n % 2, id: `c${n}`, n });
    process.stdout.write(`${id} ${n}\n`);
  }
}

await Promise.all(Array.from({ length: 20 }, (_, i) => play(`table${i}`)));
