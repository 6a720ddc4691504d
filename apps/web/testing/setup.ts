/**
 * What a page in a browser has and happy-dom lacks: sizes, and the focus of modal dialogs. It
 * stands in for the browser only; nothing of the house is replaced.
 */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { settings } from '../src/settings/store.ts';

/** Without layout everything would measure nothing, and boards draw nothing at that size. */
const SIZE = { width: 1280, height: 800 };

Object.defineProperties(HTMLElement.prototype, {
  clientWidth: { configurable: true, get: () => SIZE.width },
  clientHeight: { configurable: true, get: () => SIZE.height },
});

// No house is at the address of these pages: whoever asks it hears what a page without network hears.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

const openers = new WeakMap<HTMLDialogElement, Element | null>();
const { close } = HTMLDialogElement.prototype;
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('button, input, a[href]')?.focus();
  },
  /** As browsers do, it gives the focus back only while it is still part of the page. */
  close(this: HTMLDialogElement) {
    const opener = openers.get(this);
    close.call(this);
    if (this.isConnected && opener instanceof HTMLElement) opener.focus();
  },
});

// Styles are not loaded, so nothing is hidden by them; looking for it takes most of the time.
configure({
  defaultHidden: true,
  asyncUtilTimeout: 60_000,
  getElementError: (message) => new Error(message ?? 'Nothing was found on the page.'),
});

const PRESETS = settings.getState();

afterEach(() => {
  cleanup();
  localStorage.clear();
  settings.setState(PRESETS, true);
  history.replaceState(null, '', '/');
});
