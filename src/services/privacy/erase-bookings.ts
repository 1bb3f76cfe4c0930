import { eq, inArray } from 'drizzle-orm';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookingNotes, bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import { documents } from '#app/db/schema/documents.ts';
import { newAccessKey } from '#app/domain/ids.ts';
import { ERASED_NAME } from '#app/domain/privacy-request.ts';
import { auditRow } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { eraseAudit } from './erase-audit.ts';
import { erasePapers } from './erase-papers.ts';

const FIELDS = ['name', 'email', 'phone', 'specialRequests', 'travellers', 'notes'];

/** Takes the person out of bookings: trip, dates, amounts, references and papers stay, since the books are kept by law. */
export async function eraseBookings(ctx: Ctx, tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const id of ids) {
    await tx
      .update(bookings)
      .set({
        name: ERASED_NAME,
        email: '',
        phone: '',
        specialRequests: '',
        // Links in old e-mails end, and the form's fingerprint could be computed again from a guess.
        accessKey: newAccessKey(),
        fingerprint: '',
        dedupeKey: null,
        updatedAt: ctx.now(),
      })
      .where(eq(bookings.id, id));
  }
  await tx
    .update(bookingTravellers)
    .set({ name: ERASED_NAME, age: 0 })
    .where(inArray(bookingTravellers.bookingId, ids));
  await tx.delete(bookingNotes).where(inArray(bookingNotes.bookingId, ids));
  await eraseAudit(tx, [...ids, ...(await erasePapers(tx, inArray(documents.bookingId, ids)))]);
  await tx.insert(auditLog).values(
    ids.map((id) =>
      auditRow(ctx, {
        action: 'booking.erased',
        entity: 'booking',
        entityId: id,
        after: { fields: FIELDS },
      }),
    ),
  );
}
