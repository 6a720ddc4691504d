/**
 * `npm run bench:env`: how many steps a second `nabu env` carries out through its pipe in batch mode, for every game.
 * The environment is one process with one thread; the random player that drives it is another, as a program that
 * learns would be.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const NABU = fileURLToPath(new URL('../apps/cli/bin/nabu.mjs', import.meta.url));
const WARM_UP = 300;
const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    size: { type: 'string', default: '256' },
    seconds: { type: 'string', default: '3' },
  },
});
const { games } = await import('@nabu/games');
const { newestGames } = await import('@nabu/kernel');
const ids = values.games?.split(',') ?? newestGames(games).map(({ id }) => id);

console.log(`${values.size} games at once, ${values.seconds} s each, random moves\n`);
console.log('| game | steps/s | with views | bytes a step | legal moves a step |');
console.log('|---|---|---|---|---|');
for (const id of ids) {
  const plain = await measure(id, false);
  const views = await measure(id, true);
  const figures = [plain.rate, views.rate, plain.bytes, plain.legal].map((n) => Math.round(n));
  console.log(`| ${[id, ...figures].join(' | ')} |`);
}

async function measure(id, views) {
  const size = Number(values.size);
  const child = spawn(process.execPath, [NABU, 'env', id], { stdio: ['pipe', 'pipe', 'inherit'] });
  const chunks = child.stdout[Symbol.asyncIterator]();
  const count = { steps: 0, bytes: 0, legal: 0 };
  const ask = async (request) => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    const line = await readLine(chunks);
    count.bytes += line.length;
    const answer = JSON.parse(line);
    if (!answer.ok) throw new Error(answer.sentence);
    return answer;
  };
  let told = await ask({ op: 'batch', games: size, seed: 1, views });
  const play = async (until) => {
    while (performance.now() < until) {
      const actions = told.legal.map((moves) => moves[Math.floor(Math.random() * moves.length)]);
      for (const moves of told.legal) count.legal += moves.length;
      told = await ask({ op: 'step', actions });
      count.steps += size;
    }
  };
  // Before it counts: code is compiled, and the games come to different stages.
  for (let round = 0; round < WARM_UP; round++)
    told = await ask({ op: 'step', actions: new Array(size).fill(null) });
  Object.assign(count, { steps: 0, bytes: 0, legal: 0 });
  const started = performance.now();
  await play(started + Number(values.seconds) * 1000);
  const seconds = (performance.now() - started) / 1000;
  child.stdin.end('{"op":"close"}\n');
  await once(child, 'exit');
  const { steps, bytes, legal } = count;
  return { rate: steps / seconds, bytes: bytes / steps, legal: legal / steps };
}

/** One answer: nothing more comes before it is asked for, so it ends where a chunk ends. */
async function readLine(chunks) {
  const read = [];
  for (;;) {
    const { value, done } = await chunks.next();
    if (done) throw new Error('nabu env has ended');
    read.push(value);
    if (value.at(-1) === 10) return Buffer.concat(read).toString('latin1');
  }
}
