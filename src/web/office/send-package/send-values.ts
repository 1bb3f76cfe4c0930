import { z } from 'zod';
import type { TripView } from '#app/contract/content.ts';
import { SEND_VIA, type SendVia } from '#app/domain/customer.ts';
import type { PackageOffer } from '#app/domain/package-offer.ts';

/** The form as it is typed; the price in rupees. */
export interface SendValues {
  package_id: TripView | null;
  custom_price: number | null;
  number_of_pax: number | null;
  flights_included: '' | 'true' | 'false';
  hotels_info: string;
  message: string;
  send_via: SendVia;
}

export const EMPTY: SendValues = {
  package_id: null,
  custom_price: null,
  number_of_pax: null,
  flights_included: '',
  hotels_info: '',
  message: '',
  send_via: 'whatsapp',
};

const whole = 'Number of pax must be a whole number from 1 to 500';

/** What can be said before the server is asked. */
export const SendForm = z.object({
  package_id: z
    .custom<TripView>((trip) => typeof trip === 'object' && trip !== null, 'Package is required')
    .transform(({ id }) => id),
  custom_price: z.number().positive('Custom price must be above 0').nullable(),
  number_of_pax: z.number().int(whole).min(1, whole).max(500, whole).nullable(),
  flights_included: z.enum(['', 'true', 'false']),
  hotels_info: z.string().max(300, 'Hotels can have at most 300 characters'),
  message: z.string().max(4000, 'Message can have at most 4000 characters'),
  send_via: z.enum(SEND_VIA),
});
export type SendBody = z.output<typeof SendForm>;

export function offerOfForm(values: SendValues): PackageOffer {
  const { custom_price: price, flights_included: flights } = values;
  return {
    customPrice: price === null ? null : Math.round(price * 100),
    pax: values.number_of_pax,
    flights: flights === '' ? null : flights === 'true',
    hotels: values.hotels_info.trim(),
  };
}

/** The address of the brochure with what was agreed. */
export function brochurePath(trip: TripView, customerName: string, values: SendValues): string {
  const query = new URLSearchParams({ customer_name: customerName });
  if (values.custom_price !== null) query.set('custom_price', String(values.custom_price));
  if (values.number_of_pax !== null) query.set('number_of_pax', String(values.number_of_pax));
  if (values.flights_included !== '') query.set('flights_included', values.flights_included);
  if (values.hotels_info.trim() !== '') query.set('hotels_info', values.hotels_info.trim());
  return `/customers/download-pdf/${encodeURIComponent(trip.id)}?${query}`;
}
