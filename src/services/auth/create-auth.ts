import type { BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
// Without its own query builder, 260 modules that nothing here calls.
import { betterAuth } from 'better-auth/minimal';
import { username } from 'better-auth/plugins/username';
import type { UserView } from '#app/contract/auth.ts';
import * as tables from '#app/db/schema/auth.ts';
import { isRole } from '#app/domain/permissions.ts';
import type { Ctx } from '#app/services/context.ts';
import { checkPassword } from './check-password.ts';
import { digestSessions } from './digested-sessions.ts';
import { readSession, signedToken } from './read-session.ts';
import { createSeal, type Seal } from './seal.ts';
import { type SessionStart, sessionStarter } from './session-starter.ts';

/** 7 days, whatever is done meanwhile. Source: public-site §9. */
export const SESSION_SECONDS = 604_800;

export interface OpenSession {
  user: UserView;
  sessionId: string;
  lastSeenAt: Date;
}

/** What the product uses of the sign-in library. Cookies are `Set-Cookie` values to pass on. */
export interface StaffAuth {
  /** Opens a session for somebody whose right to one has been checked. */
  start(input: SessionStart): Promise<{ token: string; cookies: string[] }>;
  /** Password and session in one step, for users without a second factor. Null for an unknown user or a wrong password. */
  signIn(input: {
    username: string;
    password: string;
  }): Promise<{ user: UserView; cookies: string[] } | null>;
  /** The live session of the request's cookie; none for a user who has been disabled. */
  findSession(headers: Headers): Promise<OpenSession | null>;
  /** The user of that session. */
  findUser(headers: Headers): Promise<UserView | null>;
  /** Ends the session of the request's cookie for good. */
  signOut(headers: Headers): Promise<{ cookies: string[] }>;
  /** Encrypts what must be read again, such as the secret of a second factor. */
  seal: Seal;
}

/** The sign-in library on our tables. Its own routes are never mounted, and it lets nobody sign up. */
export function createAuth({ ctx, secret }: { ctx: Pick<Ctx, 'db' | 'config'>; secret: string }): StaffAuth {
  const database = drizzleAdapter(ctx.db, { provider: 'pg', schema: tables, transaction: true });
  const auth = betterAuth({
    appName: 'Back office',
    baseURL: ctx.config.publicUrl,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: (options: BetterAuthOptions) => digestSessions(database(options)),
    user: {
      additionalFields: {
        role: { type: 'string', input: false },
        disabledAt: { type: 'date', input: false, required: false },
      },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      additionalFields: {
        method: { type: 'string', input: false, required: false },
        lastSeenAt: { type: 'date', input: false, required: false },
      },
    },
    advanced: { cookiePrefix: 'office', useSecureCookies: ctx.config.secure },
    plugins: [username(), sessionStarter],
  });

  async function start(input: SessionStart) {
    const { headers, response } = await auth.api.startSession({ body: input, returnHeaders: true });
    return { token: response.token, cookies: headers.getSetCookie() };
  }

  async function findSession(headers: Headers): Promise<OpenSession | null> {
    const { name } = (await auth.$context).authCookies.sessionToken;
    const token = signedToken(headers.get('cookie') ?? '', { name, secret });
    const found = token === null ? null : await readSession(ctx, token);
    return found && { ...found, user: viewOf(found.user) };
  }

  return {
    start,
    async signIn(input) {
      const found = await checkPassword(ctx, input);
      if (!found) return null;
      const { cookies } = await start({ userId: found.id, method: 'password', address: '', device: '' });
      return { user: viewOf(found), cookies };
    },
    findSession,
    findUser: async (headers) => (await findSession(headers))?.user ?? null,
    async signOut(headers) {
      const cookie = headers.get('cookie') ?? '';
      const answer = await auth.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true });
      return { cookies: answer.headers.getSetCookie() };
    },
    seal: createSeal(secret),
  };
}

interface AuthUser {
  id: string;
  name: string;
  image?: string | null;
  role?: unknown;
  username?: string | null;
  displayUsername?: string | null;
}

/** A user as the API shows them. */
export function viewOf(user: AuthUser): UserView {
  return {
    id: user.id,
    username: user.displayUsername ?? user.username ?? '',
    name: user.name,
    picture: user.image ?? null,
    // A role that this version does not know may do the least.
    role: isRole(user.role) ? user.role : 'content',
  };
}
