import type { Notice } from '@nabu/protocol';
import { useEffect } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { useHouse } from '../lobby/hooks.ts';
import { useTurns } from '../lobby/my-games.ts';
import { useMe } from '../people/me.ts';
import { countTurns } from '../screens/title.ts';
import { chime } from '../table/sound.ts';
import { isPushed, ready, renewPush } from './push.ts';

/** Tells on every page in how many games it is my turn, and what else I should know; shows nothing itself. */
export function Attention() {
  const { me } = useMe();
  const language = useLanguage();
  const turns = useTurns(me !== null);
  const notice = useHouse((state) => state.notice);
  useEffect(() => {
    countTurns(turns);
    showBadge(turns);
  }, [turns]);
  useEffect(() => {
    if (notice) void tell(notice);
  }, [notice]);
  const session = me && `${me.id} ${me.account}`;
  useEffect(() => {
    if (session !== null) renewPush(language).catch(() => undefined);
  }, [session, language]);
  return null;
}

/** The number on the icon of the house, where it is installed. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // A page that may not set a badge has none.
  shown.catch(() => undefined);
}

/** A sound where sounds are on, and a notice of the system while no page is in sight. */
async function tell({ id, title, text, path }: Notice): Promise<void> {
  chime();
  if (!document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted' || (await isPushed())) return;
  const worker = await ready();
  // Several pages of the house show the same notice once.
  await worker?.showNotification(title, {
    ...{ body: text, tag: id, icon: '/icon.svg', badge: '/icon.svg', data: { path } },
  });
}
