import { expect, test } from 'vitest';
import { schemaText } from './schema-text.ts';

test('a schema reads like what is sent', () => {
  const seat = {
    anyOf: [{ const: 'me' }, { type: 'object', properties: { bot: { type: 'string' } } }],
  };
  expect(
    schemaText({
      type: 'object',
      properties: {
        game: { type: 'string' },
        seats: { type: 'array', items: seat },
        pace: { enum: ['live', 'none'] },
        options: { type: 'object', additionalProperties: { type: 'number' } },
        view: {},
      },
      required: ['game', 'seats'],
    }),
  ).toBe(`{
  game: string
  seats: ["me" | {
    bot?: string
  }, …]
  pace?: "live" | "none"
  options?: { […]: number }
  view?: anything
}`);
});
