import { once } from 'node:events';
import {
  type Account,
  account,
  failure,
  PROTOCOL,
  type Seated,
  seated,
  type WhoAmI,
  whoAmI,
} from '@nabu/protocol';
import { Client } from './client.ts';

/** A password that nobody would guess first. */
export const PASSWORD = 'seven clay cups';

type Headers = { readonly [name: string]: string };

/** A visitor's browser as a test drives it: it keeps cookies and says which page it shows. */
export class Browser {
  readonly port: number;
  readonly cookies = new Map<string, string>();
  /** The `Set-Cookie` headers of the last answer. */
  given: readonly string[] = [];
  /** A token that it shows besides its cookies, as a program would. */
  bearer: string | null = null;

  constructor(port: number) {
    this.port = port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What it would send along. */
  get headers(): Headers {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      Origin: this.url,
      'Sec-Fetch-Site': 'same-origin',
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      ...(cookie ? { Cookie: cookie } : {}),
      ...(this.bearer === null ? {} : { Authorization: `Bearer ${this.bearer}` }),
    };
  }

  async send(method: string, path: string, body?: unknown, more: Headers = {}): Promise<Response> {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...this.headers, 'Content-Type': 'application/json', ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.given = response.headers.getSetCookie();
    for (const cookie of this.given) this.#keep(cookie);
    return response;
  }

  get(path: string, more?: Headers): Promise<Response> {
    return this.send('GET', path, undefined, more);
  }

  post(path: string, body: unknown = {}, more?: Headers): Promise<Response> {
    return this.send('POST', path, body, more);
  }

  /** The code and status of a request that must be refused. */
  async refused(method: string, path: string, body?: unknown, more?: Headers) {
    const response = await this.send(method, path, body, more);
    return `${response.status} ${failure.parse(await response.json()).code}`;
  }

  async me(): Promise<WhoAmI['me']> {
    return whoAmI.parse(await (await this.get('/api/me')).json()).me;
  }

  /** Comes in as a guest. */
  async comeIn(name: string): Promise<NonNullable<WhoAmI['me']>> {
    const { me } = whoAmI.parse(await (await this.post('/api/me', { name })).json());
    if (!me) throw new Error('The house did not let a guest in.');
    return me;
  }

  /** Makes whoever it is an account; they must not be refused. */
  async makeAccount(name: string, password = PASSWORD): Promise<void> {
    await this.#must('/api/me/account', { name, password });
  }

  /** Signs in; must not be refused. */
  async signIn(name: string, password = PASSWORD, keep = true): Promise<void> {
    await this.#must('/api/sign-in', { name, password, keep });
  }

  /** The account as its owner sees it. */
  async account(): Promise<Account> {
    return account.parse(await (await this.get('/api/me/account')).json());
  }

  async create(wish: object = {}): Promise<Seated> {
    const preset = { game: 'veils', seats: ['me', 'open'] };
    return seated.parse(await (await this.post('/api/tables', { ...preset, ...wish })).json());
  }

  async join(id: string): Promise<Seated> {
    return seated.parse(await (await this.post(`/api/tables/${id}/join`)).json());
  }

  /** Opens the socket of a table and waits to be welcomed. */
  async open(table: string, token?: string): Promise<Client> {
    const client = new Client(this.port, this.headers);
    await once(client.socket, 'open');
    const hello = { type: 'hello', protocol: PROTOCOL, table, since: 0 } as const;
    client.say(token === undefined ? hello : { ...hello, token });
    await client.next('welcome');
    return client;
  }

  /** Opens a page that lists the tables of whoever sits there, and hears what they are told. */
  async listen(): Promise<Client> {
    const client = new Client(this.port, this.headers);
    await once(client.socket, 'open');
    client.say({ type: 'mine', protocol: PROTOCOL });
    await client.next('mine');
    return client;
  }

  /** Looks at a study, and waits until it is shown. */
  async study(study: string, chapter?: string): Promise<Client> {
    const client = new Client(this.port, this.headers);
    await once(client.socket, 'open');
    const wish = { type: 'study', protocol: PROTOCOL, study } as const;
    client.say(chapter === undefined ? wish : { ...wish, chapter });
    await client.next('study');
    return client;
  }

  async #must(path: string, body: object): Promise<void> {
    const response = await this.post(path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }

  #keep(cookie: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (name === undefined) return;
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
