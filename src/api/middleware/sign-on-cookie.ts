import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '#app/api/env.ts';

/** Of the browser that a single sign-on is under way in; it goes to the calls under /api/auth only. */
const nameOf = (secure: boolean) => (secure ? '__Secure-office.sign_on' : 'office.sign_on');

export function readSignOnCookie(c: Context<ApiEnv>): string {
  return getCookie(c, nameOf(c.get('ctx').config.secure)) ?? '';
}

/** `seconds` 0 takes it away. */
export function setSignOnCookie(c: Context<ApiEnv>, value: string, seconds: number): void {
  const { secure } = c.get('ctx').config;
  setCookie(c, nameOf(secure), value, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: seconds,
  });
}
