import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@nabu/games';
import { findGame, Match, presets, writeRecord } from '@nabu/kernel';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { keepMiddle } from './kept.ts';
import { Player } from './player.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** What is said, word by word where it counts. */
const SAID = {
  en: {
    field: 'Record as text',
    take: 'Check and keep it',
    damaged: /^A record was not taken: it does not hold in line \d+\. The record ends too early/,
    text: /does not hold in line 1\. This is not how a record is written \(“1\. e4 e5/,
    game: 'This house does not have the game “chess”.',
    rules: 'Version 77 of its rules is not here.',
    huge: 'This is longer than any records of games: nothing was read.',
    full: 'This browser has no room left, so the rest was not kept.',
    taken: '1 game was checked and kept.',
    table: 'There is no such table. Check the link.',
    here: 'This game is not kept on this device, or it can no longer be read.',
    study: 'There is no such study, or it is not for you.',
    link: 'This link is damaged or incomplete: nothing can be read from it.',
    older:
      'This game is played by a version of the rules that is not here, or what is kept of it is damaged. It stays kept as it is;',
    unkept: 'This browser cannot keep the game: it would be lost if you close the page.',
  },
  es: {
    field: 'Registro en texto',
    take: 'Comprobar y guardar',
    damaged:
      /^No se ha aceptado un registro: falla en la línea \d+\. El registro termina demasiado pronto/,
    text: /falla en la línea 1\. Un registro no se escribe así \(«1\. e4 e5/,
    game: 'Esta casa no tiene el juego «chess».',
    rules: 'La versión 77 de sus reglas no está aquí.',
    huge: 'Esto es más largo que cualquier registro de partidas: no se ha leído nada.',
    full: 'En este navegador no queda sitio, así que lo demás no se ha guardado.',
    taken: 'Se ha comprobado y guardado 1 partida.',
    table: 'No existe esa mesa. Revisa el enlace.',
    here: 'Esta partida no está guardada en este dispositivo o ya no se puede leer.',
    study: 'No existe ese estudio, o no es para ti.',
    link: 'Este enlace está dañado o incompleto: no se puede leer nada de él.',
    older:
      'Esta partida se juega con una versión de las reglas que aquí no está, o lo guardado de ella está dañado. Queda guardada como está;',
    unkept: 'Este navegador no puede guardar la partida: se perdería al cerrar la página.',
  },
} as const;

const WHO = [
  { language: 'en', size: 'desktop', locale: 'en-GB' },
  { language: 'es', size: 'phone', locale: 'es-ES' },
] as const;

function gameOfUr() {
  const game = findGame(games, 'ur', 1);
  if (!game) throw new Error('Ur is missing.');
  return game;
}

/** A short game as text. */
function recordOfGame(): string {
  const game = gameOfUr();
  const start = { seats: 2, options: presets(game.options), seed: '4'.repeat(32) };
  const match = Match.start(game, start);
  for (let i = 0; i < 8; i++) match.play(match.actors[0], match.moves(match.actors[0])[0]);
  match.endEarly('agreed');
  return writeRecord(match, { names: ['Ada', 'Bel'] });
}

/** A file that is larger than any record; only its size is ever looked at. */
function hugeFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nabu-huge-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'huge.nabu');
  writeFileSync(path, 'nabu record 1\n');
  truncateSync(path, 40_000_000);
  return path;
}

/** A private study of somebody else. */
async function privateStudy(): Promise<string> {
  const page = await (await stage.person()).newPage();
  await page.goto(stage.house.url);
  return page.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await post('/api/me', { name: 'Ada' });
    return (await post('/api/studies', { name: 'Mine', visibility: 'private' })).id;
  });
}

/** Leaves the browser no room at all. */
function fill(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (let size = 1 << 20; size > 0; size >>= 1)
      try {
        for (let i = 0; ; i++) localStorage.setItem(`filler ${size} ${i}`, 'x'.repeat(size));
      } catch {
        // Full for so much; a half of it may fit.
      }
  });
}

function free(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('filler ')) localStorage.removeItem(key);
  });
}

test.each(WHO)(
  'in $language on a $size: records that cannot be read are refused with the reason and stay in the field',
  async ({ language, size, locale }) => {
    const said = SAID[language];
    const page = await (await stage.person({ size, locale })).newPage();
    await page.goto(`${stage.house.url}/games`);
    const field = page.getByLabel(said.field);
    const alert = page.locator('.shelf-import').getByRole('alert');
    const refused = async (text: string, reason: RegExp | string) => {
      await field.fill(text);
      await page.getByRole('button', { name: said.take }).click();
      await alert.getByText(reason).waitFor();
      expect(await field.inputValue()).toBe(text);
    };
    const record = recordOfGame();
    await refused(record.slice(0, record.lastIndexOf('\n', record.length - 2)), said.damaged);
    await refused('1. e4 e5 2. Nf3 Nc6', said.text);
    await refused(record.replace('game ur', 'game chess'), said.game);
    await refused(record.replace(/^rules \d+$/m, 'rules 77'), said.rules);
    await page.locator('input[type=file]').setInputFiles(hugeFile());
    await alert.getByText(said.huge).waitFor();

    await fill(page);
    await refused(record, said.full);
    expect(await page.locator('.shelf-item').count()).toBe(0);
    await free(page);
    await page.getByRole('button', { name: said.take }).click();
    await alert.getByText(said.taken).waitFor();
    await expect.poll(() => page.locator('.shelf-item').count()).toBe(1);
  },
);

test.each(WHO)(
  'in $language on a $size: links that lead nowhere say so, and a game goes on in a full browser',
  async ({ language, size, locale }) => {
    const said = SAID[language];
    const study = await privateStudy();
    const person = await stage.person({ size, locale });
    const path = await keepMiddle(person, gameOfUr(), 2);
    const page = await person.newPage();
    const told = async (address: string, sentence: string) => {
      await page.goto(stage.house.url + address);
      await page.getByText(sentence).waitFor();
    };
    await told('/t/nosuchtable0#3', said.table);
    await told('/here/0123456789ab', said.here);
    await told(`/study/${study}`, said.study);
    await told('/analysis#tree=broken', said.link);

    // A kept game of rules that are not here stays as it is.
    const key = `nabu.table.${path.slice('/here/'.length)}`;
    const kept = await page.evaluate((name) => localStorage.getItem(name) ?? '', key);
    const newer = kept.replace('"rules":1', '"rules":99');
    const put = (text: string) =>
      page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text]);
    await put(newer);
    await told(path, said.older);
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(newer);

    // Without room the game goes on; once there is some, it is kept with all that was done.
    await put(kept);
    await page.goto(stage.house.url + path);
    const player = new Player(page);
    await player.myTurn();
    await fill(page);
    await player.move();
    await page.getByText(said.unkept).waitFor();
    await player.myTurn();
    await free(page);
    await player.move();
    await page.getByText(said.unkept).waitFor({ state: 'detached' });
    await player.myTurn();
    const ply = await player.ply();
    await page.reload();
    await expect.poll(() => player.ply()).toBe(ply);
  },
);
