import type { LobbyCounts, ServerMessage } from '@nabu/protocol';
import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';

/** The house's end of the socket that a page opens to the lobby. */
export class LobbyEnd {
  /** What the page said, in order. */
  readonly heard: { readonly type: string; readonly [name: string]: unknown }[] = [];
  #page: EventTarget | null = null;

  constructor() {
    const end = this;
    const before = globalThis.WebSocket;
    class PageSocket extends EventTarget {
      binaryType = 'blob';
      readonly protocol = '';
      constructor() {
        super();
        end.#page = this;
        queueMicrotask(() => this.dispatchEvent(new Event('open')));
      }
      send(text: string): void {
        end.heard.push(JSON.parse(text));
      }
      close(): void {
        this.dispatchEvent(new Event('close'));
      }
    }
    globalThis.WebSocket = PageSocket as unknown as typeof WebSocket;
    onTestFinished(() => {
      globalThis.WebSocket = before;
    });
  }

  /** Tells the page something. */
  async tell(message: ServerMessage): Promise<void> {
    await act(async () => {
      this.#page?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    });
  }

  /** The line breaks. */
  async cut(): Promise<void> {
    await act(async () => {
      this.#page?.dispatchEvent(new Event('close'));
    });
  }
}

/** How much goes on in a quiet house. */
export const QUIET: LobbyCounts = { open: 0, playing: 0, looking: 1, pools: [] };
