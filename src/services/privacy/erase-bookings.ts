import { eq, inArray } from 'drizzle-orm';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookingNotes, bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import { bookingCancellations, bookingRefunds } from '#app/db/schema/cancellations.ts';
import { documents } from '#app/db/schema/documents.ts';
import { staffTasks } from '#app/db/schema/staff-tasks.ts';
import { newAccessKey } from '#app/domain/ids.ts';
import { ERASED_NAME } from '#app/domain/privacy-request.ts';
import { auditRow } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { eraseAudit } from './erase-audit.ts';
import { erasePapers } from './erase-papers.ts';

const FIELDS = ['name', 'email', 'phone', 'specialRequests', 'travellers', 'notes', 'reasons', 'tasks'];

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
  await eraseDesk(tx, ids);
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

/** Why it was cancelled is the person's own matter; a task names them, and what is still to be done of it stays. */
async function eraseDesk(tx: Transaction, ids: string[]): Promise<void> {
  await tx
    .update(bookingCancellations)
    .set({ reason: '', note: '' })
    .where(inArray(bookingCancellations.bookingId, ids));
  await tx.update(bookingRefunds).set({ reason: '' }).where(inArray(bookingRefunds.bookingId, ids));
  await tx.update(staffTasks).set({ title: ERASED_NAME }).where(inArray(staffTasks.bookingId, ids));
}
