import { KeyRows } from '../../table/key-rows.tsx';

interface KeysProps {
  /** The board's words for its keys. */
  readonly labels: {
    readonly keys: string;
    readonly keyList: readonly (readonly [key: string, meaning: string])[];
  };
}

/** The keys of a board, folded away until they are asked for. */
export function Keys({ labels }: KeysProps) {
  return (
    <details className="keys">
      <summary>{labels.keys}</summary>
      <dl>
        <KeyRows rows={labels.keyList} />
      </dl>
    </details>
  );
}
