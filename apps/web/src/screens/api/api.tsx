import './api.css';
import { CODES } from '@nabu/protocol';
import { use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { Header } from '../header.tsx';
import { useTitle } from '../title.ts';
import { documents, type Message, type Shown } from './documents.ts';
import { type Schema, schemaText } from './schema-text.ts';

/** How programs talk to the house: every request, every message and every code, from the house's own documents. */
export function ApiPage() {
  const words = useWords();
  const { api } = words;
  const loaded = use(documents('all'));
  const [wanted, setWanted] = useState('');
  useTitle(api.title);
  useEffect(() => {
    // The text comes after the page, so the place in the address is looked up once it is there.
    if (loaded)
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [loaded]);
  const fits = (...texts: readonly string[]) =>
    texts.join(' ').toLowerCase().includes(wanted.trim().toLowerCase());
  const requests = (loaded?.requests ?? []).filter(({ method, path, summary, tag, codes }) =>
    fits(method, path, summary, tag, ...codes),
  );
  const messages = (loaded?.messages ?? []).filter(({ name }) => fits(name));
  const codes = CODES.filter((code) => fits(code, words.trouble[code]));
  return (
    <>
      <Header />
      <main className="page api" id="content">
        <h1>{api.title}</h1>
        <p className="lead">
          {api.lead} <Link href="/account">{api.account}</Link>
        </p>
        <p>
          {api.documents} <a href="/api/openapi.json">OpenAPI</a> ·{' '}
          <a href="/api/asyncapi.json">AsyncAPI</a>
        </p>
        <div>
          <p>{api.example}</p>
          <pre className="api-example">{exampleAt(location.origin)}</pre>
        </div>
        <div className="field">
          <label htmlFor="api-search">{api.search}</label>
          <input
            id="api-search"
            className="input"
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </div>
        {!loaded && <p role="alert">{api.missing}</p>}
        {requests.length + messages.length + codes.length === 0 && (
          <p role="status">{api.nothing}</p>
        )}
        <Contents requests={requests} messages={messages} codes={codes} />
        <Requests requests={requests} />
        <Messages messages={messages} />
        <Codes codes={codes} />
      </main>
    </>
  );
}

/** The smallest request that needs a token. */
function exampleAt(origin: string): string {
  return `curl -H "Authorization: Bearer nabu_…" ${origin}/api/v1/me`;
}

function tagsOf(requests: readonly Shown[]): readonly string[] {
  return [...new Set(requests.map(({ tag }) => tag))];
}

interface Found {
  readonly requests: readonly Shown[];
  readonly messages: readonly Message[];
  readonly codes: readonly string[];
}

/** Ways down a long page, to what there is. */
function Contents({ requests, messages, codes }: Found) {
  const { api } = useWords();
  const ways = [
    ...tagsOf(requests).map((tag) => ({ to: `api-${tag}`, text: tag, lang: 'en' })),
    ...(messages.length > 0 ? [{ to: 'api-socket', text: api.socket }] : []),
    ...(codes.length > 0 ? [{ to: 'api-codes', text: api.codes }] : []),
  ];
  if (ways.length < 2) return null;
  return (
    <nav className="api-contents" aria-label={api.contents}>
      {ways.map(({ to, text, ...more }) => (
        <a key={to} href={`#${to}`} {...more}>
          {text}
        </a>
      ))}
    </nav>
  );
}

function Requests({ requests }: { readonly requests: readonly Shown[] }) {
  const { api } = useWords();
  if (requests.length === 0) return null;
  return (
    <section className="api-section" aria-labelledby="api-requests">
      <h2 id="api-requests">{api.requests}</h2>
      {tagsOf(requests).map((tag) => (
        <div key={tag} lang="en">
          <h3 id={`api-${tag}`}>{tag}</h3>
          {requests
            .filter((each) => each.tag === tag)
            .map((each) => (
              <Request key={each.id} request={each} />
            ))}
        </div>
      ))}
    </section>
  );
}

function Request({ request }: { readonly request: Shown }) {
  const { api } = useWords();
  const { method, path, summary, who, scope, query, body, status, answer, codes } = request;
  return (
    <details className="card api-item">
      <summary>
        <span className="api-method">{method}</span> <code>{path}</code>
        <span className="api-summary">{summary}</span>
      </summary>
      <p className="soft">
        {api.who[who]} · {scope === null ? api.noToken : api.scope(scope)}
      </p>
      <Text title={api.query} schema={query} />
      <Text title={api.sent} schema={body} />
      <Text title={`${api.answered} ${status}`} schema={answer} />
      <p>
        {api.refused}{' '}
        {codes.map((code) => (
          <a key={code} className="api-code" href={`#${code}`}>
            {code}
          </a>
        ))}
      </p>
    </details>
  );
}

function Text({ title, schema }: { readonly title?: string; readonly schema: Schema | null }) {
  if (!schema) return null;
  return (
    <>
      {title !== undefined && <h4>{title}</h4>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is too wide is scrolled with the keyboard */}
      <pre tabIndex={0}>{schemaText(schema)}</pre>
    </>
  );
}

function Messages({ messages }: { readonly messages: readonly Message[] }) {
  const { api } = useWords();
  if (messages.length === 0) return null;
  return (
    <section className="api-section" aria-labelledby="api-socket">
      <h2 id="api-socket">{api.socket}</h2>
      <p>{api.socketLead}</p>
      {(['says', 'tells'] as const).map((side) => (
        <div key={side}>
          <h3>{api[side]}</h3>
          {messages
            .filter(({ key }) => key.startsWith(`${side}-`))
            .map(({ key, name, payload }) => (
              <details key={key} className="card api-item">
                <summary>
                  <code>{name}</code>
                </summary>
                <Text schema={payload} />
              </details>
            ))}
        </div>
      ))}
    </section>
  );
}

function Codes({ codes }: { readonly codes: readonly (typeof CODES)[number][] }) {
  const { api, trouble } = useWords();
  if (codes.length === 0) return null;
  return (
    <section className="api-section" aria-labelledby="api-codes">
      <h2 id="api-codes">{api.codes}</h2>
      <p>{api.codesLead}</p>
      <dl className="api-codes">
        {codes.map((code) => (
          <div key={code} id={code}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>{trouble[code]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
