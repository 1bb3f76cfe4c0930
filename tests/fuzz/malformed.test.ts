import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorBody } from '#app/contract/errors.ts';
import { addCruise, addPackage, addPilgrimage } from '#tests/factories/trips.ts';
import { malformedRequests, type OpenApiPaths } from '#tests/support/malformed-requests.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20261127);
const COUNT = 2000;

let app: TestApp;
let staff: string;
beforeAll(async () => {
  app = await createTestApp({ config: { formLimitPerMinute: 100_000 } });
  staff = await app.loginAsStaff();
});
afterAll(() => app.close());

async function answerProblem(method: string, status: number, text: string): Promise<string | null> {
  if (status >= 500) return `status ${status}`;
  if (status < 400 || method === 'HEAD') return null;
  const parsed = ErrorBody.safeParse(JSON.parse(text));
  return parsed.success ? null : `no error body: ${text.slice(0, 200)}`;
}

/** A stream that stays open is no text. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text();
  await answer.body?.cancel();
  return '';
}

describe('malformed requests', () => {
  it('SEC-12 SEC-13 no input makes a 5xx, and each refusal says why in JSON', {
    timeout: 180_000,
  }, async () => {
    const { body: document } = await app.json<OpenApiPaths>('/openapi.json');
    const trips = [await addPackage(app.db), await addCruise(app.db), await addPilgrimage(app.db)];
    const ids = trips.map((trip) => trip.id);
    const requests = malformedRequests(document, COUNT, SEED, ids);
    const reached = new Set<string>();
    const problems: string[] = [];
    for (const [index, { method, path, headers, body }] of requests.entries()) {
      // Half of them signed in, so that they get past the guard; a logout among them must not end that.
      const cookie: Record<string, string> =
        index % 2 === 0 && !path.includes('logout') ? { cookie: staff } : {};
      // Each from an address of its own, so that the limits let it through.
      const address = `198.51.${index >> 8}.${index & 255}`;
      const answer = await app.fetch(path, { method, address, headers: { ...headers, ...cookie }, body });
      if (answer.ok) reached.add(method);
      const problem = await answerProblem(method, answer.status, await textOf(answer));
      if (problem) problems.push(`#${index} ${method} ${path.slice(0, 120)} → ${problem}`);
    }
    expect(problems).toEqual([]);
    // Some must have been nearly right, or nothing behind the first checks was tried.
    expect([...reached].sort()).toEqual(expect.arrayContaining(['GET', 'POST']));
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    expect((await app.json('/auth/me', { headers: { cookie: staff } })).status).toBe(200);
    expect(app.logged.filter((line) => line.level === 'error')).toEqual([]);
  });
});
