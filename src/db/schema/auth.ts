import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, index, type PgColumn, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { SIGN_IN_METHODS } from '#app/domain/sign-in-methods.ts';
import { NO_STAFF_MAIL } from '#app/domain/staff-mail.ts';
import { createdAt, instant, updatedAt } from './columns.ts';
import { searchText, trigrams } from './search-text.ts';

/** What a member of staff is found by. */
export function userText(t: Record<'name' | 'email' | 'username', PgColumn>): SQL<string> {
  const written = sql`case when ${t.email} like ${sql.raw(`'%${NO_STAFF_MAIL}'`)} then '' else ${t.email} end`;
  return searchText(t.name, written, sql`coalesce(${t.username}, '')`);
}

/** The tables of the sign-in library (better-auth), in its shapes; `user` holds staff only. */
export const user = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    username: text('username'),
    displayUsername: text('display_username'),
    /** One of `domain/permissions`. */
    role: text('role').notNull().default('owner'),
    /** Null while the user may sign in. */
    disabledAt: instant('disabled_at'),
    lastSignedInAt: instant('last_signed_in_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('user_email').on(t.email),
    uniqueIndex('user_username').on(t.username),
    index('user_search').using('gin', trigrams(userText(t))),
  ],
);

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    /** A digest of what the cookie carries: who reads this table can sign in as nobody. */
    token: text('token').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** Written at most every few minutes. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** How it was opened. */
    method: text('method', { enum: SIGN_IN_METHODS }).notNull().default('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('session_token').on(t.token), index('session_user').on(t.userId)],
);

export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    /** The hash of the ADMIN_PASSWORD that was followed last: a later change in the office outlives a start. */
    followedPassword: text('followed_password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('account_user').on(t.userId), uniqueIndex('account_provider').on(t.providerId, t.accountId)],
);

export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('verification_identifier').on(t.identifier)],
);

/** A user's second factor; it counts once confirmed with a first code. */
export const twoFactor = pgTable('two_factor', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Sealed with the installation's secret. */
  secret: text('secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The 30-second step of the last code that was used: that one and earlier ones are spent. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);
