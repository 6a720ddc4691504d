import type { GameWords, Language } from '../../../table/port.ts';
import type { Event, Move, View } from '../rules.ts';
import { describe } from './describe.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { labelMove } from './moves.ts';
import type { Phrases, Speaker } from './phrases.ts';
import { prompt } from './prompt.ts';

/** Amyitis' phrases by language, for the board's own labels. */
export const phrases: { readonly [language in Language]: Phrases } = { en, es };

function speaker(phrases: Phrases, names: readonly string[]): Speaker {
  const name = (seat: number) => names[seat] ?? String(seat + 1);
  return {
    name,
    city: (city) => phrases.cities[city],
    owner: (owner) => (owner === 'neutral' ? phrases.neutral : name(owner)),
  };
}

function logLine(phrases: Phrases, event: Event, names: readonly string[]): string | null {
  const say = phrases.events[event.type] as (event: Event, say: Speaker) => string | null;
  return say(event, speaker(phrases, names));
}

function wordsFrom(phrases: Phrases): GameWords<View, Move, Event> {
  return {
    title: phrases.title,
    log: (event, names) => logLine(phrases, event, names),
    move: (move, view) => labelMove(phrases, move, view),
    clause: (id) => phrases.clauses[id] ?? id,
    source: (id) => phrases.sources[id] ?? id,
    ending: (id) => phrases.endings[id] ?? id,
    option: (name) => phrases.options[name] ?? name,
    optionValue: (name, value) => phrases.values[name]?.[String(value)] ?? String(value),
    prompt: (view, viewer) => prompt(phrases, view, viewer),
    describe: (view, viewer, names) => describe(phrases, view, viewer, names),
  };
}

/** Amyitis' words in every language of the house. */
export const words: { readonly [language in Language]: GameWords<View, Move, Event> } = {
  en: wordsFrom(en),
  es: wordsFrom(es),
};
