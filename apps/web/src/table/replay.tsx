import { useEffect, useState } from 'react';
import { packedAddress } from '../analysis/links.ts';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { replayLength } from '../settings/apply.ts';
import { PACES, type Pace } from '../settings/store.ts';
import { useTable, useUi } from './context.ts';
import { PlayedHere } from './played-here.tsx';
import { ReplaySlider } from './replay-slider.tsx';
import { useCopy } from './share.ts';
import { turnFrom, turnsOf } from './story-turns.ts';

const WAYS = ['first', 'previousTurn', 'previous', 'next', 'nextTurn', 'last'] as const;
export type Way = (typeof WAYS)[number];

/** How long a move stays while the replay plays (ms). */
const STAY: { readonly [pace in Pace]: number } = { slow: 2200, normal: 1100, fast: 450 };

/**
 * Moves the replay by steps or to an end. It goes on from what was asked for last, not from what is
 * seen already, so that no press is lost however fast they come.
 */
export function useStepping(): (to: Way | number) => void {
  const { ui, frame, story } = useTable();
  const last = frame.now.ply;
  return (to) => {
    const from = ui.store.getState().replay ?? last;
    ui.replay(Math.max(0, Math.min(last, typeof to === 'number' ? to : target(to, from))));
  };
  function target(way: Way, from: number): number {
    switch (way) {
      case 'first':
        return 0;
      case 'previousTurn':
        return turnFrom(turnsOf(story), from, 'back');
      case 'previous':
        return from - 1;
      case 'next':
        return from + 1;
      case 'nextTurn':
        return turnFrom(turnsOf(story), from, 'on');
      case 'last':
        return last;
    }
  }
}

/** Starts or stops the replay; at the end it starts again from the beginning. */
export function usePlaying(): () => void {
  const { ui, frame } = useTable();
  return () => {
    const { replay, playing } = ui.store.getState();
    if (replay === null) return;
    if (!playing && replay >= frame.now.ply) ui.replay(0, true);
    else ui.replaying({ playing: !playing });
  };
}

/** Goes on by itself while the replay plays, once the move asked for is seen. */
function useGoingOn(): void {
  const { ui, frame, past } = useTable();
  const playing = useUi((state) => state.playing);
  const pace = useUi((state) => state.pace);
  const asked = useUi((state) => state.replay);
  const last = frame.now.ply;
  const seen = past?.ply;
  useEffect(() => {
    if (!playing || asked === null || seen !== asked) return;
    const timer = setTimeout(
      () => (asked < last ? ui.replay(asked + 1, true) : ui.replaying({ playing: false })),
      STAY[pace] * replayLength(),
    );
    return () => clearTimeout(timer);
  }, [ui, playing, pace, asked, seen, last]);
}

/** What the shown move did, in words. */
export function ReplayTold() {
  const { past, gameWords, names, story } = useTable();
  const told = story.lines
    .flatMap((line) => ('events' in line && line.ply === past?.ply ? line.events : []))
    .flatMap((event) => gameWords.log(event as never, names) ?? []);
  return (
    <span className="replay-told" aria-live="polite">
      {told.join(' ')}
    </span>
  );
}

/** Walks through the match while it goes on. */
export function Replay() {
  const { ui } = useTable();
  const { replay } = useWords();
  const step = useStepping();
  useGoingOn();
  return (
    <div className="replay-bar">
      <ReplaySlider onMove={step} />
      <div className="replay-steps">
        {WAYS.slice(0, 3).map((way) => (
          <StepButton key={way} way={way} onPress={step} />
        ))}
        <PlayButton />
        {WAYS.slice(3).map((way) => (
          <StepButton key={way} way={way} onPress={step} />
        ))}
      </div>
      <ReplayChoices />
      <button
        type="button"
        className="button button-small button-primary replay-now"
        onClick={() => ui.replay(null)}
      >
        {replay.now}
      </button>
    </div>
  );
}

function StepButton({ way, onPress }: { readonly way: Way; onPress(way: Way): void }) {
  const { replay } = useWords();
  return (
    <button
      type="button"
      className={`button replay-step replay-${way}`}
      aria-label={replay[way]}
      title={replay[way]}
      onClick={() => onPress(way)}
    >
      <Icon name={way} />
    </button>
  );
}

function PlayButton() {
  const { replay } = useWords();
  const playing = useUi((state) => state.playing);
  const toggle = usePlaying();
  const label = playing ? replay.pause : replay.play;
  return (
    <button
      type="button"
      className="button replay-step"
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}

/** How fast the replay plays, and whether the eyes follow who moves. */
function ReplayChoices() {
  const { ui } = useTable();
  const { replay } = useWords();
  const pace = useUi((state) => state.pace);
  const follow = useUi((state) => state.follow);
  return (
    <div className="replay-choices">
      <select
        className="replay-pace"
        aria-label={replay.pace}
        value={pace}
        onChange={({ target }) =>
          ui.replaying({ pace: PACES.find((each) => each === target.value) ?? 'normal' })
        }
      >
        {PACES.map((each) => (
          <option key={each} value={each}>
            {replay.paces[each]}
          </option>
        ))}
      </select>
      <Eyes />
      <MomentLink />
      <PlayedHere />
      <button
        type="button"
        className="button button-small"
        aria-pressed={follow}
        title={replay.follow}
        onClick={() => ui.replaying({ follow: !follow })}
      >
        {replay.followShort}
      </button>
    </div>
  );
}

/** Whose eyes the replay of a finished game is seen with: then hidden hands are secret no more. */
function Eyes() {
  const { ui, frame, names } = useTable();
  const { replay } = useWords();
  const eyes = useUi((state) => state.eyes);
  if (!frame.now.result) return null;
  return (
    <select
      className="replay-pace replay-eyes"
      aria-label={replay.eyes}
      value={String(eyes)}
      onChange={({ target }) => ui.replaying({ eyes: eyesOf(target.value) })}
    >
      <option value="null">{replay.ownEyes}</option>
      {names.map((name, seat) => (
        <option key={name + String(seat)} value={seat}>
          {name}
        </option>
      ))}
    </select>
  );
}

function eyesOf(value: string): number | null {
  return value === 'null' ? null : Number(value);
}

/** Copies the address of the moment that is seen. A game that is over and kept here goes along, for whoever gets the link. */
function MomentLink() {
  const { session, frame } = useTable();
  const { replay } = useWords();
  const ply = useUi((state) => state.replay) ?? 0;
  const [whole, setWhole] = useState(false);
  const address = async () => {
    const own = session.home === 'here' && frame.now.result !== null;
    const packed = own
      ? await session.record().then(
          (record) => packedAddress(record, ply),
          () => null,
        )
      : null;
    setWhole(packed !== null);
    return location.origin + (packed ?? `${location.pathname}#${ply}`);
  };
  const [copied, copy] = useCopy(address);
  const here = session.home === 'here' ? replay.linkHere : replay.linkCopied;
  const done = whole ? replay.linkWhole : here;
  const said = copied === null ? '' : copied ? done : replay.linkFailed;
  return (
    <>
      <button
        type="button"
        className="button button-small replay-link"
        aria-label={replay.link}
        title={said || replay.link}
        onClick={copy}
      >
        <Icon name={copied ? 'check' : 'share'} />
      </button>
      <span role="status" className="hidden-text">
        {said}
      </span>
    </>
  );
}
