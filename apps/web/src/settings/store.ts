import { createStore } from 'zustand/vanilla';

/** What each setting can be. */
export const THEMES = ['system', 'dusk', 'dawn'] as const;
export const LANGUAGE_CHOICES = ['system', 'en', 'es'] as const;
export const MOTIONS = ['system', 'full', 'still'] as const;
export const TEXT_SIZES = ['small', 'normal', 'large', 'huge'] as const;
export const DENSITIES = ['tight', 'normal', 'airy'] as const;
export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];
/** Bots may also move as soon as they have thought. */
export const BOT_PACES = [...PACES, 'instant'] as const;
export type BotPace = (typeof BOT_PACES)[number];
/** What of the talk of others is shown. */
export const CHATS = ['all', 'phrases', 'none'] as const;
/** Which of my moves are asked about once more: none, those that cannot be taken back, all. */
export const CONFIRMS = ['never', 'final', 'always'] as const;

/** What a person chose for this device; kept in the browser, never sent. */
export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGE_CHOICES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** How large words are; boards are as large as the window allows in any case. */
  readonly text: (typeof TEXT_SIZES)[number];
  /** How much room is left between things. */
  readonly density: (typeof DENSITIES)[number];
  /** How fast pieces travel. */
  readonly motionPace: Pace;
  /** How fast bots move, and others' moves are shown one after the other. */
  readonly botPace: BotPace;
  /** The switches of single games, as their manifests name them, that are off. */
  readonly switchedOff: readonly string[];
  readonly confirm: (typeof CONFIRMS)[number];
  /** Boards print the letters and numbers that log, hints and records use; those of a board of stone are part of it. */
  readonly coordinates: boolean;
  /** Letters and digits do something at the table without a key held down beside them. */
  readonly singleKeys: boolean;
  readonly sound: boolean;
  readonly chat: (typeof CHATS)[number];
  /** My own clock is heard when it runs low, where sounds are on. */
  readonly lowTime: boolean;
  /** The name last used at a table. */
  readonly name: string;
}

const KEY = 'nabu.settings';
const PRESETS: Settings = {
  theme: 'system',
  language: 'system',
  motion: 'system',
  text: 'normal',
  density: 'normal',
  motionPace: 'normal',
  botPace: 'normal',
  switchedOff: [],
  confirm: 'final',
  coordinates: true,
  singleKeys: true,
  sound: false,
  chat: 'all',
  lowTime: true,
  name: '',
};

/** Settings out of anything that was kept; whatever is damaged or unknown falls back to its preset. */
export function readSettings(text: string | null): Settings {
  const kept = parsed(text);
  return {
    theme: oneOf(THEMES, kept.theme, PRESETS.theme),
    language: oneOf(LANGUAGE_CHOICES, kept.language, PRESETS.language),
    motion: oneOf(MOTIONS, kept.motion, PRESETS.motion),
    text: oneOf(TEXT_SIZES, kept.text, PRESETS.text),
    density: oneOf(DENSITIES, kept.density, PRESETS.density),
    motionPace: oneOf(PACES, kept.motionPace, PRESETS.motionPace),
    botPace: oneOf(BOT_PACES, kept.botPace, PRESETS.botPace),
    switchedOff: switchedOffIn(kept),
    confirm: oneOf(CONFIRMS, kept.confirm, PRESETS.confirm),
    coordinates: kept.coordinates !== false,
    singleKeys: kept.singleKeys !== false,
    sound: kept.sound === true,
    chat: oneOf(CHATS, kept.chat, PRESETS.chat),
    lowTime: kept.lowTime !== false,
    name: typeof kept.name === 'string' ? kept.name.slice(0, 24) : PRESETS.name,
  };
}

/** Switches were once kept beside the other settings, each under its own name. */
function switchedOffIn(kept: Record<string, unknown>): readonly string[] {
  const { switchedOff } = kept;
  const listed: readonly unknown[] = Array.isArray(switchedOff) ? switchedOff : [];
  const older = Object.keys(kept).filter((name) => !(name in PRESETS) && kept[name] === false);
  return [...listed.filter((name) => typeof name === 'string'), ...older];
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<const T extends string>(values: readonly T[], value: unknown, preset: T): T {
  return values.find((known) => known === value) ?? preset;
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The one store of settings of this page. */
export const settings = createStore<Settings>(() => readSettings(kept()));

/** Whether a switch of a game is on. */
export function isSwitchedOn(name: string): boolean {
  return !settings.getState().switchedOff.includes(name);
}

/** Switches something of a game on or off. */
export function switchTo(name: string, on: boolean): void {
  const others = settings.getState().switchedOff.filter((each) => each !== name);
  choose({ switchedOff: on ? others : [...others, name] });
}

/** Changes some settings and remembers them; where nothing can be kept they hold until the page closes. */
export function choose(change: Partial<Settings>): void {
  settings.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.getState()));
  } catch {
    // A full or forbidden storage must not stop the choice from taking effect.
  }
}
