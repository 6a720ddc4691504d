/** The rows of a list of keys: each key and what it does. */
export function KeyRows({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return rows.map(([key, meaning]) => (
    <div key={key}>
      <dt>
        <kbd>{key}</kbd>
      </dt>
      <dd>{meaning}</dd>
    </div>
  ));
}
