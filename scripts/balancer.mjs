/**
 * A small balancer for development and tests: hands each connection to the next node that says it is
 * ready. It knows nothing of tables or sessions, because any node serves anybody.
 */
import { connect, createServer } from 'node:net';

/** How often nodes are asked whether they are ready (ms), and how long they may take to answer. */
const ASK_MS = 500;
const ANSWER_MS = 2000;

/** Starts a balancer between ports of this machine; gives its own port and how to stop it. */
export async function startBalancer(ports, port = 0) {
  const ready = new Set(ports);
  let turn = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    const open = ports.filter((each) => ready.has(each));
    // When none is known to be ready, one may have become so since it was asked.
    const order = open.length > 0 ? open : ports;
    turn++;
    hand(
      socket,
      order.map((_, i) => order[(turn + i) % order.length]),
    );
  });
  const asking = setInterval(() => {
    for (const each of ports)
      askReady(each).then((is) => (is ? ready.add(each) : ready.delete(each)));
  }, ASK_MS);
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const sockets = new Set();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    port: server.address().port,
    async stop() {
      clearInterval(asking);
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Hands a connection to the first node that takes it. */
function hand(socket, [port, ...others]) {
  if (port === undefined) return socket.destroy();
  const node = connect(port, '127.0.0.1');
  const next = () => hand(socket, others);
  node.once('error', next);
  node.once('connect', () => {
    node.off('error', next);
    node.on('error', () => socket.destroy());
    node.once('close', () => socket.destroy());
    socket.once('close', () => node.destroy());
    socket.pipe(node).pipe(socket);
  });
}

async function askReady(port) {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    return (await fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal })).ok;
  } catch {
    return false;
  }
}
