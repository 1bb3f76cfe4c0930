import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { username } from 'better-auth/plugins/username';
import { eq } from 'drizzle-orm';
import type { UserView } from '#app/contract/auth.ts';
import * as tables from '#app/db/schema/auth.ts';
import { isRole } from '#app/domain/permissions.ts';
import type { Ctx } from '#app/services/context.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** 7 days, whatever is done meanwhile. Source: public-site §9. */
export const SESSION_SECONDS = 604_800;

/** What the product uses of the sign-in library. Cookies are `Set-Cookie` values to pass on. */
export interface StaffAuth {
  /** Null when the user is unknown or the password wrong: both take the same time. */
  signIn(input: {
    username: string;
    password: string;
  }): Promise<{ user: UserView; cookies: string[] } | null>;
  /** The user of a live session, from the request's cookie. */
  findUser(headers: Headers): Promise<UserView | null>;
  /** Ends the session of the request's cookie for good. */
  signOut(headers: Headers): Promise<{ cookies: string[] }>;
}

/** The sign-in library on our tables. Its own routes are never mounted, and it lets nobody sign up. */
export function createAuth({ ctx, secret }: { ctx: Pick<Ctx, 'db' | 'config'>; secret: string }): StaffAuth {
  const auth = betterAuth({
    appName: 'Back office',
    baseURL: ctx.config.publicUrl,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: drizzleAdapter(ctx.db, { provider: 'pg', schema: tables, transaction: true }),
    user: { additionalFields: { role: { type: 'string', input: false } } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: 1000,
      password: {
        hash: (password) => hashForNobody(ctx, password),
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    advanced: { cookiePrefix: 'office', useSecureCookies: ctx.config.secure },
    plugins: [
      username({ minUsernameLength: 1, maxUsernameLength: 200, usernameValidator: isUsableUsername }),
    ],
  });

  return {
    async signIn(input) {
      try {
        const { headers, response } = await auth.api.signInUsername({ body: input, returnHeaders: true });
        const { user } = response;
        return { user: viewOf(user), cookies: headers.getSetCookie() };
      } catch (error) {
        if (!(error instanceof APIError)) throw error;
        // The library hashes for an unknown user, but not for a name it finds malformed.
        if (error.statusCode !== 401) await hashPassword(input.password);
        return null;
      }
    },

    async findUser(headers) {
      const cookie = headers.get('cookie');
      if (!cookie?.includes('office.session_token')) return null;
      const found = await auth.api.getSession({ headers: new Headers({ cookie }) });
      return found ? viewOf(found.user) : null;
    },

    async signOut(headers) {
      const cookie = headers.get('cookie') ?? '';
      const answer = await auth.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true });
      return { cookies: answer.headers.getSetCookie() };
    },
  };
}

/**
 * Nobody signs up here, so the library hashes only for a user it does not know. The look-up that a known one costs is
 * made too: the time an answer takes must not tell which names exist.
 */
async function hashForNobody(ctx: Pick<Ctx, 'db'>, password: string): Promise<string> {
  await ctx.db.select().from(tables.account).where(eq(tables.account.userId, '')).limit(1);
  return hashPassword(password);
}

/** Letters of any script, digits and signs; no control characters, which the database refuses. */
function isUsableUsername(name: string): boolean {
  return !/\p{Cc}/u.test(name);
}

interface AuthUser {
  id: string;
  name: string;
  image?: string | null;
  role?: unknown;
  username?: string | null;
  displayUsername?: string | null;
}

function viewOf(user: AuthUser): UserView {
  return {
    id: user.id,
    username: user.displayUsername ?? user.username ?? '',
    name: user.name,
    picture: user.image ?? null,
    // A role that this version does not know may do the least.
    role: isRole(user.role) ? user.role : 'content',
  };
}
