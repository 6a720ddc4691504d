/** How long a pointer rests, a finger presses, and a card stays after the pointer has left (ms). */
const REST = 350;
const PRESS = 450;
const LINGER = 200;
/** A finger that moved farther than this scrolls (px). */
const SLACK = 10;

const PART = '[data-tip]';
const PRESSABLE = 'button, a, input, [role="button"]';

/** What a card is told about. */
export interface TipOf {
  readonly part: Element;
  /** The part, as the game's kit names it. */
  readonly name: string;
  /** The space of the board that the part is, as the log knows it. */
  readonly space: string | null;
}

/**
 * Watches which part somebody wants to know about: the one a mouse rests on, that has the focus, that a finger
 * presses for a while, or that is tapped and does nothing else. Escape, leaving and the next touch end it.
 */
export class TipWatch {
  readonly #show: (tip: TipOf | null) => void;
  #now: TipOf | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finger: { readonly x: number; readonly y: number } | null = null;
  /** When a finger came down last, by the clock of its events (ms). */
  #touched = 0;
  /** Where the mouse was last: a part that comes to lie under a mouse at rest was not asked about. */
  #mouse = '';
  /** A finger was held down on a part: lifting it presses nothing. */
  #held = false;

  constructor(show: (tip: TipOf | null) => void) {
    this.#show = show;
  }

  /** Listens until the function it returns is called. */
  listen(): () => void {
    const ears = {
      pointerover: (event: PointerEvent) => this.#over(event),
      pointerdown: (event: PointerEvent) => this.#down(event),
      pointermove: (event: PointerEvent) => this.#moved(event),
      pointerup: (event: PointerEvent) => this.#lifted(event),
      pointercancel: (event: PointerEvent) => this.#lifted(event),
      focusin: ({ target }: FocusEvent) => this.#focused(target),
      click: (event: MouseEvent) => this.#clicked(event),
      contextmenu: (event: MouseEvent) => this.#held && event.preventDefault(),
      keydown: ({ key }: KeyboardEvent) => key === 'Escape' && this.#set(null),
    } as const;
    const all = Object.entries(ears) as [string, EventListener][];
    for (const [type, hear] of all) document.addEventListener(type, hear, true);
    return () => {
      clearTimeout(this.#timer);
      for (const [type, hear] of all) document.removeEventListener(type, hear, true);
    };
  }

  hide(): void {
    this.#set(null);
  }

  #set(tip: TipOf | null): void {
    clearTimeout(this.#timer);
    if (this.#now === tip) return;
    this.#now = tip;
    this.#show(tip);
  }

  #later(tip: TipOf | null, ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#set(tip), ms);
  }

  #over(event: PointerEvent): void {
    const { target, pointerType } = event;
    if (pointerType === 'touch') return;
    const moved = this.#mouseMoved(event);
    const tip = tipAt(target);
    if (inCard(target) || (tip && tip.part === this.#now?.part)) clearTimeout(this.#timer);
    else if (tip && moved) this.#later(tip, REST);
    else this.#later(null, LINGER);
  }

  /** Whether the mouse is elsewhere than it was last; notes where it is. */
  #mouseMoved({ clientX, clientY }: PointerEvent): boolean {
    const before = this.#mouse;
    this.#mouse = `${clientX} ${clientY}`;
    return this.#mouse !== before;
  }

  #down(event: PointerEvent): void {
    const { target, pointerType, clientX: x, clientY: y } = event;
    if (pointerType !== 'touch') this.#mouseMoved(event);
    this.#held = false;
    if (inCard(target)) return;
    this.#set(null);
    const tip = tipAt(target);
    if (pointerType !== 'touch' || !tip) return;
    this.#finger = { x, y };
    this.#touched = event.timeStamp;
    this.#timer = setTimeout(() => {
      this.#held = true;
      this.#set(tip);
    }, PRESS);
  }

  #moved(event: PointerEvent): void {
    const { pointerType, clientX, clientY } = event;
    if (pointerType !== 'touch') this.#mouseMoved(event);
    if (pointerType !== 'touch' || !this.#finger) return;
    const { x, y } = this.#finger;
    if (Math.hypot(clientX - x, clientY - y) <= SLACK) return;
    this.#finger = null;
    this.#set(null);
  }

  #lifted({ timeStamp }: PointerEvent): void {
    this.#finger = null;
    if (!this.#held) {
      clearTimeout(this.#timer);
    } else if (timeStamp - this.#touched < PRESS) {
      // On a page that was busy the timer can come before the news that the finger is up again.
      this.#held = false;
      this.#set(null);
    }
  }

  #focused(target: EventTarget | null): void {
    const visible = target instanceof Element && target.matches(':focus-visible');
    this.#set(visible ? tipAt(target) : null);
  }

  #clicked(event: MouseEvent): void {
    if (this.#held) {
      this.#held = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const { target } = event;
    const tip = tipAt(target);
    const presses = target instanceof Element && target.closest(PRESSABLE);
    if (tip && !presses) this.#set(tip);
  }
}

function tipAt(target: EventTarget | null): TipOf | null {
  const part = target instanceof Element ? target.closest(PART) : null;
  const name = part?.getAttribute('data-tip');
  return part && name ? { part, name, space: part.getAttribute('data-space') } : null;
}

function inCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.tip-card') !== null;
}
