import { eq, inArray } from 'drizzle-orm';
import type { PrivacyOutcome } from '#app/contract/privacy-requests.ts';
import { consents, privacyRequests } from '#app/db/schema/inquiries.ts';
import { dateInZone, formatDate } from '#app/domain/plain-date.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { dropUploads, giveUpUploads, uploadsNaming } from '#app/services/customer-imports/uploads-naming.ts';
import { conflict } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import { eraseBookings } from './erase-bookings.ts';
import { eraseCustomers } from './erase-customers.ts';
import { eraseImportRows } from './erase-import-rows.ts';
import { eraseInquiries } from './erase-inquiries.ts';
import { eraseInvoices } from './erase-invoices.ts';
import { eraseMentions } from './erase-mentions.ts';
import { eraseMessages } from './erase-messages.ts';
import { eraseSuppliers } from './erase-suppliers.ts';
import { eraseTravels } from './erase-travels.ts';
import { findMentions, marksOfPerson } from './find-mentions.ts';
import { findTravels } from './find-travels.ts';
import { forgetDeleted } from './forget-deleted.ts';
import { lockPrivacyRequest, readPrivacyRequest, refuseClosed } from './lock-privacy-request.ts';
import { type PersonRecords, personRecords } from './person-records.ts';
import { privacyRequestView } from './privacy-request-view.ts';

const idsOf = (rows: Array<{ id: string }>) => rows.map((row) => row.id);

/**
 * Makes a person's records anonymous, for good: amounts, references, trips and dates stay, because the books are kept
 * by law. `travels` are the journeys in bookings of others, once over, that staff know to be the person's. Asked again it changes nothing more. Throws `travel_ahead` while the person is still to travel, and
 * `changed_meanwhile` while an upload that names the person is making customers.
 */
export async function anonymisePerson(
  ctx: Ctx,
  { id, travels = [] }: { id: string; travels?: readonly string[] },
): Promise<PrivacyOutcome> {
  requirePermission(ctx, 'privacy.handle');
  const { email } = await readPrivacyRequest(ctx, id);
  const uploads = await uploadsNaming(ctx, email);
  let givenUp: string[] = [];
  const outcome = await ctx.db.transaction(async (tx) => {
    const request = await lockPrivacyRequest(tx, id);
    if (!request.erasedAt) refuseClosed(request);
    const held = await personRecords(tx, request.email);
    refuseTravelAhead(ctx, held);
    const by = marksOfPerson(request, held);
    const mentions = await findMentions(tx, by, held);
    const journeys = await findTravels(ctx, tx, { request, held });
    await eraseInquiries(ctx, tx, idsOf(held.inquiries));
    await eraseBookings(ctx, tx, idsOf(held.bookings));
    await eraseInvoices(ctx, tx, idsOf(held.invoices));
    await eraseMessages(ctx, tx, idsOf(held.messages));
    await eraseCustomers(ctx, tx, idsOf(held.customers));
    await eraseSuppliers(ctx, tx, idsOf(held.suppliers));
    await forgetDeleted(tx, request.email);
    await eraseImportRows(tx, request.email);
    const mentioned = await eraseMentions(ctx, tx, { mentions, by, held });
    const travelled = journeys.filter((one) => one.isOver && travels.includes(one.id));
    const erasedTravels = await eraseTravels(ctx, tx, travelled);
    givenUp = await giveUpUploads(tx, uploads);
    if (held.consents.length > 0)
      await tx
        .update(consents)
        .set({ email: '' })
        .where(inArray(consents.id, idsOf(held.consents)));
    const changed = {
      inquiries: held.inquiries.length,
      bookings: held.bookings.length,
      invoices: held.invoices.length,
      customers: held.customers.length,
      suppliers: held.suppliers.length,
      messages: held.messages.length,
      consents: held.consents.length,
      mentions: mentioned + erasedTravels,
    };
    const erasedAt = request.erasedAt ?? ctx.now();
    await tx.update(privacyRequests).set({ erasedAt }).where(eq(privacyRequests.id, id));
    await writeAudit(ctx, tx, {
      action: 'privacy_request.erased',
      entity: 'privacy_request',
      entityId: id,
      after: changed,
    });
    await announce(ctx, tx, [
      { topic: 'inquiries', id: null, change: 'changed' },
      { topic: 'bookings', id: null, change: 'changed' },
      { topic: 'customers', id: null, change: 'deleted' },
      { topic: 'suppliers', id: null, change: 'changed' },
      { topic: 'expenses', id: null, change: 'changed' },
      { topic: 'vendor_invoices', id: null, change: 'changed' },
    ]);
    return { request: privacyRequestView(ctx, { ...request, erasedAt }), changed };
  });
  await dropUploads(ctx, givenUp);
  figuresChanged(ctx);
  return outcome;
}

function refuseTravelAhead(ctx: Ctx, { bookings }: PersonRecords): void {
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  const ahead = bookings.filter((one) => one.status !== 'cancelled' && one.travelDate >= today);
  if (ahead.length === 0) return;
  const trips = ahead.map((one) => `${one.reference} (${formatDate(one.travelDate)})`).join(', ');
  throw conflict(
    'travel_ahead',
    `This person is still to travel: ${trips}. Cancel the booking or wait until after the journey, then erase.`,
  );
}
