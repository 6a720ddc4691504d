/** Weights as an evaluation takes them: numbers and lists of numbers by name. */
export type WeightTree = { readonly [name: string]: number | readonly number[] };

/** Weights one by one; a weight of a list is named with its place, such as `banker.1`. */
export type FlatWeights = { readonly [name: string]: number };

/** Names every single weight. */
export function flatten(tree: WeightTree): FlatWeights {
  const flat: { [name: string]: number } = {};
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'number') flat[name] = value;
    else
      value.forEach((each, i) => {
        flat[`${name}.${i}`] = each;
      });
  }
  return flat;
}

/** Puts single weights back into the shape of `like`; the names must be those of `flatten(like)`. */
export function rebuild(like: WeightTree, flat: FlatWeights): WeightTree {
  return Object.fromEntries(
    Object.entries(like).map(([name, value]) => [
      name,
      typeof value === 'number' ? flat[name] : value.map((_, i) => flat[`${name}.${i}`]),
    ]),
  );
}
