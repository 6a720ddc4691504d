import './frame.css';
import type { GameEvent, Viewer } from '@nabu/kernel';
import { SeatMark } from '../art/seat-mark.tsx';
import { StillBoard } from '../boards/common/still-board.tsx';
import type { AnyKit, Language, SeatFace } from '../table/kit.ts';
import { newPieces } from '../table/story-turns.ts';

/** One moment of a match, as a picture shows it. */
export interface Moment {
  readonly view: unknown;
  readonly viewer: Viewer;
  /** What led to it. */
  readonly events: readonly GameEvent[];
  /** The points of every seat. */
  readonly points: readonly number[];
}

/** What is the same in all pictures of a match. */
export interface Scene {
  readonly game: string;
  readonly kit: AnyKit;
  readonly seats: readonly SeatFace[];
  readonly language: Language;
}

/** A picture of a moment: who has how many points, the board, and what just happened. */
export function VideoFrame({ scene, moment }: { readonly scene: Scene; readonly moment: Moment }) {
  const { game, kit, seats, language } = scene;
  const { view, viewer, events, points } = moment;
  const names = seats.map(({ name }) => name);
  const said = events.flatMap((event) => kit.words[language].log(event, names) ?? []);
  const news = newPieces(events, (event) => kit.pieces?.(event) ?? []);
  return (
    <div className="video-frame" data-game={game} inert>
      <div className="video-seats">
        <strong className="video-title">{kit.words[language].title}</strong>
        {seats.map(({ seat, name }) => (
          <span key={seat} className="video-seat">
            <SeatMark seat={seat} /> {name} <b>{points[seat]}</b>
          </span>
        ))}
      </div>
      <div className="video-board">
        <StillBoard {...{ kit, viewer, view, news, seats, language }} />
      </div>
      <p className="video-said">{said.join(' ')}</p>
    </div>
  );
}
