/** Waits until something is done or has failed, but not for longer than so many milliseconds. */
export async function atMost(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work.then(nothing, nothing), late]);
  clearTimeout(timer);
}

function nothing(): void {
  // Whoever wants to know how it ended asks the work itself.
}
