import {
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeKind,
  type NoticeSettings,
  noticeSettings,
} from '@nabu/protocol';
import { PACE_KINDS, type PaceKind } from '@nabu/table';
import type { Relations } from '../store/relations.ts';

const EVERYTHING = { on: true, kinds: [...NOTICE_KINDS], paces: [...PACE_KINDS] };

/** What whoever never chose is told. Nobody is sent mail who did not ask for it: an address may have been given to find back in. */
export const PRESETS: NoticeSettings = {
  on: true,
  page: EVERYTHING,
  push: EVERYTHING,
  mail: {
    on: false,
    kinds: ['turn', 'reminder', 'over', 'table', 'rematch'],
    paces: ['none', 'correspondence'],
  },
  webhook: EVERYTHING,
  mutedGames: [],
  quiet: null,
  reminder: 12,
  language: 'en',
};

/** What a notice is about, as far as settings care. */
export interface About {
  readonly kind: NoticeKind;
  readonly pace: PaceKind;
  readonly game: string;
}

/** The channels by which somebody wants to hear of something. */
export function channelsFor(
  settings: NoticeSettings,
  { kind, pace, game }: About,
): readonly NoticeChannel[] {
  if (!settings.on || settings.mutedGames.includes(game)) return [];
  return NOTICE_CHANNELS.filter((channel) => {
    const { on, kinds, paces } = settings[channel];
    return on && kinds.includes(kind) && paces.includes(pace);
  });
}

/** What persons chose, with presets for those who never did. */
export async function settingsOf(
  { db }: Relations,
  persons: readonly string[],
): Promise<ReadonlyMap<string, NoticeSettings>> {
  if (persons.length === 0) return new Map();
  const rows = await db
    .selectFrom('notice_settings')
    .select(['person', 'settings'])
    .where('person', 'in', persons)
    .execute();
  const kept = new Map(rows.map(({ person, settings }) => [person, readSettings(settings)]));
  return new Map(persons.map((person) => [person, kept.get(person) ?? PRESETS]));
}

/** Keeps what somebody chose. */
export function storeSettings(
  { db }: Relations,
  person: string,
  settings: NoticeSettings,
  now: number,
) {
  const row = { settings: JSON.stringify(settings), changed: now };
  return db
    .insertInto('notice_settings')
    .values({ person, ...row })
    .onConflict((on) => on.column('person').doUpdateSet(row));
}

/** What was kept by an older build may lack something; it is filled up from the presets. What is damaged keeps nobody else from being told. */
function readSettings(text: string): NoticeSettings {
  try {
    return noticeSettings.parse({ ...PRESETS, ...JSON.parse(text) });
  } catch {
    return PRESETS;
  }
}
