import { and, asc, desc, eq, ilike, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { OfficeUser, UserListQuery } from '#app/contract/users.ts';
import { session, user, userText } from '#app/db/schema/auth.ts';
import { isRole } from '#app/domain/permissions.ts';
import { containsPattern } from '#app/domain/search-text.ts';
import { NO_STAFF_MAIL } from '#app/domain/staff-mail.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';

/** The address of a user; empty for the placeholder that the first user has. */
export function mailOf(address: string): string {
  return address.endsWith(NO_STAFF_MAIL) ? '' : address;
}

/**
 * A password, or a sign-in elsewhere that was linked. Names are written out in these: in the columns of a query over one
 * table drizzle leaves the table's name away, and an inner `id` would be taken for the user's.
 */
export const canSignIn = sql<boolean>`exists (select from account a where a.user_id = "user".id
  and (a.password is not null or a.provider_id <> 'credential'))`;

const invited = sql<boolean>`("user".last_signed_in_at is null and not ${canSignIn})`;

/** The columns of a user's row as staff see it. */
export function userColumns(ctx: Ctx) {
  return {
    user,
    invited,
    twoFactor: sql<boolean>`exists (select from two_factor f where f.user_id = "user".id
      and f.confirmed_at is not null)`,
    singleSignOn: sql<boolean>`exists (select from account a where a.user_id = "user".id
      and a.provider_id <> 'credential')`,
    sessions: sql<number>`(select count(*) from session s where s.user_id = "user".id
      and s.expires_at > ${sql.param(ctx.now(), session.expiresAt)})`.mapWith(Number),
  };
}

export interface UserRow {
  user: typeof user.$inferSelect;
  invited: boolean;
  twoFactor: boolean;
  singleSignOn: boolean;
  sessions: number;
}

export function officeUser(row: UserRow): OfficeUser {
  return {
    id: row.user.id,
    username: row.user.displayUsername ?? row.user.username ?? '',
    name: row.user.name,
    email: mailOf(row.user.email),
    role: isRole(row.user.role) ? row.user.role : 'content',
    status: row.user.disabledAt ? 'disabled' : row.invited ? 'invited' : 'active',
    twoFactor: row.twoFactor,
    singleSignOn: row.singleSignOn,
    sessions: row.user.disabledAt ? 0 : row.sessions,
    lastSignedInAt: row.user.lastSignedInAt?.toISOString() ?? null,
    createdAt: row.user.createdAt.toISOString(),
  };
}

/** One user; throws `not_found`. */
export async function userView(ctx: Ctx, tx: Queryable, id: string): Promise<OfficeUser> {
  const [row] = await tx.select(userColumns(ctx)).from(user).where(eq(user.id, id));
  if (!row) throw notFound('This user does not exist.');
  return officeUser(row);
}

export function userFilter({ q = '', role, status }: UserListQuery): SQL | undefined {
  const states = {
    disabled: isNotNull(user.disabledAt),
    invited: and(isNull(user.disabledAt), invited),
    active: and(isNull(user.disabledAt), sql`not ${invited}`),
  };
  return and(
    q === '' ? undefined : ilike(userText(user), containsPattern(q)),
    role && eq(user.role, role),
    status && states[status],
  );
}

export function userOrder(sort: UserListQuery['sort'] = 'name'): SQL[] {
  const orders = {
    name: [asc(sql`lower(${user.name})`)],
    '-name': [desc(sql`lower(${user.name})`)],
    newest: [desc(user.createdAt)],
    oldest: [asc(user.createdAt)],
    seen: [sql`${user.lastSignedInAt} desc nulls last`],
  };
  return [...orders[sort], asc(user.id)];
}
