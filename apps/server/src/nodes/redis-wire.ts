import { Redis } from 'ioredis';
import { atMost } from './at-most.ts';
import { type Ear, newNodeName, type Wire, type WireState } from './wire.ts';

/** What a wire over Redis needs. */
export interface RedisWireParts {
  /** `redis://user:password@host:6379/0`. */
  readonly url: string;
  /** Is told in a sentence when Redis is lost and when it is back. */
  note(sentence: string): void;
}

/** A node hears itself this often; when it has not for so long, it hears nobody. */
const ECHO_MS = 1000;
const DEAF_MS = 4000;
/** So long is waited for a subscription before a table is read; what is missed then is found by looking into the store. */
const SUBSCRIBE_MS = 500;
/** So many topics are asked for at a time when Redis is back. */
const AT_A_TIME = 1000;

/**
 * A wire over Redis' publish and subscribe. Nothing is kept in Redis. Whether it works is known by
 * hearing oneself: a server that hangs, or a cable that is cut, is noticed as well as one that ends.
 */
export class RedisWire implements Wire {
  readonly node = newNodeName();
  readonly #teller: Redis;
  readonly #hearer: Redis;
  readonly #prefix: string;
  readonly #note: (sentence: string) => void;
  readonly #ears = new Map<string, Set<Ear>>();
  readonly #changed: ((state: WireState) => void)[] = [];
  readonly #beat: NodeJS.Timeout;
  #state: WireState = 'down';
  #echo = Number.NEGATIVE_INFINITY;
  #trouble = '';
  #closing = false;
  #unsent: [command: string, channel: string, text: string][] = [];

  constructor({ url, note }: RedisWireParts) {
    this.#note = note;
    this.#prefix = prefixOf(url);
    this.#teller = connect(url);
    this.#hearer = connect(url);
    for (const each of [this.#teller, this.#hearer]) {
      each.on('error', (error: Error) => this.#hearTrouble(error));
      each.on('close', () => this.#become('down'));
    }
    this.#hearer.on('ready', () => void this.#subscribeAll());
    this.#hearer.on('message', (channel: string, text: string) => this.#receive(channel, text));
    void this.hear(this.#self, () => this.#heardMyself());
    this.#beat = setInterval(() => this.#listen(), ECHO_MS).unref();
  }

  get state(): WireState {
    return this.#state;
  }

  tell(topic: string, message: unknown, hurry = false): void {
    if (this.#teller.status !== 'ready') return;
    const text = `${this.node} ${JSON.stringify(message)}`;
    const first = this.#unsent.push(['publish', this.#prefix + topic, text]) === 1;
    if (hurry) this.#flush();
    else if (first) process.nextTick(() => this.#flush());
  }

  /** What is told at one moment is one write; ioredis' own gathering would have it wait until what was told before is answered. */
  #flush(): void {
    if (this.#unsent.length === 0) return;
    const told = this.#unsent;
    this.#unsent = [];
    // A message that cannot be sent is no loss; whether Redis is there is found out by the beat.
    this.#teller
      .pipeline(told)
      .exec()
      .catch(() => undefined);
  }

  async hear(topic: string, ear: Ear): Promise<() => void> {
    const ears = this.#ears.get(topic) ?? new Set();
    const first = ears.size === 0;
    this.#ears.set(topic, ears.add(ear));
    if (first && this.#hearer.status === 'ready')
      await atMost(this.#hearer.subscribe(this.#prefix + topic), SUBSCRIBE_MS);
    return () => this.#stop(topic, ear);
  }

  onState(changed: (state: WireState) => void): void {
    this.#changed.push(changed);
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    this.#closing = true;
    // What was told last, such as goodbye, still goes out.
    this.#flush();
    if (this.#teller.status === 'ready') await atMost(this.#teller.quit(), SUBSCRIBE_MS);
    this.#teller.disconnect();
    this.#hearer.disconnect();
  }

  get #self(): string {
    return `echo ${this.node}`;
  }

  #stop(topic: string, ear: Ear): void {
    const ears = this.#ears.get(topic);
    ears?.delete(ear);
    if (!ears || ears.size > 0) return;
    this.#ears.delete(topic);
    if (this.#hearer.status === 'ready')
      this.#hearer.unsubscribe(this.#prefix + topic).catch(() => undefined);
  }

  #receive(channel: string, text: string): void {
    const space = text.indexOf(' ');
    const from = text.slice(0, space);
    const topic = channel.slice(this.#prefix.length);
    if (from === this.node && topic !== this.#self) return;
    const message = parsed(text.slice(space + 1));
    for (const ear of this.#ears.get(topic) ?? []) ear(message, from);
  }

  async #subscribeAll(): Promise<void> {
    const topics = [...this.#ears.keys()].map((topic) => this.#prefix + topic);
    try {
      for (let from = 0; from < topics.length; from += AT_A_TIME)
        await this.#hearer.subscribe(...topics.slice(from, from + AT_A_TIME));
      this.tell(this.#self, true);
    } catch {
      // The connection was lost again; all of it is done anew when it is back.
    }
  }

  #listen(): void {
    if (this.#state === 'up' && performance.now() - this.#echo > DEAF_MS) {
      this.#become('down');
      // A server that hangs is left, so that its place can be taken by one that does not.
      for (const each of [this.#teller, this.#hearer]) each.disconnect(true);
    }
    this.tell(this.#self, true);
  }

  #heardMyself(): void {
    this.#echo = performance.now();
    this.#become('up');
  }

  #hearTrouble({ message }: Error): void {
    const what = message.replaceAll(/\/\/[^@\s]*@/g, '//');
    const shut = /NOAUTH|WRONGPASS|NOPERM|invalid password/i.test(what);
    const trouble = shut
      ? 'Redis refuses the user or the password: set both right in NABU_REDIS_URL (redis://user:password@host:6379)'
      : `Redis cannot be used (${what}): see that it runs and that NABU_REDIS_URL is right`;
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#note(`${trouble}; until then nodes look into the store for what others did.`);
  }

  #become(state: 'up' | 'down'): void {
    if (this.#state === state) return;
    this.#state = state;
    // Whoever hangs up has lost nothing.
    if (this.#closing) return;
    this.#trouble = '';
    this.#note(
      state === 'up'
        ? 'Redis is there: nodes hear each other.'
        : 'Redis is gone: nodes look into the store for what others did until it is back.',
    );
    for (const each of this.#changed) each(state);
  }
}

/** How this house names its topics: another number of the database is another house. */
export function prefixOf(url: string): string {
  return `nabu:${new URL(url).pathname.slice(1) || '0'}:`;
}

function connect(url: string): Redis {
  return new Redis(url, {
    ...{ enableOfflineQueue: false, autoResubscribe: false },
    ...{ maxRetriesPerRequest: 0, connectTimeout: 3000 },
    retryStrategy: (times) => Math.min(100 * times, 2000),
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
