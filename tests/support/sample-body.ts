/** A part of a JSON schema, as an OpenAPI document has it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  minLength?: number;
  pattern?: string;
}

const TEXTS = [
  'x',
  'someone@agency.example',
  '2027-01-31',
  '9876543210',
  'ABC',
  '#336699',
  '5%',
  'https://a.example/x',
];

/** The smallest value that a schema takes, as far as the schema says; `named` are the document's own schemas. */
export function sampleBody(schema: Schema, named: Record<string, Schema>): unknown {
  if (schema.$ref) return sampleBody(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named);
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return sampleBody(choice, named);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => sampleBody(one, named)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') {
    const wanted = Object.entries(schema.properties ?? {}).filter(([name]) =>
      schema.required?.includes(name),
    );
    return Object.fromEntries(wanted.map(([name, one]) => [name, sampleBody(one, named)]));
  }
  if (type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleBody(schema.items ?? {}, named));
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return false;
  if (type === 'string') return sampleText(schema);
  return null;
}

function sampleText({ pattern, minLength = 1 }: Schema): string {
  const matching = TEXTS.find((text) => !pattern || new RegExp(pattern, 'u').test(text)) ?? 'x';
  return matching.padEnd(minLength, 'x');
}
