/** A chance from 0 to 1 as a bar; the words beside it say the same. */
export function Chance({ chance }: { readonly chance: number }) {
  return (
    <span className="chance" aria-hidden="true">
      <span className="chance-filled" style={{ inlineSize: `${Math.round(100 * chance)}%` }} />
    </span>
  );
}
