import type { Notice, NoticeChannel, NoticeSettings } from '@nabu/protocol';
import type { Compilable } from 'kysely';
import { newId } from '../secrets.ts';
import type { NoticeRow } from '../store/database.ts';
import type { Relations } from '../store/relations.ts';
import { composed, type Told } from './compose.ts';
import type { Deliveries } from './deliveries.ts';
import type { Letters } from './letters.ts';
import type { Push } from './push.ts';
import type { Claimed, NoticeQueue } from './queue.ts';
import { isQuiet, quietUntil } from './quiet.ts';
import { type About, channelsFor, PRESETS, settingsOf } from './settings.ts';
import { sift, withoutEchoes } from './sift.ts';
import type { Webhooks } from './webhooks.ts';
import { identitiesOf, type WordingParts, waitingItem } from './wording.ts';

/** What gathering needs from the house. */
export interface GatherParts extends WordingParts {
  readonly queue: NoticeQueue;
  readonly deliveries: Deliveries;
  readonly push: Push;
  readonly webhooks: Webhooks;
  readonly letters: Letters;
  /** Tells every open page of somebody. */
  page(person: string, notice: Notice): void;
}

type Item = Told & About & { readonly row: NoticeRow };

/** Makes one notice for each person out of all that is due for them, and puts it on its ways. */
export async function gather(parts: GatherParts): Promise<number> {
  const claims = await parts.queue.claim();
  const persons = claims.map(({ person }) => person);
  const settings = await settingsOf(parts.relations, persons);
  for (const claimed of claims) {
    const wish = settings.get(claimed.person) ?? PRESETS;
    const now = parts.clock();
    if (wish.quiet && isQuiet(wish.quiet, now)) await hold(parts, claimed, wish.quiet, now);
    else await tell(parts, claimed, wish, now);
  }
  return claims.length;
}

/** What comes in quiet hours is told at their end, as one. */
async function hold(
  { queue }: GatherParts,
  claimed: Claimed,
  quiet: NonNullable<NoticeSettings['quiet']>,
  now: number,
): Promise<void> {
  const due = quietUntil(quiet, now);
  await queue.finish(claimed, new Map(claimed.rows.map((row) => [row, { due }])), []);
}

async function tell(
  parts: GatherParts,
  claimed: Claimed,
  settings: NoticeSettings,
  now: number,
): Promise<void> {
  const { person, rows } = claimed;
  const identities = await identitiesOf(parts.relations, person);
  const muted = await mutedOf(parts.relations, person);
  const later = new Map<NoticeRow, NonNullable<ReturnType<typeof sift>['later']>>();
  const items: Item[] = [];
  for (const row of rows) {
    const sight = await sightOf(parts, row, identities);
    const sifted = sight && sift(row, sight, identities, settings, now);
    if (sifted?.later) later.set(row, sifted.later);
    if (sifted?.told && !muted.has(row.table_id)) items.push({ ...sifted.told, row });
  }
  const byChannel = sorted(withoutEchoes(items), settings);
  const ways = await outward(parts, person, byChannel);
  const done = await parts.queue.finish(claimed, later, ways);
  const onPage = byChannel.get('page') ?? [];
  if (done && onPage.length > 0) parts.page(person, composed(newId(), onPage, settings.language));
}

/** The table of a row, and whether the person has it in sight; so is the next one for who was asked to play again. */
async function sightOf(parts: GatherParts, row: NoticeRow, identities: readonly string[]) {
  const live = await parts.look(row.table_id);
  if (!live) return null;
  const { after } = live.table;
  const next = row.kind === 'rematch' && after !== null ? await parts.look(after) : null;
  const looking = live.isWatchedBy(identities) || (next?.isWatchedBy(identities) ?? false);
  return { table: live.table, looking };
}

function sorted(items: readonly Item[], settings: NoticeSettings) {
  const byChannel = new Map<NoticeChannel, Item[]>();
  for (const item of items)
    for (const channel of channelsFor(settings, item))
      byChannel.set(channel, [...(byChannel.get(channel) ?? []), item]);
  return byChannel;
}

/** What is sent out of the house, as statements. */
async function outward(
  { deliveries, push, webhooks, letters }: GatherParts,
  person: string,
  byChannel: ReadonlyMap<NoticeChannel, readonly Item[]>,
): Promise<readonly Compilable[]> {
  const ways: Compilable[] = [];
  const id = newId();
  const put = (channel: NoticeChannel, target: string, items: readonly Item[]) =>
    ways.push(
      deliveries.put(person, channel, target, {
        id,
        items: items.map(({ row }) => waitingItem(row)),
      }),
    );
  const onPush = byChannel.get('push');
  if (onPush) for (const browser of await push.of(person)) put('push', browser.id, onPush);
  const inMail = byChannel.get('mail');
  if (inMail && letters.possible && (await letters.addressOf(person))) put('mail', '', inMail);
  const onHook = byChannel.get('webhook');
  const hook = onHook && (await webhooks.of(person));
  if (onHook && hook && hook.off === null) put('webhook', '', onHook);
  return ways;
}

async function mutedOf({ db }: Relations, person: string): Promise<ReadonlySet<string>> {
  const rows = db.selectFrom('notice_mutes').select('table_id').where('person', '=', person);
  return new Set((await rows.execute()).map(({ table_id }) => table_id));
}
