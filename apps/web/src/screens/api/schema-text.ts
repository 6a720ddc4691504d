/** As much of JSON Schema as the documents of the house use. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly pattern?: string;
}

/** A schema as a short text that people read: `{ name: string, seat?: integer | null }`. */
export function schemaText(schema: Schema, depth = 0): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((each) => schemaText(each, depth)))].join(' | ');
  if (schema.properties) return objectText(schema, depth);
  if (schema.type === 'array') return `[${schemaText(schema.items ?? {}, depth)}, …]`;
  if (schema.type === 'object') {
    const { additionalProperties: each } = schema;
    return typeof each === 'object' ? `{ […]: ${schemaText(each, depth)} }` : '{ … }';
  }
  return schema.type ?? 'anything';
}

function objectText({ properties = {}, required = [] }: Schema, depth: number): string {
  const pad = '  '.repeat(depth + 1);
  const lines = Object.entries(properties).map(([name, value]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${pad}${name}${mark}: ${schemaText(value, depth + 1)}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}
