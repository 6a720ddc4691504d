/**
 * A bot account that plays at a table of a Nabu house, at random. Needs Node 22.18 or newer and nothing else:
 *
 *     NABU_TOKEN=nabu_… node clients/typescript/nabu-bot.ts http://localhost:4780 TABLE
 *
 * The token needs the scopes "play" and "tables". The bot takes an open seat and plays to the end of the game.
 */

const PROTOCOL = 3;

/** What of a message of the house a player needs. */
interface Told {
  readonly type: string;
  readonly sentence?: string;
  readonly now?: {
    readonly phase: 'waiting' | 'playing' | 'over';
    readonly ply: number;
    readonly moves: readonly string[];
    readonly result: { readonly places: readonly number[]; readonly ending: string } | null;
  };
}

/** Asks the house for something; an error says what the house said. */
async function ask(house: string, path: string, token: string, body: object): Promise<unknown> {
  const response = await fetch(`${house}/api/v1${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { readonly sentence?: string };
  if (!response.ok) throw new Error(answer.sentence);
  return answer;
}

/** Chooses a move: here any legal one. A better bot looks at `now.view`. */
function choose(moves: readonly string[]): string {
  return moves[Math.floor(Math.random() * moves.length)];
}

/** Takes a seat and plays until the game is over; gives its result. */
export async function play(house: string, token: string, table: string): Promise<unknown> {
  await ask(house, `/tables/${table}/join`, token, {});
  const socket = new WebSocket(`${house.replace(/^http/, 'ws')}/ws?table=${table}`);
  const name = crypto.randomUUID().slice(0, 8);
  let decided = -1;
  return new Promise((resolve, reject) => {
    const say = (message: object) => socket.send(JSON.stringify(message));
    socket.onopen = () => say({ type: 'hello', protocol: PROTOCOL, table, token });
    socket.onclose = () => reject(new Error('The house closed the connection.'));
    socket.onmessage = ({ data }) => {
      const { type, sentence, now } = JSON.parse(String(data)) as Told;
      if (type === 'bye' || type === 'refused') reject(new Error(sentence));
      if (!now) return;
      if (now.phase === 'over') {
        resolve(now.result);
        socket.close();
      } else if (now.moves.length > 0 && now.ply > decided) {
        decided = now.ply;
        say({ type: 'play', id: `${name}-${now.ply}`, ply: now.ply, move: choose(now.moves) });
      }
    };
  });
}

if (process.argv[1]?.endsWith('nabu-bot.ts')) {
  const [house = '', table = ''] = process.argv.slice(2);
  const result = await play(house.replace(/\/$/, ''), process.env.NABU_TOKEN ?? '', table);
  console.log(JSON.stringify(result));
}
