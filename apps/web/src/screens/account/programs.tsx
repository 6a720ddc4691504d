import type { BotList, TokenList } from '@nabu/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { Form, TextField } from '../../people/form.tsx';
import { useProven } from '../../people/proof.tsx';
import { request, requestJson } from '../../session/http.ts';
import { NewTokenForm } from './new-token.tsx';
import { Section } from './page.tsx';

type Token = TokenList['tokens'][number];
/** A bot account of mine. */
export type Bot = BotList['bots'][number];

/** What programs may do for an account: its tokens, and accounts of bots. */
export function ProgramsSection() {
  const words = useWords().tokens;
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  const [bots, setBots] = useState<readonly Bot[]>([]);
  const load = useCallback(() => {
    requestJson<TokenList>('/api/me/tokens').then(
      (list) => setTokens(list.tokens),
      () => undefined,
    );
    requestJson<BotList>('/api/me/bots').then(
      (list) => setBots(list.bots),
      () => undefined,
    );
  }, []);
  useEffect(load, [load]);
  return (
    <Section id="programs" title={words.title} lead={words.lead}>
      <p>
        <a href="/api">{words.api}</a>
      </p>
      <h3>{words.list}</h3>
      <Tokens tokens={tokens} bots={bots} onChange={load} />
      <NewTokenForm bots={bots} onChange={load} />
      <h3>{words.bots}</h3>
      <Bots bots={bots} onChange={load} />
    </Section>
  );
}

function Tokens({
  tokens,
  bots,
  onChange,
}: {
  readonly tokens: readonly Token[];
  readonly bots: readonly Bot[];
  readonly onChange: () => void;
}) {
  const words = useWords().tokens;
  const told = useTold();
  if (tokens.length === 0) return <p>{words.none}</p>;
  const revoke = async (id: string) => {
    await request('/api/me/tokens/revoke', { body: { tokens: [id] } }).catch(() => undefined);
    onChange();
  };
  return (
    <ul className="account-list">
      {tokens.map((token) => (
        <li key={token.id}>
          <span className="account-item">
            <bdi>{token.name}</bdi>
            <span className="soft">
              {told(token, bots.find(({ id }) => id === token.bot)?.name ?? null)}
            </span>
          </span>
          <button
            type="button"
            className="button button-small"
            aria-label={words.revokeNamed(token.name)}
            onClick={() => void revoke(token.id)}
          >
            {words.revoke}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What is told of a token in one line. */
function useTold(): (token: Token, bot: string | null) => string {
  const words = useWords().tokens;
  const language = useLanguage();
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const day = (time: number) => dates.format(time);
  return ({ scopes, created, expires, used }, bot) => {
    const over = expires !== null && expires < Date.now();
    const parts = [
      ...(bot === null ? [] : [words.of(bot)]),
      scopes.map((scope) => words.scopes[scope]).join(', '),
      words.made(day(created)),
      ...(expires === null ? [] : [over ? words.expired : words.expires(day(expires))]),
      used === null ? words.unused : words.used(day(used)),
    ];
    return parts.join(' · ');
  };
}

function Bots({
  bots,
  onChange,
}: {
  readonly bots: readonly Bot[];
  readonly onChange: () => void;
}) {
  const words = useWords().tokens;
  const proven = useProven();
  const [name, setName] = useState('');
  const make = async () => {
    await proven(() => request('/api/me/bots', { body: { name } }));
    setName('');
    onChange();
  };
  const retire = async (bot: string) => {
    await proven(() => request('/api/me/bots/retire', { body: { bot } })).catch(() => undefined);
    onChange();
  };
  return (
    <>
      <p className="soft">{words.botsLead}</p>
      {bots.length === 0 && <p>{words.noBots}</p>}
      <ul className="account-list" hidden={bots.length === 0}>
        {bots.map((bot) => (
          <li key={bot.id}>
            <bdi>{bot.name}</bdi>
            <button
              type="button"
              className="button button-small"
              aria-label={words.retireNamed(bot.name)}
              onClick={() => void retire(bot.id)}
            >
              {words.retire}
            </button>
          </li>
        ))}
      </ul>
      <Form look="" action={words.makeBot} onSubmit={make}>
        <TextField
          {...{ id: 'bot-name', label: words.botName, value: name, onChange: setName }}
          autoComplete="off"
          maxLength={18}
        />
      </Form>
    </>
  );
}
