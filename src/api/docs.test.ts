import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      { requestBody?: { required?: boolean }; responses: object; summary?: string; tags?: string[] }
    >
  >;
  components: { schemas: Record<string, object> };
}

describe('the description of the API', () => {
  it('P26 is an OpenAPI 3.1 document with every call', async () => {
    const { status, body } = await app.json<Document>('/openapi.json');
    expect([status, body.openapi]).toEqual([200, '3.1.0']);
    const routes = app.api.routes.filter(
      (route) => !['ALL', 'HEAD'].includes(route.method) && !['/docs', '/openapi.json'].includes(route.path),
    );
    const described = Object.entries(body.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = routes.map((route) => `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`);
    expect([...new Set(served)].sort()).toEqual(described.sort());
    expect(body.components.schemas).toHaveProperty('Error');
  });

  it('requires every body, so that no handler meets a missing one', async () => {
    const { body } = await app.json<Document>('/openapi.json');
    const lax = Object.entries(body.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, call]) => call.requestBody && !call.requestBody.required)
        .map(([method]) => `${method} ${path}`),
    );
    expect(lax).toEqual([]);
  });

  it('is a page to read, without scripts, allowed by its own policy', async () => {
    const answer = await app.fetch('/docs/');
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'sha256-/);
    expect(page).toContain('/auth/login');
    expect(page).toContain('href="#schema-LoginRequest"');
    expect(page).not.toContain('<script');
    const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    for (const name of new Set(anchors)) expect(page).toContain(`id="${name}"`);
  });
});
