/** Runs in every page: what is drawn by lot when a game is set up comes out the same each time, so that the same game is played. */
export function drawAlike(): void {
  let last = 7;
  crypto.getRandomValues = (list) => {
    if (list instanceof Uint8Array)
      for (let place = 0; place < list.length; place++) {
        last = (last * 48_271) % 2_147_483_647;
        list[place] = last >> 16;
      }
    return list;
  };
}
