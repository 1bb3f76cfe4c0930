import type { bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import type { paymentOrders } from '#app/db/schema/payments.ts';

export type BookingRow = typeof bookings.$inferSelect;
export type NewBooking = typeof bookings.$inferInsert;
export type OrderRow = typeof paymentOrders.$inferSelect;
export type NewOrder = typeof paymentOrders.$inferInsert;
export type NewTraveller = typeof bookingTravellers.$inferInsert;
