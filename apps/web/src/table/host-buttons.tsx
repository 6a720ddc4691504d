import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../i18n/language.ts';
import { useMe } from '../people/me.ts';
import { HouseError, request } from '../session/http.ts';
import { useTable } from './context.ts';
import { useRefusal } from './use-context.ts';

/** Whether I run the house this table is in. */
function useIsHost(): boolean {
  const { session } = useTable();
  const online = session.home === 'online';
  return (useMe(online).me?.host ?? false) && online;
}

/** Does something that only a host may; says why when it is refused. */
function useHostAct(): (path: string) => Promise<void> {
  const { session, ui, game, kit } = useTable();
  const refused = useRefusal({ ui, game, kit });
  return async (path) => {
    ui.open(null);
    await request(`/api/host/tables/${session.id}/${path}`, { body: {} }).catch((error) => {
      if (error instanceof HouseError) refused(error.trouble);
    });
  };
}

/** Whoever runs the house can end this game, take the table away, or look after its people. */
export function HostButtons() {
  const { session, frame } = useTable();
  const { moderation } = useWords();
  if (!useIsHost()) return null;
  return (
    <>
      <Link className="button" href={`/moderation?table=${session.id}`}>
        {moderation.thisTable}
      </Link>
      {!frame.now.result && <Twice path="end" label={moderation.end} sure={moderation.endSure} />}
      <Twice path="remove" label={moderation.remove} sure={moderation.removeSure} />
    </>
  );
}

/** A button that asks once more. */
function Twice({
  path,
  label,
  sure,
}: {
  readonly path: string;
  readonly label: string;
  readonly sure: string;
}) {
  const act = useHostAct();
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className={asked ? 'button button-danger' : 'button'}
      onClick={() => (asked ? void act(path) : setAsked(true))}
    >
      {asked ? sure : label}
    </button>
  );
}

/** Whoever runs the house can take a line away; everybody sees it go. */
export function RemoveLine({ line }: { readonly line: number }) {
  const act = useHostAct();
  const { people } = useWords();
  if (!useIsHost()) return null;
  return (
    <button
      type="button"
      className="button button-danger"
      onClick={() => void act(`lines/${line}/remove`)}
    >
      {people.host.removeLine}
    </button>
  );
}
