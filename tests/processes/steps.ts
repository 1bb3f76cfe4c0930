import { expect } from 'vitest';
import { eventsOf } from '#tests/support/event-stream.ts';

/** Somebody's browser: its cookie, and the address that the proxy sees it at. */
export interface Caller {
  cookie?: string;
  address?: string;
}

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

/** A call of the API at `url`, the proxy's or one process's. A `FormData` goes as it is, anything else as JSON. */
export async function call<Body = Record<string, unknown>>(
  url: string,
  [method, path]: [method: string, path: string],
  sent?: unknown,
  { cookie = '', address = '203.0.113.1' }: Caller = {},
): Promise<Answer<Body>> {
  const isForm = sent instanceof FormData;
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      cookie,
      'x-forwarded-for': address,
      ...(sent !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(sent !== undefined && { body: isForm ? sent : JSON.stringify(sent) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as Body,
  };
}

/** The cookie of a new session of the admin. */
export async function signIn(url: string, password = 'correct horse battery'): Promise<string> {
  const { status, headers } = await call(url, ['POST', '/auth/login'], { username: 'admin', password });
  expect(status).toBe(200);
  return headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** Sends the contact form; answers its status. */
export async function ask(url: string, name: string, address?: string): Promise<number> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.in`;
  const form = { name, email, phone: '+919816011122', message: 'Goa in May?' };
  return (await call(url, ['POST', '/inquiries'], form, { ...(address && { address }) })).status;
}

/** An open office's stream, after its first beat. */
export async function listen(url: string, cookie: string) {
  const answer = await fetch(`${url}/api/events`, { headers: { cookie } });
  const stream = eventsOf(answer.body);
  expect((await stream.next())?.event).toBe('beat');
  return stream;
}

/** The next event of that topic, or that says `refetch`; what happens beside it comes between. Undefined at the end. */
export async function nextOf(stream: Awaited<ReturnType<typeof listen>>, topic: string): Promise<unknown> {
  for (;;) {
    const sent = await stream.nextNews();
    if (sent === null || (sent.data as { topic?: string }).topic === topic) return sent?.data;
    if (sent.event === topic) return sent;
  }
}

export async function pageText(url: string, path: string): Promise<string> {
  const answer = await fetch(`${url}${path}`);
  expect(answer.status).toBe(200);
  return answer.text();
}
