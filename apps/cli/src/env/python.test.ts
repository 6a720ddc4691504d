import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { newestGames } from '@nabu/kernel';
import { afterAll, expect, test } from 'vitest';
import { library } from '../tables.ts';

const clients = fileURLToPath(new URL('../../../../clients/python/', import.meta.url));
const program = new URL('../../dist/main.js', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'nabu-env-'));
const script = join(folder, 'nabu.mjs');
writeFileSync(
  script,
  `import { main } from ${JSON.stringify(program.href)}; await main(process.argv.slice(2));`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nabu = `${process.execPath} ${script}`;

async function python(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, PYTHONPATH: clients, PYTHONDONTWRITEBYTECODE: '1' };
  return (await promisify(execFile)('python3', [...args], { cwd: clients, env })).stdout;
}

test.each(newestGames(library).map(({ id }) => id))('random agents play %s', async (id) => {
  const out = await python('random_agent.py', id, '--games', '1', '--seed', '3', '--nabu', nabu);
  expect(out).toMatch(/^game 1: places \[[12], [12]\], rewards \[(?:1|-1|0)[.\d]*, (?:1|-1|0)/);
});

const WRONG = `
import sys
from nabu_env import NabuBatch, NabuEnv, NabuError
command = sys.argv[1:]
env = NabuEnv('ur', command=command, limit=3)
env.reset(seed=2)
assert env.agents == ['seat_0', 'seat_1'] and env.agent_selection in env.agents
first = env.observe(env.agent_selection)
assert sum(first['action_mask']) == len(env.legal_actions()) and len(first['action_mask']) == env.action_space_size()
try:
    env.position()
except NabuError as error:
    print(error.code)
for agent in env.agent_iter():
    _, _, terminated, truncated, _ = env.last(observe=False)
    env.step(None if terminated or truncated else env.legal_actions()[0])
print(env.agents, env.truncations, sum(env.rewards.values()))
env.close()
batch = NabuBatch('ur', games=4, command=command, seed=1)
for _ in range(300):
    batch.step([legal[0] for legal in batch.legal])
batch.step([None] * 4)
print(len(batch.acting))
batch.close()
`;

test('a game that is cut off, what is refused, and many games at once', async () => {
  const out = await python('-c', WRONG, process.execPath, script);
  expect(out.split('\n')).toEqual([
    'full-not-allowed',
    expect.stringMatching(/^\[\] \{'seat_0': True, 'seat_1': True\} 0/),
    '4',
    '',
  ]);
});
