import type { AnyGame } from '@nabu/kernel';
import type { Seated } from '@nabu/protocol';
import { readAdmits } from '@nabu/table';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { keepGuide } from '../../guide/kept.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { askTo } from '../../people/invitations.ts';
import { beKnown, useMe } from '../../people/me.ts';
import { troubleIn } from '../../session/http.ts';
import { requestOnce } from '../../session/once.ts';
import { newSave, storeSave } from '../../session/save.ts';
import { choose } from '../../settings/store.ts';
import { botName } from '../../table/bot-name.ts';
import type { AnyKit } from '../../table/kit.ts';
import { Choices } from '../choices.tsx';
import { troubleSentence } from '../trouble.ts';
import { type Arrangement, canBeGuided, localSeats, moveTo, tableWish } from './arrangement.ts';
import { GuideField } from './guided.tsx';
import { OptionFields } from './options.tsx';
import { PaceFields } from './pace.tsx';
import { RatedFields } from './rated.tsx';
import { SeatFields } from './seats.tsx';
import { TermsFields } from './terms.tsx';

interface FormProps {
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly arrangement: Arrangement;
  readonly onArrange: (arrangement: Arrangement) => void;
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Who is asked to the table once it is set up, by the name of their account. */
  readonly invite: string | null;
}

/** What an arrangement lacks before it can become a table, as a sentence; null when nothing. */
function useLack(arrangement: Arrangement, name: string): string | null {
  const { setup, ratings } = useWords();
  if (arrangement.where === 'here') return null;
  if (arrangement.seats.every(({ sitter }) => sitter === 'bot')) return setup.needHuman;
  if (readAdmits(arrangement.admits ?? 'everybody') === null) return ratings.badRange;
  const mine = arrangement.seats.some(({ sitter }) => sitter === 'me');
  return mine && name.trim() === '' ? setup.needName : null;
}

/** Starts the table that is arranged and leads there. */
function useStart({ game, arrangement, name, invite }: FormProps): () => Promise<void> {
  const { setup } = useWords();
  const language = useLanguage();
  const [, go] = useLocation();
  return async () => {
    choose({ name: name.trim() });
    if (arrangement.where === 'here') {
      const naming = {
        me: name.trim() || setup.guest,
        friend: setup.friendName,
        bot: botName,
      };
      const save = newSave({
        game: game.id,
        rules: game.rules,
        options: arrangement.options,
        seats: localSeats(arrangement, naming),
        pace: arrangement.pace,
      });
      storeSave(save);
      if (arrangement.guided && canBeGuided(arrangement)) keepGuide(save.id);
      return go(`/here/${save.id}`);
    }
    const mine = arrangement.seats.some(({ sitter }) => sitter === 'me');
    if (mine) await beKnown(name.trim());
    const wish = tableWish(arrangement, game.id, name.trim(), language);
    const { table } = await requestOnce<Seated>('/api/tables', wish);
    // What came of it is told where the table waits.
    if (invite !== null) await askTo(table.id, invite);
    go(`/t/${table.id}`);
  };
}

/** Who plays, where, and by which variants. */
export function Form(props: FormProps) {
  const { game, kit, arrangement, onArrange, name, onName } = props;
  const words = useWords();
  const { setup } = words;
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { me } = useMe();
  // Online an account goes by its own name; on this device anybody may sit down.
  const account = arrangement.where === 'online' && me?.account ? me : null;
  const shown = account?.name ?? name;
  const lack = useLack(arrangement, shown);
  const start = useStart({ ...props, name: shown });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (lack) {
      const wrong = lack === words.ratings.badRange ? 'rating-from' : 'name';
      document.getElementById(wrong)?.focus();
      return setTrouble(lack);
    }
    setBusy(true);
    setTrouble(null);
    await start().catch((error: unknown) => {
      const known = troubleIn(error);
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
          value={arrangement.where}
          label={(where) => setup[where]}
          onChoose={(where) => onArrange(moveTo(arrangement, where))}
        />
        <p className="soft setup-hint">
          {arrangement.where === 'here' ? setup.hereHint : setup.onlineHint}
        </p>
        {account ? (
          <p>{words.people.as(account.name)}</p>
        ) : (
          <NameField name={name} onName={onName} />
        )}
        {arrangement.where === 'online' && (
          <>
            {props.invite !== null && <p className="notice">{words.invite.soon(props.invite)}</p>}
            <Choices
              legend={setup.visibility}
              name="visibility"
              values={['link', 'public']}
              value={arrangement.visibility}
              label={(visibility) => setup[visibility]}
              onChoose={(visibility) => onArrange({ ...arrangement, visibility })}
            />
            <RatedFields game={game} arrangement={arrangement} onArrange={onArrange} />
            <TermsFields game={game.id} arrangement={arrangement} onArrange={onArrange} />
          </>
        )}
      </div>
      <SeatFields game={game} arrangement={arrangement} onArrange={onArrange} />
      <GuideField arrangement={arrangement} onArrange={onArrange} />
      <PaceFields game={game} arrangement={arrangement} onArrange={onArrange} />
      <OptionFields game={game} kit={kit} arrangement={arrangement} onArrange={onArrange} />
      <div className="setup-go">
        <p role="alert" className={trouble ? 'notice notice-bad' : undefined}>
          {trouble}
        </p>
        <button type="submit" className="button button-primary button-large" disabled={busy}>
          {arrangement.where === 'here' ? setup.start : setup.create}
        </button>
      </div>
    </form>
  );
}

function NameField({ name, onName }: Pick<FormProps, 'name' | 'onName'>) {
  const { setup } = useWords();
  return (
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
  );
}
