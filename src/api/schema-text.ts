interface AnySchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  items?: unknown;
  anyOf?: unknown[];
  oneOf?: unknown[];
  allOf?: unknown[];
  properties?: Record<string, unknown>;
  additionalProperties?: unknown;
}

/** A JSON schema's type in words (`list of {{Package}}`, `"full" or "partial"`); `{{…}}` marks a named schema. */
export function schemaText(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return '';
  const one: AnySchema = schema;
  if (one.$ref) return `{{${one.$ref.split('/').at(-1)}}}`;
  if (one.const !== undefined) return JSON.stringify(one.const);
  if (one.enum) return one.enum.map((value) => JSON.stringify(value)).join(' or ');
  const choices = one.anyOf ?? one.oneOf;
  if (choices) return [...new Set(choices.map(schemaText))].join(' or ');
  if (one.allOf) return one.allOf.map(schemaText).filter(Boolean).join(' with ');
  if (one.items) return `list of ${schemaText(one.items)}`;
  if (one.properties) {
    const fields = Object.entries(one.properties).map(([name, field]) => `${name}: ${schemaText(field)}`);
    return `{ ${fields.join(', ')} }`;
  }
  return Array.isArray(one.type) ? one.type.join(' or ') : (one.type ?? 'anything');
}
