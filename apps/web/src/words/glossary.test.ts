import { readFileSync } from 'node:fs';
import { loadRules } from '@nabu/games/load';
import { describe, expect, test } from 'vitest';
import { asked, BOARDS, eventsOf } from '../../testing/board-words.ts';
import { typedWords } from '../../testing/typed-words.ts';
import type { SetupKind } from '../boards/common/setup-kind.ts';
import { loadKit, manifestOf } from '../kit/games.ts';
import { LANGUAGES, type Language } from '../table/kit.ts';

const RULES: { readonly [language in Language]: string } = { en: 'RULES.md', es: 'RULES.es.md' };

/** The rules of a game as they are written down. */
const rulesOf = (game: string, language: Language) =>
  readFileSync(
    new URL(`../../../../packages/games/src/${game}/${RULES[language]}`, import.meta.url),
    'utf8',
  );

/** What is read where a position is set up. */
function setUpBy(setup: SetupKind | undefined, seats: number, language: Language) {
  const fields = setup?.groups(seats, language).flatMap((group) => group.fields) ?? [];
  return [
    ...(setup?.pieces(seats, language).map(({ text }) => text) ?? []),
    ...fields.flatMap((field) => [
      field.label,
      ...('options' in field ? field.options.map(([, text]) => text) : []),
    ]),
  ];
}

/** Everything that a board says in a language: labels, sentences and log, themes of puzzles and the words to set up. */
async function saidBy({ game: id, phrases, words, scope }: Board, language: Language) {
  const { texts, sentences } = typedWords(scope, 'Phrases', phrases[language]);
  const game = await loadRules(id);
  const events = game ? eventsOf(game, game.seats.max) : [];
  const names = ['◇', '◇', '◇', '◇'];
  return [
    ...Object.values(manifestOf(id)?.words[language] ?? {}),
    ...Object.values(manifestOf(id)?.themes[language] ?? {}),
    ...setUpBy((await loadKit(id))?.setup, game?.seats.max ?? 0, language),
    ...texts.map(({ text }) => text),
    ...sentences
      .filter(({ path }) => !path.startsWith('events.'))
      .flatMap((sentence) => [1, 2].map((n) => asked(scope, sentence, 0, n))),
    ...new Set(events.flatMap((event) => words[language].log(event, names) ?? [])),
  ];
}

type Board = (typeof BOARDS)[number];

/** A word without accents, endings of number and gender: the same for one and for several. */
function stem(word: string): string {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare
    .replace(/ies$/, 'y')
    .replace(/e?s$/, '')
    .replace(/[aoe]$/, '');
}

const wordsIn = (text: string) => text.match(/\p{L}+/gu) ?? [];
/** A text as a line of stems, so that a term is found in singular and plural. */
const stems = (text: string) => ` ${wordsIn(text).map(stem).join(' ')} `;

/** What stands before a noun. */
const BEFORE: { readonly [language in Language]: RegExp } = {
  en: /(?<!\p{L})(?:the|an?|your|each|every|this|that|another|no|its|of)\s+(\p{Ll}{3,})/giu,
  es: /(?<!\p{L})(?:el|la|los|las|una?|tus?|sus?|del|al|cada|est[ea]|es[ea]|otr[oa]|ning[uú]na?|de)\s+(\p{Ll}{3,})/giu,
};

/** Words that any game may use: of the screen and of play in general, and some that are no nouns. */
const GENERAL: { readonly [language in Language]: string } = {
  en: `table box tray browser picture ground plan parts border decision rival leader tie shuffle kind air power
    better cheaper lower nearer upper oldest quick short different right lit paying homesick recruited leaves
    such whole these you your yours`,
  es: `mesa caja navegador imagen plano mapa partes borde flechas tabulador rueda lista número mano rival luz aire principio vista
    izquierda derecha alrededor vuelta vez carrera torres
    común próximo siguiente tus acabar ganar derribar pulsar terminarlo devuelve protege suple completa cual
    plantarse`,
};

describe.each(LANGUAGES)('the nouns in %s', (language) => {
  test.each(BOARDS)('of $game: its terms stand in the rules and on the board', async (board) => {
    const rules = stems(rulesOf(board.game, language));
    const said = stems((await saidBy(board, language)).join(' · '));
    for (const term of board.glossary ?? []) {
      expect(rules, `the rules on ${term[language]}`).toContain(stems(term[language]));
      expect(said, `the board on ${term[language]}`).toContain(stems(term[language]));
      for (const wrong of term.not?.[language] ?? []) {
        expect(rules, `the rules on ${term[language]}`).not.toContain(stems(wrong));
        expect(said, `the board on ${term[language]}`).not.toContain(stems(wrong));
      }
    }
    expect(board.glossary?.length).toBeGreaterThan(8);
  });

  test.each(BOARDS)('of $game: what the board names, the rules name', async (board) => {
    const known = new Set(
      wordsIn(`${rulesOf(board.game, language)} ${GENERAL[language]}`).map(stem),
    );
    const said = await saidBy(board, language);
    const nouns = said.flatMap((text) =>
      [...text.matchAll(BEFORE[language])].map((found) => found[1]),
    );
    const strange = new Set(nouns.filter((noun) => !known.has(stem(noun))));
    expect([...strange].toSorted()).toEqual([]);
  });
});
