/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/** What the house tells by web push; see docs/protocol.md. */
interface Pushed {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** The one table that is meant, or null. */
  readonly table: string | null;
  /** The words of the buttons. */
  readonly mute: string;
  readonly stop: string;
  readonly language: string;
}

/** Buttons are known to browsers and not yet to the types. */
type WithActions = NotificationOptions & {
  readonly actions: readonly { readonly action: string; readonly title: string }[];
};

/** Shows what the house tells, and does what its buttons say. */
export function listenToPush(): void {
  self.addEventListener('push', (event) => {
    const pushed = event.data?.json() as Pushed | undefined;
    if (pushed) event.waitUntil(show(pushed));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(clicked(event.action, event.notification.data));
  });
}

async function show({ id, title, text, path, table, mute, stop, language }: Pushed): Promise<void> {
  const options: WithActions = {
    ...{ body: text, tag: id, lang: language, icon: '/icon.svg', badge: '/icon.svg' },
    data: { path, table },
    actions: [
      ...(table === null ? [] : [{ action: 'mute', title: mute }]),
      { action: 'stop', title: stop },
    ],
  };
  await self.registration.showNotification(title, options);
}

async function clicked(action: string, data: Pick<Pushed, 'path' | 'table'>): Promise<void> {
  if (action === 'mute') await post('/api/me/notices/mute', { table: data.table, muted: true });
  else if (action === 'stop') await stopHere();
  else await open(data.path);
}

/** One click to stop: this browser is told nothing more. */
async function stopHere(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription();
  if (!subscription) return;
  await post('/api/me/push/remove', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Goes to the table: to a page that shows it, else in another page of the house, else in a new one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  const page = there ?? pages.find(({ url }) => !new URL(url).pathname.startsWith('/t/'));
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  await page.focus();
  if (!there) await page.navigate(path);
}
