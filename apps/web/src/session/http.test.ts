import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { HouseError, requestJson } from './http.ts';

/** The address of a server that breaks the line in the middle of its answer. */
async function breakingServer(): Promise<string> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    answer.write('{"table":', () => answer.destroy());
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
}

test('an answer that breaks off is a lost answer', async () => {
  const answer = requestJson(await breakingServer());
  await expect(answer).rejects.toBeInstanceOf(HouseError);
  await expect(answer).rejects.toMatchObject({ trouble: { code: 'offline' } });
});
