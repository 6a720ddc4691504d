import type { QuietHours } from '@nabu/protocol';
import { useWords } from '../../i18n/language.ts';
import { Section } from '../account/page.tsx';
import { Choices } from '../choices.tsx';
import type { PartProps } from './notices.tsx';

/** From ten in the evening to eight in the morning, where this device is. */
function preset(): QuietHours {
  return { from: 22 * 60, to: 8 * 60, zone: hereZone() };
}

function hereZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** So many hours before time runs out somebody can be reminded. */
const HOURS = [1, 2, 3, 6, 12, 24, 48];

/** When I want to be reminded, and when not to be told anything. */
export function QuietSection({ notices, change }: PartProps) {
  const { quiet: words, reminder: reminding } = useWords().notices;
  const { quiet, reminder } = notices.settings;
  return (
    <>
      <Section id="reminder" title={reminding.title}>
        <div className="field notices-field">
          <label htmlFor="reminder-hours">{reminding.label}</label>
          <select
            id="reminder-hours"
            className="select"
            value={reminder}
            onChange={({ target }) => change({ reminder: Number(target.value) })}
          >
            {[...new Set([...HOURS, reminder])]
              .sort((a, b) => a - b)
              .map((hours) => (
                <option key={hours} value={hours}>
                  {reminding.hours(hours)}
                </option>
              ))}
          </select>
        </div>
      </Section>
      <Section id="quiet" title={words.title} lead={words.lead}>
        <Choices
          legend={words.title}
          hideLegend
          name="quiet-on"
          values={['off', 'on']}
          value={quiet ? 'on' : 'off'}
          label={(value) => words.switch[value]}
          onChoose={(value) => change({ quiet: value === 'on' ? preset() : null })}
        />
        {quiet && <Hours quiet={quiet} onChange={(wish) => change({ quiet: wish })} />}
      </Section>
    </>
  );
}

function Hours({
  quiet,
  onChange,
}: {
  readonly quiet: QuietHours;
  readonly onChange: (quiet: QuietHours) => void;
}) {
  const { quiet: words } = useWords().notices;
  const zones = [...new Set([quiet.zone, hereZone(), ...Intl.supportedValuesOf('timeZone')])];
  return (
    <div className="notices-hours">
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className="field">
          <label htmlFor={`quiet-${end}`}>{words[end]}</label>
          <input
            id={`quiet-${end}`}
            className="input"
            type="time"
            required
            value={timeOf(quiet[end])}
            onChange={({ target }) => {
              const minute = minuteOf(target.value);
              if (minute !== null) onChange({ ...quiet, [end]: minute });
            }}
          />
        </div>
      ))}
      <div className="field notices-zone">
        <label htmlFor="quiet-zone">{words.zone}</label>
        <select
          id="quiet-zone"
          className="select"
          value={quiet.zone}
          onChange={({ target }) => onChange({ ...quiet, zone: target.value })}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function timeOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minute of the day that a field shows, or null while it is empty. */
function minuteOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
