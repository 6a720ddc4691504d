import { useEffect } from 'react';

/** The room that is shown, and in how many games it is my turn. */
let room = 'Nabu';
let turns = 0;

/** Names the room in the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    room = title === 'Nabu' ? title : `${title} · Nabu`;
    show();
  }, [title]);
}

/** Shows in the browser's tab in how many games it is my turn, whatever the room: "(2) Nabu". */
export function countTurns(count: number): void {
  turns = count;
  show();
}

function show(): void {
  // A table where it is my turn says so already; only more than that is news.
  const said = room.startsWith('●') ? 1 : 0;
  document.title = turns > said ? `(${turns}) ${room}` : room;
}
