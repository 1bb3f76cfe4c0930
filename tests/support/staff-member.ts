import { account, user } from '#app/db/schema/auth.ts';
import { newId } from '#app/domain/ids.ts';
import type { Role } from '#app/domain/permissions.ts';
import { hashPassword } from '#app/services/auth/password.ts';
import type { TestApp } from './test-app.ts';

/** The `Cookie` header from an answer's `Set-Cookie` values. */
export function cookieHeader(cookies: string[]): string {
  return cookies.map((one) => one.split(';')[0]).join('; ');
}

export interface StaffMember {
  id: string;
  username: string;
  password: string;
  email: string;
  /** Of an open session. */
  cookie: string;
}

/** A signed-in member of staff with a role. Without a password they cannot sign in again. */
export async function addStaff(
  app: TestApp,
  role: Role,
  change: { username?: string; password?: string; email?: string } = {},
): Promise<StaffMember> {
  const id = newId('usr');
  const { username = `${role}-${id.slice(-6)}`, password = '' } = change;
  const { email = `${username}@agency.example` } = change;
  await app.db
    .insert(user)
    .values({ id, name: `A ${role}`, email, username, displayUsername: username, role });
  if (password !== '') {
    const hash = await hashPassword(password);
    await app.db
      .insert(account)
      .values({ id: newId('usr'), accountId: id, providerId: 'credential', userId: id, password: hash });
  }
  const { cookies } = await app.auth.start({ userId: id, method: 'password', address: '', device: '' });
  return { id, username, password, email, cookie: cookieHeader(cookies) };
}
