/** Where the socket of a house is. */
export const SOCKET = '/ws';

/**
 * Where a client opens a socket for a table. Which table it is stands in the address, so that a proxy
 * may send all who are at one table to the same node; the house goes by `hello` alone and needs no such proxy.
 */
export function socketPath(table?: string): string {
  return table === undefined ? SOCKET : `${SOCKET}?table=${encodeURIComponent(table)}`;
}
