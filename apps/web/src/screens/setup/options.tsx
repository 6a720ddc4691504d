import type { AnyGame } from '@nabu/kernel';
import { useLanguage, useWords } from '../../i18n/language.ts';
import type { AnyKit } from '../../table/kit.ts';
import { Choices } from '../choices.tsx';
import type { Plan } from './plan.ts';

/** The variants of the game, as its own list of options gives them, in the words of its kit. */
export function OptionFields({
  game,
  kit,
  plan,
  onPlan,
}: {
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}) {
  const { setup } = useWords();
  const words = kit.words[useLanguage()];
  const names = Object.keys(game.options);
  if (names.length === 0) return null;
  return (
    <section className="card pad stack" aria-labelledby="options">
      <h2 id="options">{setup.options}</h2>
      {names.map((name) => {
        const { values, preset } = game.options[name];
        return (
          <Choices
            key={name}
            legend={words.option(name)}
            name={`option-${name}`}
            values={values.map(String)}
            value={String(plan.options[name])}
            label={(text) => {
              const value = values.find((known) => String(known) === text) ?? preset;
              return (
                words.optionValue(name, value) + (value === preset ? ` (${setup.preset})` : '')
              );
            }}
            onChoose={(text) => {
              const value = values.find((known) => String(known) === text) ?? preset;
              onPlan({ ...plan, options: { ...plan.options, [name]: value } });
            }}
          />
        );
      })}
    </section>
  );
}
