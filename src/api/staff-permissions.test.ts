import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayDo, ROLES, type Role } from '#app/domain/permissions.ts';
import { type Schema, sampleBody } from '#tests/support/sample-body.ts';
import { addStaff } from '#tests/support/staff-member.ts';
import { BODIES, FAMILIES, PATHS, RULES, type Rule, SECTIONS } from '#tests/support/staff-rules.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { isStaffPath } from './middleware/staff-guard.ts';

interface Call {
  name: string;
  method: string;
  path: string;
  body: unknown;
  form: boolean;
}

let app: TestApp;
let calls: Call[];
let sections: Record<string, unknown>;
const cookies = new Map<Role, string>();

beforeAll(async () => {
  app = await createTestApp();
  for (const role of ROLES) cookies.set(role, (await addStaff(app, role)).cookie);
  const { body } = await app.json<OpenApi>('/openapi.json');
  const owner = { headers: { cookie: cookies.get('owner') ?? '' } };
  sections = (await app.json('/admin/settings', owner)).body;
  calls = staffCalls(body);
});
afterAll(() => app.close());

interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
}

function staffCalls({ paths, components }: OpenApi): Call[] {
  return Object.entries(paths)
    .filter(([path]) => isStaffPath(path))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => {
        const name = `${method.toUpperCase()} ${path}`;
        const content = operation.requestBody?.content ?? {};
        const schema = content['application/json']?.schema;
        const section = SECTIONS.exec(name)?.[1] ?? '';
        const sampled = schema && sampleBody(schema, components.schemas);
        return {
          name,
          method: method.toUpperCase(),
          path: path.replace(/\{\w+\}/g, (part) => PATHS[part] ?? 'nobody'),
          body: name in BODIES ? BODIES[name] : (sections[section] ?? sampled),
          form: 'multipart/form-data' in content,
        };
      }),
    );
}

const ruleOf = (name: string): Rule | undefined =>
  RULES[name] ?? FAMILIES.find(([pattern]) => pattern.test(name))?.[1];

const formText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

async function statusFor(call: Call, role: Role): Promise<number> {
  const headers = new Headers({ cookie: cookies.get(role) ?? '' });
  let body: BodyInit | undefined;
  if (call.form) {
    const form = new FormData();
    const fields = Object.entries(call.body ?? { file: new File([new Uint8Array([1, 2, 3])], 'x.png') });
    for (const [name, value] of fields) form.set(name, value instanceof File ? value : formText(value));
    body = form;
  } else if (call.body !== undefined) {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(call.body);
  }
  const answer = await app.fetch(call.path, { method: call.method, headers, body });
  await answer.body?.cancel();
  return answer.status;
}

describe('what each role may call', () => {
  it('names a rule for every call of the back office, and for none that is gone', () => {
    expect(calls.filter((call) => !ruleOf(call.name)).map((call) => call.name)).toEqual([]);
    const names = new Set(calls.map((call) => call.name));
    expect(Object.keys(RULES).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(ROLES.toReversed())('SEC-04 answers 403 to %s exactly where the rules say', async (role) => {
    const wrong: string[] = [];
    for (const call of calls) {
      const rule = ruleOf(call.name);
      const allowed = rule === 'every role' || (rule !== undefined && mayDo(role, rule));
      const status = await statusFor(call, role);
      const right = allowed ? status !== 403 && status !== 401 && status !== 500 : status === 403;
      if (!right) wrong.push(`${call.name}: ${status}, ${allowed ? 'allowed' : 'not allowed'}`);
    }
    expect(wrong).toEqual([]);
  });
});
