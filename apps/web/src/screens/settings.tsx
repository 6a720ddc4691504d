import { useStore } from 'zustand';
import { useWords } from '../i18n/language.ts';
import { choose, LANGUAGE_CHOICES, MOTIONS, settings, THEMES } from '../settings/store.ts';
import { Choices } from './choices.tsx';
import { Header } from './header.tsx';
import { useTitle } from './title.ts';

/** What a person can choose for this device. */
export function SettingsPage() {
  const words = useWords().settings;
  const { theme, language, motion, sound } = useStore(settings);
  useTitle(words.title);
  return (
    <>
      <Header />
      <main className="page page-narrow" id="content">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
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
          <Choices
            legend={words.sound}
            name="sound"
            values={['on', 'off']}
            value={sound ? 'on' : 'off'}
            label={(v) => words.sounds[v]}
            onChoose={(v) => choose({ sound: v === 'on' })}
          />
        </div>
      </main>
    </>
  );
}
