import type { Context } from 'hono';
import type { Client } from '#app/services/auth/open-session.ts';
import type { ApiEnv } from './env.ts';

/** Where a call comes from, as sessions keep it. */
export function clientOf(c: Context<ApiEnv>): Client {
  return { address: c.get('clientAddress'), device: c.req.header('user-agent') ?? '' };
}

export function setCookies(c: Context<ApiEnv>, cookies: string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
}
