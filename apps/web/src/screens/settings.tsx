import { Link } from 'wouter';
import { useStore } from 'zustand';
import { useLanguage, useWords } from '../i18n/language.ts';
import { GAMES } from '../kit/games.ts';
import {
  BOT_PACES,
  CHATS,
  CONFIRMS,
  choose,
  DENSITIES,
  LANGUAGE_CHOICES,
  MOTIONS,
  PACES,
  settings,
  switchTo,
  TEXT_SIZES,
  THEMES,
} from '../settings/store.ts';
import { Choices } from './choices.tsx';
import { Header } from './header.tsx';
import { useTitle } from './title.ts';

/** What a person can choose for this device. */
export function SettingsPage() {
  const { settings: words, notices } = useWords();
  const { theme, language, motion, text, density, sound } = useStore(settings);
  useTitle(words.title);
  return (
    <>
      <Header />
      <main className="page page-narrow" id="content">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p className="lead">
          <Link href="/settings/notices">{notices.link}</Link>
        </p>
        <div className="card stack pad">
          <Choices
            legend={words.theme}
            name="theme"
            values={THEMES}
            value={theme}
            label={(v) => words.themes[v]}
            onChoose={(v) => choose({ theme: v })}
          />
          <Choices
            legend={words.language}
            name="language"
            values={LANGUAGE_CHOICES}
            value={language}
            label={(v) => words.languages[v]}
            onChoose={(v) => choose({ language: v })}
          />
          <Choices
            legend={words.motion}
            name="motion"
            values={MOTIONS}
            value={motion}
            label={(v) => words.motions[v]}
            onChoose={(v) => choose({ motion: v })}
          />
          <PaceChoices />
          <TurnChoices />
          <CoordinateChoice />
          <KeyChoices />
          <Choices
            legend={words.text}
            name="text"
            values={TEXT_SIZES}
            value={text}
            label={(v) => words.texts[v]}
            onChoose={(v) => choose({ text: v })}
          />
          <Choices
            legend={words.density}
            name="density"
            values={DENSITIES}
            value={density}
            label={(v) => words.densities[v]}
            onChoose={(v) => choose({ density: v })}
          />
          <Choices
            legend={words.sound}
            name="sound"
            values={['on', 'off']}
            value={sound ? 'on' : 'off'}
            label={(v) => words.sounds[v]}
            onChoose={(v) => choose({ sound: v === 'on' })}
          />
          <LowTimeChoice />
          <ChatChoice />
        </div>
      </main>
    </>
  );
}

/** How fast things happen. */
function PaceChoices() {
  const words = useWords().settings;
  const { motionPace, botPace } = useStore(settings);
  return (
    <>
      <Choices
        legend={words.motionPace}
        name="motion-pace"
        values={PACES}
        value={motionPace}
        label={(v) => words.paces[v]}
        onChoose={(v) => choose({ motionPace: v })}
      />
      <Choices
        legend={words.botPace}
        name="bot-pace"
        values={BOT_PACES}
        value={botPace}
        label={(v) => words.paces[v]}
        onChoose={(v) => choose({ botPace: v })}
      />
      <GameSwitches />
    </>
  );
}

/** What single games can be told not to do. */
function GameSwitches() {
  const language = useLanguage();
  const { switchedOff } = useStore(settings);
  return GAMES.flatMap(({ switches = {} }) =>
    Object.entries(switches).map(([name, { [language]: words }]) => (
      <Choices
        key={name}
        legend={words.legend}
        name={name}
        values={['on', 'off']}
        value={switchedOff.includes(name) ? 'off' : 'on'}
        label={(v) => words[v]}
        onChoose={(v) => switchTo(name, v === 'on')}
      />
    )),
  );
}

/** What is asked about once more before it is done. */
function TurnChoices() {
  const words = useWords().settings;
  const { confirm } = useStore(settings);
  return (
    <Choices
      legend={words.confirm}
      name="confirm"
      values={CONFIRMS}
      value={confirm}
      label={(v) => words.confirms[v]}
      onChoose={(v) => choose({ confirm: v })}
    />
  );
}

/** Whether boards print their coordinates. */
function CoordinateChoice() {
  const { log } = useWords();
  const { coordinates } = useStore(settings);
  return (
    <Choices
      legend={log.coordinates}
      name="coordinates"
      values={['on', 'off']}
      value={coordinates ? 'on' : 'off'}
      label={(v) => log.coordinatesShown[v]}
      onChoose={(v) => choose({ coordinates: v === 'on' })}
    />
  );
}

/** Whether single keys do something at the table: who speaks to the computer may set them off by accident. */
function KeyChoices() {
  const words = useWords().settings;
  const { singleKeys } = useStore(settings);
  return (
    <Choices
      legend={words.singleKeys}
      name="single-keys"
      values={['on', 'off']}
      value={singleKeys ? 'on' : 'off'}
      label={(v) => words.singleKeysOn[v]}
      onChoose={(v) => choose({ singleKeys: v === 'on' })}
    />
  );
}

/** Whether a clock that runs low is heard. */
function LowTimeChoice() {
  const { time } = useWords();
  const lowTime = useStore(settings, (state) => state.lowTime);
  return (
    <>
      <Choices
        legend={time.lowSetting}
        name="low-time"
        values={['on', 'off']}
        value={lowTime ? 'on' : 'off'}
        label={(v) => time.lowSettings[v]}
        onChoose={(v) => choose({ lowTime: v === 'on' })}
      />
      <p className="soft">{time.lowHint}</p>
    </>
  );
}

/** What of the talk of others is shown on this device. */
function ChatChoice() {
  const { talk } = useWords();
  const chat = useStore(settings, (state) => state.chat);
  return (
    <Choices
      legend={talk.setting}
      name="chat"
      values={CHATS}
      value={chat}
      label={(v) => talk.settings[v]}
      onChoose={(v) => choose({ chat: v })}
    />
  );
}
