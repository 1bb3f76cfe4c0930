import { expect, test } from 'vitest';
import { startServer } from '#tests/support/server-process.ts';

test('the product starts in a process of its own, serves a page, and ends cleanly on SIGTERM', async () => {
  const server = await startServer();
  const page = await fetch(`${server.url}/`);
  expect(await server.stop()).toBe(0);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
}, 180_000);
