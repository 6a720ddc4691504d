/**
 * Where two values first differ, as a sentence, or null when they are equal all the way down.
 * Typed arrays and plain arrays count as different, as do a missing key and an undefined one:
 * such differences do not survive being written down.
 */
export function difference(left: unknown, right: unknown, path = 'it'): string | null {
  if (Object.is(left, right)) return null;
  if (!isObject(left) || !isObject(right)) return `${path} is ${show(left)}, not ${show(right)}`;
  if (Object.getPrototypeOf(left) !== Object.getPrototypeOf(right))
    return `${path} is a ${left.constructor?.name}, not a ${right.constructor?.name}`;
  const keys = Object.keys(left);
  for (const key of Object.keys(right))
    if (!Object.hasOwn(left, key)) return `${path} lacks ${key} = ${show(right[key])}`;
  for (const key of keys) {
    if (!Object.hasOwn(right, key)) return `${path} has ${key} = ${show(left[key])} besides`;
    const deeper = difference(left[key], right[key], `${path}.${key}`);
    if (deeper !== null) return deeper;
  }
  return null;
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** Throws a sentence that begins with `claim` and says where the values differ. */
export function mustEqual(left: unknown, right: unknown, claim: string): void {
  const found = difference(left, right);
  if (found !== null) throw new Error(`${claim}: ${found}`);
}

/** Throws `claim` when it does not hold. */
export function must(holds: boolean, claim: string): asserts holds {
  if (!holds) throw new Error(claim);
}
