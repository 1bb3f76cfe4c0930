import { desc } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { inquiries, privacyRequests, privacyRequestText } from '#app/db/schema/inquiries.ts';
import { INQUIRY_SOURCE_NAMES, INQUIRY_STATUS_NAMES } from '#app/domain/inquiry.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { findBookings } from '#app/services/crm/booking-filter.ts';
import { findInquiries } from '#app/services/crm/inquiry-filter.ts';
import { holdsAll, inOneLine, type SearchSource } from './search-source.ts';

export const inquirySource: SearchSource = {
  kind: 'inquiry',
  permission: 'crm.view',
  async find(ctx, patterns, limit) {
    const rows = await ctx.db
      .select()
      .from(inquiries)
      .where(await findInquiries(ctx, patterns))
      .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      detail: inOneLine(
        row.destination || INQUIRY_SOURCE_NAMES[row.source],
        INQUIRY_STATUS_NAMES[row.status],
        row.phone || row.email,
      ),
    }));
  },
};

export const bookingSource: SearchSource = {
  kind: 'booking',
  permission: 'crm.view',
  async find(ctx, patterns, limit) {
    const { id, itemTitle, name, reference, travelDate } = bookings;
    const rows = await ctx.db
      .select({ id, itemTitle, name, reference, travelDate })
      .from(bookings)
      .where(await findBookings(ctx, patterns))
      .orderBy(desc(bookings.createdAt), desc(bookings.id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      detail: inOneLine(row.reference, row.itemTitle, formatDate(row.travelDate)),
    }));
  },
};

export const privacySource: SearchSource = {
  kind: 'privacy_request',
  permission: 'privacy.handle',
  async find(ctx, patterns, limit) {
    const { id, name, email, status } = privacyRequests;
    const rows = await ctx.db
      .select({ id, name, email, status })
      .from(privacyRequests)
      .where(holdsAll(privacyRequestText(privacyRequests), patterns))
      .orderBy(desc(privacyRequests.createdAt), desc(privacyRequests.id))
      .limit(limit);
    return rows.map((row) => ({ id: row.id, title: row.name, detail: inOneLine(row.email, row.status) }));
  },
};
