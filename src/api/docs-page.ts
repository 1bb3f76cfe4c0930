import { html, raw } from 'hono/html';
import { DOCS_STYLE } from './docs-style.ts';
import type { OpenApiDocument } from './openapi.ts';
import { schemaText } from './schema-text.ts';

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
}
interface Content {
  content?: Record<string, { schema?: Schema }>;
  description?: string;
}
interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Array<{ name: string; in: string; required?: boolean; description?: string; schema?: Schema }>;
  requestBody?: Content;
  responses?: Record<string, Content>;
}
interface Call {
  method: string;
  path: string;
  operation: Operation;
}

type Html = ReturnType<typeof html>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const anchor = (call: Call) => `${call.method}${call.path.replace(/[^\w]+/g, '-')}`;

/** All calls with their parameters, bodies, answers and errors as one page without scripts. */
export function docsPage(document: OpenApiDocument): Html {
  const groups = groupCalls(document);
  const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, Schema>).sort(
    ([a], [b]) => a.localeCompare(b),
  );
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${document.info.title}</title><style>${raw(DOCS_STYLE)}</style></head>
<body><div class="shell">
<nav aria-label="Calls">${groups.map(([tag, calls]) => html`<h2>${tag}</h2><ul>${calls.map((call) => html`<li><a href="#${anchor(call)}">${call.method.toUpperCase()} ${call.path}</a></li>`)}</ul>`)}
<h2>Schemas</h2><ul>${schemas.map(([name]) => html`<li><a href="#schema-${name}">${name}</a></li>`)}</ul></nav>
<main><h1>${document.info.title}</h1><p class="lead">${document.info.description ?? ''}</p>
<p>Every path below starts with <code>/api</code>. The same as data: <a href="/api/openapi.json">openapi.json</a></p>
${groups.map(([tag, calls]) => html`<h2>${tag}</h2>${calls.map(callSection)}`)}
<h2>Schemas</h2>${schemas.map(([name, schema]) => html`<section class="sc" id="schema-${name}"><h3>${name}</h3>${schemaTable(schema)}</section>`)}
</main></div></body></html>`;
}

function groupCalls(document: OpenApiDocument): Array<[string, Call[]]> {
  const groups = new Map<string, Call[]>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = (item as Record<string, Operation | undefined>)[method];
      if (!operation) continue;
      const tag = operation.tags?.[0] ?? 'Other';
      groups.set(tag, [...(groups.get(tag) ?? []), { method, path, operation }]);
    }
  }
  return [...groups];
}

function callSection(call: Call): Html {
  const { method, path, operation } = call;
  return html`<section class="op" id="${anchor(call)}"><h3><span class="verb ${method}">${method.toUpperCase()}</span><span class="path">${path}</span></h3>
${operation.summary ? html`<p>${operation.summary}</p>` : ''}${operation.description ? html`<p>${operation.description}</p>` : ''}
${operation.parameters?.length ? parameterTable(operation.parameters) : ''}
${operation.requestBody ? html`<h4>Body</h4><p>${contentLink(operation.requestBody)}</p>` : ''}
<h4>Answers</h4><div class="scroll"><table><tbody>${Object.entries(operation.responses ?? {}).map(
    ([status, answer]) =>
      html`<tr><td><code>${status}</code></td><td>${answer.description ?? ''}</td><td>${contentLink(answer)}</td></tr>`,
  )}</tbody></table></div></section>`;
}

function parameterTable(parameters: NonNullable<Operation['parameters']>): Html {
  return html`<h4>Parameters</h4><div class="scroll"><table><thead><tr><th>Name</th><th>In</th><th>Type</th><th>What it is</th></tr></thead><tbody>${parameters.map(
    (one) =>
      html`<tr><td><code>${one.name}</code></td><td>${one.in}${one.required ? ', required' : ''}</td><td>${typeLink(one.schema)}</td><td>${one.description ?? ''}</td></tr>`,
  )}</tbody></table></div>`;
}

function schemaTable(schema: Schema): Html {
  if (!schema.properties) return html`<p>${typeLink(schema)}</p>`;
  const required = new Set(schema.required ?? []);
  return html`<div class="scroll"><table><thead><tr><th>Field</th><th>Type</th><th>What it is</th></tr></thead><tbody>${Object.entries(
    schema.properties,
  ).map(
    ([name, field]) =>
      html`<tr><td><code>${name}</code>${required.has(name) ? '' : ' (optional)'}</td><td>${typeLink(field)}</td><td>${field.description ?? ''}</td></tr>`,
  )}</tbody></table></div>`;
}

function contentLink(content: Content): Html {
  const [media] = Object.entries(content.content ?? {});
  return media
    ? html`${media[0] === 'application/json' ? '' : `${media[0]} `}${typeLink(media[1].schema)}`
    : html``;
}

/** The type in words; names of schemas lead to them. */
function typeLink(schema: Schema | undefined): Html {
  const parts = schemaText(schema).split(/\{\{(\w+)\}\}/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<a href="#schema-${part}">${part}</a>` : part))}`;
}
