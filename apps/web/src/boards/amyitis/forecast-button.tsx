import { useEffect, useRef, useState } from 'react';
import type { AmyitisDesk, Props } from './desk.ts';
import { forecastText } from './words/forecast.ts';
import type { Phrases } from './words/phrases.ts';

interface ForecastProps {
  readonly props: Props;
  readonly desk: AmyitisDesk;
  readonly say: Phrases;
}

/** Shows the forecast on the board and puts it away; the same as the key F. */
export function ForecastButton({
  desk,
  say,
  className,
}: Omit<ForecastProps, 'props'> & { readonly className: string }) {
  const { forecast } = desk.shown;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={forecast}
      aria-keyshortcuts="f"
      onClick={() => desk.show({ forecast: !forecast })}
    >
      {say.forecast.name}
    </button>
  );
}

/** Says the forecast of the position at the moment at which it is asked for. */
export function ForecastVoice({ props, desk, say }: ForecastProps) {
  const { forecast } = desk.shown;
  const [said, setSaid] = useState('');
  const before = useRef(forecast);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later positions are not said by themselves
  useEffect(() => {
    if (before.current === forecast) return;
    before.current = forecast;
    const name = (seat: number) => props.seats[seat].name;
    setSaid(forecast ? forecastText(say, desk.facts, props.view.seats, name) : say.forecast.off);
  }, [forecast]);
  return (
    <span className="hidden-text" role="status">
      {said}
    </span>
  );
}
