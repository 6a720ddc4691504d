import type { AnyGame } from '@nabu/kernel';
import type { Seated } from '@nabu/protocol';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { HouseError, requestJson } from '../../session/http.ts';
import { newSave, storeSave } from '../../session/save.ts';
import { keepTicket } from '../../session/shelf.ts';
import { choose } from '../../settings/store.ts';
import { botName } from '../../table/bot-name.ts';
import type { AnyKit } from '../../table/kit.ts';
import { Choices } from '../choices.tsx';
import { troubleSentence } from '../trouble.ts';
import { OptionFields } from './options.tsx';
import { localSeats, moveTo, type Plan, tableWish } from './plan.ts';
import { SeatFields } from './seats.tsx';

interface FormProps {
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** What a plan lacks before it can become a table, as a sentence; null when nothing. */
function useLack(plan: Plan, name: string): string | null {
  const { setup } = useWords();
  if (plan.where === 'here') return null;
  if (plan.seats.every(({ sitter }) => sitter === 'bot')) return setup.needHuman;
  const mine = plan.seats.some(({ sitter }) => sitter === 'me');
  return mine && name.trim() === '' ? setup.needName : null;
}

/** Starts the table that is planned and leads there. */
function useStart({ game, plan, name }: FormProps): () => Promise<void> {
  const { setup } = useWords();
  const language = useLanguage();
  const [, go] = useLocation();
  return async () => {
    choose({ name: name.trim() });
    if (plan.where === 'here') {
      const naming = {
        me: name.trim() || setup.guest,
        friend: setup.friendName,
        bot: botName,
      };
      const save = newSave({
        game: game.id,
        rules: game.rules,
        options: plan.options,
        seats: localSeats(plan, naming),
      });
      storeSave(save);
      return go(`/here/${save.id}`);
    }
    const wish = tableWish(plan, game.id, name.trim(), language);
    const answer = await requestJson<Seated>('/api/tables', { body: wish });
    if (answer.seat !== null && answer.token !== null)
      keepTicket(answer.table.id, { seat: answer.seat, token: answer.token });
    go(`/t/${answer.table.id}`);
  };
}

/** Who plays, where, and by which variants. */
export function Form(props: FormProps) {
  const { game, kit, plan, onPlan, name, onName } = props;
  const words = useWords();
  const { setup } = words;
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const lack = useLack(plan, name);
  const start = useStart(props);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (lack) {
      document.getElementById('name')?.focus();
      return setTrouble(lack);
    }
    setBusy(true);
    setTrouble(null);
    await start().catch((error: unknown) => {
      const known = error instanceof HouseError ? error.trouble : null;
      setTrouble(troubleSentence(words, known));
    });
    setBusy(false);
  };

  return (
    <form className="setup-form" onSubmit={submit}>
      <div className="card pad stack">
        <Choices
          legend={setup.where}
          name="where"
          values={['here', 'online']}
          value={plan.where}
          label={(where) => setup[where]}
          onChoose={(where) => onPlan(moveTo(plan, where))}
        />
        <p className="soft setup-hint">
          {plan.where === 'here' ? setup.hereHint : setup.onlineHint}
        </p>
        <div className="field setup-name">
          <label htmlFor="name">{setup.yourName}</label>
          <input
            id="name"
            className="input"
            value={name}
            maxLength={24}
            autoComplete="nickname"
            placeholder={setup.guest}
            onChange={(event) => onName(event.target.value)}
          />
        </div>
        {plan.where === 'online' && (
          <>
            <Choices
              legend={setup.visibility}
              name="visibility"
              values={['link', 'public']}
              value={plan.visibility}
              label={(visibility) => setup[visibility]}
              onChoose={(visibility) => onPlan({ ...plan, visibility })}
            />
            <Choices
              legend={setup.counts}
              name="rated"
              values={['friendly', 'rated']}
              value={plan.rated ? 'rated' : 'friendly'}
              label={(kind) => setup[kind]}
              onChoose={(kind) => onPlan({ ...plan, rated: kind === 'rated' })}
            />
            {plan.rated && <p className="soft setup-hint">{setup.ratedHint}</p>}
          </>
        )}
      </div>
      <SeatFields game={game} plan={plan} onPlan={onPlan} />
      <OptionFields game={game} kit={kit} plan={plan} onPlan={onPlan} />
      <div className="setup-go">
        <p role="alert" className={trouble ? 'notice notice-bad' : undefined}>
          {trouble}
        </p>
        <button type="submit" className="button button-primary button-large" disabled={busy}>
          {plan.where === 'here' ? setup.start : setup.create}
        </button>
      </div>
    </form>
  );
}
