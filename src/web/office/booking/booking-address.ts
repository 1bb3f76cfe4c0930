/** Where the API has a booking, or something of it: `/crm/bookings/bkg_1/travel-date`. */
export function bookingPath(id: string, part = ''): string {
  return `/crm/bookings/${encodeURIComponent(id)}${part && `/${part}`}`;
}
