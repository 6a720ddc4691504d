import './setup.css';
import { loadRules } from '@nabu/games/load';
import type { AnyGame } from '@nabu/kernel';
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
import { type Arrangement, firstArrangement } from './arrangement.ts';
import { Form } from './form.tsx';

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
  const [arrangement, arrange] = useState<Arrangement>(() =>
    firstArrangement(game, new URLSearchParams(location.search)),
  );
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
        <Form
          game={game}
          kit={kit}
          arrangement={arrangement}
          onArrange={arrange}
          name={name}
          onName={setName}
          invite={new URLSearchParams(location.search).get('invite')}
        />
      </main>
    </>
  );
}
