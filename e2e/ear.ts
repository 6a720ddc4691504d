import type { CDPSession, Page } from 'playwright-core';
import { PATIENCE } from './browser.ts';

/** One node of what a browser tells a screen reader. */
interface Heard {
  readonly role: string;
  readonly name: string;
  readonly focused: boolean;
  readonly id: number | undefined;
}

interface AxNode {
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
  readonly backendDOMNodeId?: number;
}

/** A person who knows of a page only what its accessibility tree says, and who only presses keys. */
export class Ear {
  readonly #page: Page;
  readonly #line: CDPSession;

  private constructor(page: Page, line: CDPSession) {
    this.#page = page;
    this.#line = line;
  }

  static async at(page: Page): Promise<Ear> {
    const line = await page.context().newCDPSession(page);
    await line.send('Accessibility.enable');
    return new Ear(page, line);
  }

  /** Stops listening. */
  leave(): Promise<void> {
    return this.#line.detach();
  }

  /** The whole page, in reading order. */
  async page(): Promise<readonly Heard[]> {
    const { nodes } = await this.#line.send('Accessibility.getFullAXTree');
    return nodes.filter(({ ignored }) => !ignored).map(heard);
  }

  /** Everything of one role inside a node. */
  async inside(id: number, role: string): Promise<readonly Heard[]> {
    const { nodes } = await this.#line.send('Accessibility.queryAXTree', {
      ...{ backendNodeId: id, role },
    });
    return nodes.filter(({ ignored }) => !ignored).map(heard);
  }

  /** What is said inside the one node of a role and name, once it is there; far cheaper than the whole page. */
  async told(role: string, accessibleName: string): Promise<readonly string[]> {
    const late = Date.now() + PATIENCE;
    const { node } = await this.#line.send('Accessibility.getRootAXNode');
    const asked = { backendNodeId: node.backendDOMNodeId ?? 0, role, accessibleName };
    while (Date.now() < late) {
      const { nodes } = await this.#line.send('Accessibility.queryAXTree', asked);
      const id = nodes.find(({ ignored }) => !ignored)?.backendDOMNodeId;
      if (id !== undefined) return (await this.inside(id, 'StaticText')).map(({ name }) => name);
    }
    throw new Error(`No ${role} called ${accessibleName}.`);
  }

  /** The one node of a role, once it is there. */
  async find(role: string, name: RegExp = /./): Promise<Heard> {
    const late = Date.now() + PATIENCE;
    for (;;) {
      const nodes = await this.page();
      const found = nodes.find((node) => node.role === role && name.test(node.name));
      if (found) return found;
      if (Date.now() > late) throw new Error(`No ${role} called ${name}: ${tellAll(nodes)}`);
    }
  }

  async has(role: string, name: RegExp = /./): Promise<boolean> {
    return (await this.page()).some((node) => node.role === role && name.test(node.name));
  }

  /** Waits until something of a role has the focus. */
  async focused(role: string): Promise<void> {
    const late = Date.now() + PATIENCE;
    while ((await this.focus()).role !== role)
      if (Date.now() > late) throw new Error(`No ${role} has the focus.`);
  }

  /** What has the focus. */
  async focus(): Promise<Heard> {
    const focused = (await this.page()).findLast((node) => node.focused);
    if (!focused) throw new Error('Nothing that is said has the focus.');
    return focused;
  }

  /** Gives the page some moments (ms) before it is asked again: asking takes it longer than moving. */
  rest(ms: number): Promise<void> {
    return this.#page.waitForTimeout(ms);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** Presses a key until something of this name has the focus. */
  async pressUntil(key: string, name: RegExp): Promise<Heard> {
    const passed: string[] = [];
    while (passed.length < 120) {
      await this.press(key);
      const now = await this.focus();
      if (name.test(now.name)) return now;
      passed.push(now.name);
    }
    throw new Error(`${key} leads to nothing called ${name}, but to: ${passed.join(' | ')}`);
  }
}

function heard({ role, name, properties, backendDOMNodeId }: AxNode): Heard {
  const focused = properties?.some((each) => each.name === 'focused' && each.value.value === true);
  return {
    role: String(role?.value ?? ''),
    name: String(name?.value ?? ''),
    focused: focused ?? false,
    id: backendDOMNodeId,
  };
}

const tellAll = (nodes: readonly Heard[]) =>
  nodes.flatMap(({ role, name }) => (name ? [`${role} "${name}"`] : [])).join(', ');
