/** A body that a schema of the API's description would take, for tests that then spoil it. */
export interface SampleSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: SampleSchema[];
  items?: SampleSchema;
  properties?: Record<string, SampleSchema>;
}

type Schemas = Record<string, SampleSchema>;

const SAMPLES: Record<string, unknown> = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  travelDate: '2099-04-12',
  age: 34,
  travelers: 1,
  paymentOption: 'full',
};

/** The JSON schema of an operation's body, if it has one. */
export function bodySchema(operation: unknown): SampleSchema | undefined {
  const call = operation as { requestBody?: { content?: Record<string, { schema?: SampleSchema }> } };
  return call.requestBody?.content?.['application/json']?.schema;
}

/** `known.id` stands in fields that name another thing (`packageId`, `package_id`). */
export function sampleOf(
  schema: SampleSchema | undefined,
  schemas: Schemas,
  known: { id: string },
  name = '',
): unknown {
  if (!schema) return {};
  if (schema.$ref) return sampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''], schemas, known, name);
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, field]) => [key, sampleOf(field, schemas, known, key)]),
    );
  }
  if (schema.items) return [sampleOf(schema.items, schemas, known, name)];
  if (/^package_?id$/i.test(name)) return known.id;
  if (name in SAMPLES) return SAMPLES[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0], schemas, known, name);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'number' || type === 'integer') return 1;
  if (type === 'boolean') return true;
  return 'some text';
}
