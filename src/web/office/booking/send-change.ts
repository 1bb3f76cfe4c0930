import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { bookingPath } from './booking-address.ts';

/** Changes a booking; when somebody else did so meanwhile, what they made of it is asked for before the refusal shows. */
export async function sendChange(
  id: string,
  action: 'travel-date' | 'travellers',
  body: object,
  reload: () => Promise<unknown>,
): Promise<void> {
  try {
    await callOffice(bookingPath(id, action), { method: 'PUT', body });
  } catch (error) {
    if (error instanceof OfficeError && error.status === 409) await reload();
    throw error;
  }
}
