import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../../i18n/language.ts';
import type { BoxOption } from './options.ts';

interface OptionListProps {
  readonly id: string;
  readonly options: readonly BoxOption[];
  /** The place of the chosen one, or -1. */
  readonly at: number;
  onChoose(option: BoxOption): void;
}

/** What fits to what was typed; the focus stays in the field. */
export function OptionList({ id, options, at, onChoose }: OptionListProps) {
  const { spoken } = useWords();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  return (
    <div ref={list} id={id} className="move-box-options" role="listbox" aria-label={spoken.options}>
      {options.map((option, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys work in the field that lists it
        <div
          key={option.text}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          className="move-box-option"
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <kbd>{option.text}</kbd> <span>{option.meaning}</span>
        </div>
      ))}
    </div>
  );
}
