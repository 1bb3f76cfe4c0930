import { inquiries } from '#app/db/schema/inquiries.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { type BookingApp, NOW } from '#tests/support/booking-app.ts';

/** Straight into the table: many of them, and older than any form could send. */
export async function insertInquiry(
  app: BookingApp,
  id: string,
  change: Partial<typeof inquiries.$inferInsert> = {},
): Promise<void> {
  await app.db.insert(inquiries).values({
    id,
    source: 'general',
    name: `Person ${id}`,
    email: `${id}@example.in`,
    phone: '+91 98110 45230',
    createdAt: NOW,
    ...change,
  });
  figuresChanged(app.ctx);
}
