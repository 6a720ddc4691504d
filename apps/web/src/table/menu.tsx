import { admitsStandIn } from '@nabu/table';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Icon } from '../art/icon.tsx';
import { useLanguage, useWords } from '../i18n/language.ts';
import { useTheme } from '../screens/header.tsx';
import { isTaught } from '../session/table-session.ts';
import { choose, settings } from '../settings/store.ts';
import { ToStudy } from '../studies/to-study.tsx';
import { CountOutButtons } from './absent.tsx';
import { Analyse } from './analyse.tsx';
import { useTable } from './context.ts';
import { Sheet } from './dialog.tsx';
import { HostButtons } from './host-buttons.tsx';
import { Invite } from './invite.tsx';
import { focusMoveBox } from './move-box/move-box.tsx';
import { MuteNotices } from './mute-notices.tsx';
import { StopButtons } from './stops.tsx';
import { wayOut } from './top.tsx';
import { useAsk } from './use-context.ts';

/** Everything that is not needed every turn. */
export function MenuSheet() {
  const { ui, game, session, frame, you, faces, table } = useTable();
  const words = useWords();
  const sound = useStore(settings, (state) => state.sound);
  const theme = useTheme();
  const language = useLanguage();
  const close = () => ui.open(null);
  const playing = !frame.now.result && you !== 'spectator' && table.seats[you].out === null;
  const absent = table.seats.filter(
    ({ kind, online, standIn, seat }) =>
      kind === 'guest' && !online && standIn === null && seat !== you && admitsStandIn(table.pace),
  );
  return (
    <Sheet title={words.table.more} onClose={close}>
      <div className="menu menu-many">
        {session.home === 'online' && (
          <button type="button" className="button" onClick={() => ui.open('invite')}>
            <Icon name="share" /> {words.invite.title}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => {
            close();
            // The dialog gives the focus back first.
            setTimeout(focusMoveBox);
          }}
        >
          <Icon name="text" /> {words.spoken.open}
        </button>
        <button type="button" className="button" onClick={() => ui.open('video')}>
          <Icon name="image" /> {words.video.title}
        </button>
        <button type="button" className="button" onClick={() => ui.open('keys')}>
          <Icon name="key" /> {words.table.shortcuts}
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={sound}
          onClick={() => choose({ sound: !sound })}
        >
          {words.table.sound}: {sound ? words.settings.sounds.on : words.settings.sounds.off}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => choose({ theme: theme === 'dusk' ? 'dawn' : 'dusk' })}
        >
          <Icon name={theme === 'dusk' ? 'sun' : 'moon'} />{' '}
          {theme === 'dusk' ? words.settings.themes.dawn : words.settings.themes.dusk}
        </button>
        <button
          type="button"
          className="button"
          lang={language === 'en' ? 'es' : 'en'}
          onClick={() => choose({ language: language === 'en' ? 'es' : 'en' })}
        >
          {words.settings.toLanguage}
        </button>
        {session.home === 'online' && playing && <MuteNotices table={table.id} />}
        <button type="button" className="button" onClick={() => ui.open('about')}>
          {words.time.about}
        </button>
        {session.home === 'online' && (
          <button type="button" className="button" onClick={() => ui.open('people')}>
            <Icon name="people" /> {words.talk.people}
          </button>
        )}
        <Analyse />
        <ToStudy />
        <HostButtons />
        {playing &&
          absent.map(({ seat }) => <TakeOver key={seat} seat={seat} name={faces[seat].name} />)}
        {playing && <CountOutButtons />}
        {playing && !isTaught(session) && session.home !== 'analysis' && <StopButtons />}
        <Link
          className="button"
          href={wayOut(session, game.id)}
          onClick={() => void session.leave()}
        >
          <Icon name="back" /> {words.table.leave}
        </Link>
        <p className="soft">{words.table.leaveHint}</p>
      </div>
    </Sheet>
  );
}

function TakeOver({ seat, name }: { readonly seat: number; readonly name: string }) {
  const { ui } = useTable();
  const { table } = useWords();
  const ask = useAsk();
  const press = () => {
    ui.open(null);
    ask({ type: 'takeOver', seat });
  };
  return (
    <button type="button" className="button" onClick={press}>
      {table.takeOver(name)}
    </button>
  );
}

/** Lets others come to this table: to take a seat that is free, or to watch. */
export function InviteSheet() {
  const { ui, kit } = useTable();
  const { invite } = useWords();
  const title = kit.words[useLanguage()].title;
  return (
    <Sheet title={invite.title} onClose={() => ui.open(null)}>
      <Invite url={location.href} what={invite.what(title)} />
    </Sheet>
  );
}
