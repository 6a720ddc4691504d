import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/language.ts';
import { useTable } from './context.ts';
import { useNews } from './live.tsx';
import { isChapter } from './story.ts';
import { sinceLastTurn } from './story-turns.ts';

/** Whether others have moved since my last turn, so that it can be shown again. */
export function useHasNews(): boolean {
  const { story, frame, you } = useTable();
  return sinceLastTurn(story, you, frame.now).length > 0;
}

/** Shows again what happened since my last turn; says so when nothing did. */
export function useRecap(): () => void {
  const { session, presenter, story, you, frame, ui } = useTable();
  const { recap } = useWords();
  const told = useNews();
  return () => {
    const news = sinceLastTurn(story, you, frame.now);
    if (news.length === 0) return ui.toast({ kind: 'plain', text: recap.nothing });
    for (const line of told()) ui.say(line);
    ui.replay(null);
    const first = news[0].ply - 1;
    const plies = Array.from({ length: frame.now.ply - first + 1 }, (_, i) => first + i);
    const seats = new Map(story.lines.filter(isChapter).map(({ ply, seat }) => [ply, seat]));
    Promise.all(plies.map((ply) => session.viewAt(ply))).then(
      (views) => presenter.again(views.map((at) => ({ ...at, seat: seats.get(at.ply) ?? null }))),
      // A lost connection only means that nothing is shown again.
      () => undefined,
    );
  };
}

/** Any touch or key skips to the present; what was shown again swallows it, so that nothing is done by mistake. */
export function useSkipping(): void {
  const { presenter } = useTable();
  const swallows = useRef(false);
  useEffect(() => {
    const skip = (event: Event) => {
      if (!presenter.behind()) return;
      const again = presenter.shown.getState()?.again === true;
      presenter.catchUp();
      swallows.current = again && event.type === 'pointerdown';
      if (again) stop(event);
    };
    const click = (event: Event) => {
      if (swallows.current) stop(event);
      swallows.current = false;
    };
    window.addEventListener('pointerdown', skip, true);
    window.addEventListener('keydown', skip, true);
    window.addEventListener('click', click, true);
    return () => {
      window.removeEventListener('pointerdown', skip, true);
      window.removeEventListener('keydown', skip, true);
      window.removeEventListener('click', click, true);
    };
  }, [presenter]);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
