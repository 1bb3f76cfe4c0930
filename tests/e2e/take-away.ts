import { type APIRequestContext, expect } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server-process.ts';

/** Whose published things stand on the landing page, a page at a time: one too many moves a demo trip off it. */
const LISTS = ['packages', 'cruises', 'pilgrimages'] as const;

/** How many of each are published; by the public lists, which come from memory. */
export async function countPublished(request: APIRequestContext): Promise<number[]> {
  const answers = await Promise.all(LISTS.map((list) => request.get(`/api/${list}?limit=1`)));
  const counts = answers.map((answer) => Number(answer.headers()['x-total-count'] ?? 'unknown'));
  expect(counts.every(Number.isInteger), 'every list says how many there are').toBe(true);
  return counts;
}

/** Deletes what a test published and left, if there are more than `before`: the next test finds the demo's pages. */
export async function takeAway(
  request: APIRequestContext,
  server: ServerProcess,
  before: number[],
): Promise<void> {
  const now = await countPublished(request);
  const grown = LISTS.filter((_, index) => (now[index] ?? 0) > (before[index] ?? 0));
  if (grown.length === 0) return;
  const headers = { origin: server.url };
  const data = { username: server.adminUser, password: server.adminPassword };
  expect((await request.post('/api/auth/login', { data, headers })).ok(), 'signing in to tidy up').toBe(true);
  for (const list of grown) {
    const rows: Array<{ id: string }> = await (await request.get(`/api/${list}`)).json();
    for (const { id } of rows.filter((row) => !row.id.includes('_demo_')))
      expect((await request.delete(`/api/admin/${list}/${id}`, { headers })).ok(), `deleting ${id}`).toBe(
        true,
      );
  }
}
