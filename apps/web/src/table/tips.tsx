import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Earned, isShared, SharedTip } from '../explain/shared-tip.tsx';
import { useTable } from './context.ts';
import { type TipOf, TipWatch } from './tip-watch.ts';

const GAP = 8;

/** A card beside the part of the board that somebody wants to know about: what it is, what lies there, what it does. */
export function Tips() {
  const { kit, props, frame } = useTable();
  const [tip, setTip] = useState<TipOf | null>(null);
  const watch = useRef<TipWatch | null>(null);
  useEffect(() => {
    const watching = new TipWatch(setTip);
    watch.current = watching;
    return watching.listen();
  }, []);
  const ply = frame.now.ply;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another move changes what would be told
  useEffect(() => watch.current?.hide(), [ply]);
  if (!tip) return null;
  const shared = isShared(tip.name);
  if (!shared && !kit.Tip) return null;
  return (
    <Card key={tip.name} tip={tip}>
      {shared && <SharedTip of={tip.name} />}
      {!shared && kit.Tip && <kit.Tip {...props} of={tip.name} />}
      {!shared && tip.space !== null && <Earned space={tip.space} />}
    </Card>
  );
}

function Card({ tip, children }: { readonly tip: TipOf; readonly children: React.ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  const [at, setAt] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const box = card.current?.getBoundingClientRect();
    if (box) setAt(placeFor(tip.part.getBoundingClientRect(), box));
  }, [tip]);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!focused || !tip.part.contains(focused)) return;
    focused.setAttribute('aria-describedby', id);
    return () => focused.removeAttribute('aria-describedby');
  }, [tip, id]);
  return (
    <div ref={card} id={id} role="tooltip" className="tip-card" style={at}>
      {children}
    </div>
  );
}

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width' | 'height'>;

/** Above a part, else below it, else over its lower end; always inside the window. */
function placeFor(part: Box, card: Pick<Box, 'width' | 'height'>): { left: number; top: number } {
  const { innerWidth, innerHeight } = window;
  const within = (value: number, room: number) => Math.max(GAP, Math.min(value, room - GAP));
  const left = within(part.left + part.width / 2 - card.width / 2, innerWidth - card.width);
  const above = part.top - card.height - GAP;
  const below = part.bottom + GAP;
  const fits = below + card.height <= innerHeight - GAP;
  const top = above >= GAP ? above : fits ? below : within(below, innerHeight - card.height);
  return { left, top };
}
