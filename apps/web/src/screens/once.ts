/** Loads each thing once and hands out the same promise, as React's `use` needs it; a failure may be tried again. */
export function once<T>(load: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (id) => {
    const known = loaded.get(id);
    if (known) return known;
    const promise = load(id);
    promise.catch(() => loaded.delete(id));
    loaded.set(id, promise);
    return promise;
  };
}
