import type { Explored, ViewAt } from '@nabu/protocol';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import '../../learn/picture.css';
import { faceOf } from '../../art/seat-mark.tsx';
import { StillBoard } from '../../boards/common/still-board.tsx';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { requestJson } from '../../session/http.ts';
import type { AnyKit, SeatFace } from '../../table/kit.ts';

interface ShownBoardProps {
  readonly game: string;
  readonly seats: number;
  readonly kit: AnyKit;
  readonly shown: Explored['shown'];
}

/** The position of a game that is like the one looked for, as whoever watched saw it. */
export function ShownBoard({ game, seats, kit, shown }: ShownBoardProps) {
  const { census, house } = useWords();
  const language = useLanguage();
  const { view, gone } = useShownView(shown);
  const faces = useMemo(
    () =>
      Array.from(
        { length: seats },
        (_, seat): SeatFace => ({
          ...{ seat, ...faceOf(seat), bot: false, level: null },
          name: census.seatName(seat + 1),
        }),
      ),
    [seats, census],
  );
  if (shown === null || gone) return <p className="card pad soft">{census.bare}</p>;
  return (
    <figure className="explorer-board">
      {view === null ? (
        <p className="soft">{house.loading}</p>
      ) : (
        <div className="picture-board" data-game={game}>
          <StillBoard {...{ kit, view, seats: faces, language }} step={null} viewer="spectator" />
        </div>
      )}
      <figcaption className="soft">
        {census.shownOf}. <Link href={`/t/${shown.table}#${shown.ply}`}>{census.openGame}</Link>
      </figcaption>
    </figure>
  );
}

/** The view of a finished game after some moves; the last one stays while the next is fetched. */
function useShownView(shown: Explored['shown']) {
  const [view, setView] = useState<unknown>(null);
  const [gone, setGone] = useState(false);
  const [table, ply] = [shown?.table, shown?.ply];
  useEffect(() => {
    let left = false;
    setGone(false);
    if (table !== undefined)
      // Who played in it sees no more than everybody else.
      requestJson<ViewAt>(`/api/tables/${table}/view?ply=${ply}`, { unknown: true }).then(
        (at) => left || setView(at.view),
        () => left || setGone(true),
      );
    return () => {
      left = true;
    };
  }, [table, ply]);
  return { view, gone };
}
