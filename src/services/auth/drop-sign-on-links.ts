import { and, eq, ne } from 'drizzle-orm';
import { account } from '#app/db/schema/auth.ts';
import type { Queryable } from '#app/services/context.ts';

/** Forgets which people elsewhere a user was: the next single sign-on links anew, by the address. */
export async function dropSignOnLinks(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(account).where(and(eq(account.userId, userId), ne(account.providerId, 'credential')));
}
