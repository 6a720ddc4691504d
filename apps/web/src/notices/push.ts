import type { Language } from '@nabu/table';
import { request } from '../session/http.ts';

/**
 * What this browser can do for notices: it tells (`on`), could (`off`), tells while a page is open
 * only (`page`), was told not to (`denied`), or cannot because of the address, because the house is
 * not installed, or at all.
 */
export type PushState = 'on' | 'off' | 'page' | 'denied' | 'insecure' | 'install' | 'impossible';

/** What this browser can do now. */
export async function pushState(): Promise<PushState> {
  if (!window.isSecureContext) return 'insecure';
  if (!('Notification' in window) || !('serviceWorker' in navigator))
    return isApple() ? 'install' : 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission !== 'granted') return 'off';
  return (await subscription()) ? 'on' : 'page';
}

/**
 * Asks for permission and subscribes at the push service of the browser. Where that cannot be
 * reached, notices come while a page is open all the same.
 */
export async function turnOn(key: string, language: Language): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const worker = await ready();
  if (!worker?.pushManager) return 'page';
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  // A subscription under another key of the house is of no use.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe(options).catch(() => null);
  if (!made) return 'page';
  await send(made, language);
  return 'on';
}

/** Tells nothing more in this browser. */
export async function turnOff(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await request('/api/me/push/remove', { body: { endpoint: made.endpoint } });
  await made.unsubscribe();
}

/** Who I am has changed, or my language: the house is told again which browser is mine. */
export async function renewPush(language: Language): Promise<void> {
  const made = await subscription();
  if (made) await send(made, language);
}

/** Whether push tells this browser, so that its pages need not. */
export async function isPushed(): Promise<boolean> {
  return (await subscription()) !== null;
}

/** The service worker once it is there; null where there is none. */
export async function ready(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration()) ? navigator.serviceWorker.ready : null;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await ready().catch(() => null);
  return (await worker?.pushManager?.getSubscription().catch(() => null)) ?? null;
}

async function send(made: PushSubscription, language: Language): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  await request('/api/me/push', { body: { endpoint, keys, language } });
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Phones and tablets of Apple show notices of installed pages only. */
function isApple(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
  );
}
