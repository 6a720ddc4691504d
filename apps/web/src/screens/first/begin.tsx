import { loadRules } from '@nabu/games/load';
import type { AnyGame } from '@nabu/kernel';
import { presets } from '@nabu/kernel';
import { use, useEffect } from 'react';
import { useLocation } from 'wouter';
import { keepGuide, unfinishedGuided } from '../../guide/kept.ts';
import { useWords } from '../../i18n/language.ts';
import { newSave, storeSave } from '../../session/save.ts';
import { settings } from '../../settings/store.ts';
import { botName } from '../../table/bot-name.ts';
import { NotFound } from '../not-found.tsx';
import { once } from '../once.ts';
import { Waiting } from '../waiting.tsx';

const rulesOf = once((id) => loadRules(id));

/** Sits the person down at a guided game against the gentlest bot: the one that was begun, or a new one. */
export function FirstGame({ game: id }: { readonly game: string }) {
  const { setup } = useWords();
  const game = use(rulesOf(id));
  const [, go] = useLocation();
  const name = setup.guest;
  useEffect(() => {
    if (game) go(`/here/${unfinishedGuided(id) ?? begun(game, name)}`, { replace: true });
  }, [game, id, name, go]);
  return game ? <Waiting /> : <NotFound />;
}

/** The id of a new guided game with two seats, the person's turn first. */
function begun(game: AnyGame, guest: string): string {
  const { id, rules, options } = game;
  const name = settings.getState().name.trim() || guest;
  const save = newSave({
    ...{ game: id, rules, options: presets(options) },
    seats: [
      { kind: 'guest', name, bot: null },
      { kind: 'bot', name: botName(1), bot: 'pupil' },
    ],
  });
  storeSave(save);
  keepGuide(save.id);
  return save.id;
}
