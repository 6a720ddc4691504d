import { languageOf, words } from '../i18n/language.ts';
import { type BotPace, settings } from './store.ts';

const light = () => matchMedia('(prefers-color-scheme: light)');

/** Sets what the head of the page says about it. */
function meta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}

/** What a browser reads when somebody installs the house, by language. */
const MANIFESTS = { en: '/manifest.webmanifest', es: '/manifest.es.webmanifest' } as const;

/** Shows the settings on the document and keeps them shown when they or the system change. */
export function applySettings(): void {
  const show = () => {
    const { theme, motion, motionPace, text, density, language, coordinates } = settings.getState();
    const root = document.documentElement;
    root.dataset.theme = theme === 'system' ? (light().matches ? 'dawn' : 'dusk') : theme;
    root.dataset.motion = motion;
    root.dataset.pace = motionPace;
    root.dataset.text = text;
    root.dataset.density = density;
    root.dataset.coordinates = coordinates ? 'on' : 'off';
    const spoken = languageOf(language, navigator.languages);
    root.lang = spoken;
    meta('description', words[spoken].house.description);
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', MANIFESTS[spoken]);
    const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
    meta('theme-color', ground);
  };
  show();
  settings.subscribe(show);
  light().addEventListener('change', show);
}

/** Whether pieces should jump instead of travel. */
export function movementIsOff(): boolean {
  const { motion } = settings.getState();
  if (motion !== 'system') return motion === 'still';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How many times longer than usual something takes at a pace. */
const LONGER: { readonly [pace in BotPace]: number } = {
  slow: 1.8,
  normal: 1,
  fast: 0.5,
  instant: 0,
};

/** How many times longer than usual pieces travel. */
export function motionLength(): number {
  return LONGER[settings.getState().motionPace];
}

/** How many times longer than usual bots take and others' moves stay. */
export function botLength(): number {
  return LONGER[settings.getState().botPace];
}

/** How many times longer than usual a step of a replay stays: bots that move at once do not rush it. */
export function replayLength(): number {
  return botLength() || LONGER.fast;
}
