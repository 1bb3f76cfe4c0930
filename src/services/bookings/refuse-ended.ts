import { conflict } from '#app/services/errors.ts';
import type { BookingRow } from './booking-row.ts';

/** Throws `already_cancelled` or `already_closed` for a booking that nothing can be changed on any more. */
export function refuseEnded({ status }: Pick<BookingRow, 'status'>): void {
  if (status === 'cancelled') throw conflict('already_cancelled', 'This booking is cancelled.');
  if (status === 'completed') throw conflict('already_closed', 'This journey is marked as completed.');
}
