import './setup.css';
import { loadRules } from '@nabu/games/load';
import type { AnyGame } from '@nabu/kernel';
import { presets } from '@nabu/kernel';
import { use, useState } from 'react';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { loadKit, manifestOf } from '../../kit/games.ts';
import type { GameManifest } from '../../kit/manifest.ts';
import { settings } from '../../settings/store.ts';
import type { AnyKit } from '../../table/kit.ts';
import { Header } from '../header.tsx';
import { NotFound } from '../not-found.tsx';
import { once } from '../once.ts';
import { useTitle } from '../title.ts';
import { Form } from './form.tsx';
import type { Plan } from './plan.ts';

const rulesOf = once((id) => loadRules(id));
const kitOf = once(loadKit);

/** Setting up a table of one game. */
export function Setup({ game: id }: { readonly game: string }) {
  const game = use(rulesOf(id));
  const kit = use(kitOf(id));
  const manifest = manifestOf(id);
  if (!game || !kit || !manifest) return <NotFound />;
  return <Ready game={game} kit={kit} manifest={manifest} />;
}

function Ready({
  game,
  kit,
  manifest,
}: {
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly manifest: GameManifest;
}) {
  const words = useWords();
  const { Emblem } = manifest;
  const { title } = manifest.words[useLanguage()];
  const [plan, setPlan] = useState<Plan>(() => firstPlan(game));
  const [name, setName] = useState(() => settings.getState().name);
  useTitle(words.setup.title(title));
  return (
    <>
      <Header />
      <main className="page setup" id="content">
        <div className="setup-art card" aria-hidden="true">
          <Emblem />
        </div>
        <h1>{words.setup.title(title)}</h1>
        <p className="lead">{words.setup.lead}</p>
        <Form game={game} kit={kit} plan={plan} onPlan={setPlan} name={name} onName={setName} />
      </main>
    </>
  );
}

/** Me against one bot: the table most people want first. */
function firstPlan(game: AnyGame): Plan {
  const seats = Array.from({ length: Math.max(2, game.seats.min) }, (_, place) => ({
    sitter: place === 0 ? ('me' as const) : ('bot' as const),
    level: 'scribe' as const,
    name: '',
  }));
  return { where: 'here', seats, options: presets(game.options), visibility: 'link', rated: false };
}
