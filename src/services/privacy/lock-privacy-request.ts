import { eq } from 'drizzle-orm';
import { privacyRequests } from '#app/db/schema/inquiries.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Queryable, Transaction } from '#app/services/context.ts';
import { conflict, notFound } from '#app/services/errors.ts';
import type { PrivacyRow } from './privacy-request-view.ts';

const unknown = () => notFound('We do not know this privacy request.');

/** The request, held for the transaction, so that two members of staff do not handle it at once. Throws `not_found`. */
export async function lockPrivacyRequest(tx: Transaction, id: string): Promise<PrivacyRow> {
  if (!isStorable(id)) throw unknown();
  const [row] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id)).for('update');
  if (!row) throw unknown();
  return row;
}

/** The request as it is now. Throws `not_found`. */
export async function readPrivacyRequest({ db }: { db: Queryable }, id: string): Promise<PrivacyRow> {
  const [row] = isStorable(id)
    ? await db.select().from(privacyRequests).where(eq(privacyRequests.id, id))
    : [];
  if (!row) throw unknown();
  return row;
}

/** Throws `already_closed` for one that was answered: nothing may be done in its name any more. */
export function refuseClosed(request: PrivacyRow): void {
  if (request.status !== 'open')
    throw conflict('already_closed', 'This request is closed. Ask the person to send a new one.');
}
