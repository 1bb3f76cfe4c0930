import type { TestApp } from './test-app.ts';

/** What a call answers: its body, or what an error says. */
export type Answer<Body> = Body & { detail: string; code: string; fields?: Record<string, string> };

/** Calls of the signed-in member of staff, as the office's screens make them. */
export function staffCall(app: TestApp) {
  return async <Body>(method: string, path: string, body?: unknown) =>
    app.json<Answer<Body>>(path, {
      method,
      headers: { cookie: await app.loginAsStaff(), origin: 'http://localhost' },
      body,
    });
}
