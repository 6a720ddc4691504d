import type { Json } from '@nabu/protocol/routes';
import * as z from 'zod';

/** How a schema of a document is read, each once: a problem is read hundreds of times. */
const readers = new Map<Json, z.ZodType>();

/** Why JSON is not what a schema of a document says, or nothing when it is. */
export function misfit(schema: Json, value: unknown): string {
  const reader =
    readers.get(schema) ?? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  readers.set(schema, reader);
  return reader.safeParse(value).error?.message ?? '';
}
