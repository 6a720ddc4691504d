import {
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeSettings,
} from '@nabu/protocol';
import { PACE_KINDS } from '@nabu/table';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { GAMES } from '../../kit/games.ts';
import { Section } from '../account/page.tsx';
import type { PartProps } from './notices.tsx';

/** Which kinds of news, and of games at which paces, come by which way. */
export function WhatSection(part: PartProps) {
  const { what: words } = useWords().notices;
  const channels = channelsOf(part);
  return (
    <Section id="what" title={words.title} lead={words.hint}>
      <table className="notices-what">
        <caption className="hidden-text">{words.caption}</caption>
        <thead>
          <Head title={words.kind} channels={channels} />
        </thead>
        <tbody>
          {NOTICE_KINDS.map((kind) => (
            <Row key={kind} {...part} list="kinds" value={kind} name={words.kinds[kind]} />
          ))}
        </tbody>
        <thead>
          <Head title={words.pace} channels={channels} />
        </thead>
        <tbody>
          {PACE_KINDS.map((pace) => (
            <Row key={pace} {...part} list="paces" value={pace} name={words.paces[pace]} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** The ways that are there: a house without mail has nothing to choose about it. */
function channelsOf({ notices }: PartProps): readonly NoticeChannel[] {
  return NOTICE_CHANNELS.filter((channel) => channel !== 'mail' || notices.mail.possible);
}

function Head({
  title,
  channels,
}: {
  readonly title: string;
  readonly channels: readonly NoticeChannel[];
}) {
  const { channels: names } = useWords().notices.what;
  return (
    <tr>
      <th scope="col">{title}</th>
      {channels.map((channel) => (
        <th key={channel} scope="col" className="notices-channel">
          {names[channel]}
        </th>
      ))}
    </tr>
  );
}

/** One line of ticks: the same thing by each way. */
function Row<List extends 'kinds' | 'paces'>({
  list,
  value,
  name,
  ...part
}: PartProps & {
  readonly list: List;
  readonly value: NoticeSettings['page'][List][number];
  readonly name: string;
}) {
  const { what: words } = useWords().notices;
  const { notices, change } = part;
  const turn = (channel: NoticeChannel) => {
    const settings = notices.settings[channel];
    const before: readonly string[] = settings[list];
    const after = before.includes(value)
      ? before.filter((each) => each !== value)
      : [...before, value];
    change({ [channel]: { ...settings, [list]: after } });
  };
  return (
    <tr>
      <th scope="row">{name}</th>
      {channelsOf(part).map((channel) => (
        <td key={channel}>
          <label className="notices-tick">
            <input
              type="checkbox"
              aria-label={words.cell(name, words.channels[channel])}
              checked={(notices.settings[channel][list] as readonly string[]).includes(value)}
              onChange={() => turn(channel)}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}

/** Of which games anything is told. */
export function GamesSection({ notices, change }: PartProps) {
  const { games: words } = useWords().notices;
  const language = useLanguage();
  const { mutedGames } = notices.settings;
  const turn = (game: string) =>
    change({
      mutedGames: mutedGames.includes(game)
        ? mutedGames.filter((each) => each !== game)
        : [...mutedGames, game],
    });
  return (
    <Section id="which-games" title={words.title} lead={words.lead}>
      <div className="notices-games">
        {GAMES.map(({ id, words: named }) => (
          <label key={id} className="people-check">
            <input type="checkbox" checked={!mutedGames.includes(id)} onChange={() => turn(id)} />
            {named[language].title}
          </label>
        ))}
      </div>
    </Section>
  );
}
