import type { AdminCruiseView } from '#app/contract/admin-trips.ts';
import type { CruiseView } from '#app/contract/content.ts';
import type { cruises } from '#app/db/schema/content.ts';
import { toDecimal } from '#app/domain/money.ts';
import { DEFAULT_RATING } from '#app/domain/package-defaults.ts';
import { sellingPrice } from '#app/domain/selling-price.ts';
import { staffFields } from './staff-fields.ts';

export type CruiseRow = typeof cruises.$inferSelect;

/** A cruise as visitors see it; without a price that can be charged it is sold on enquiry, whatever its flag says. */
export function toCruiseView(row: CruiseRow): CruiseView {
  const unitPrice = sellingPrice(row);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    destination: row.destination,
    duration: row.duration,
    route: row.route,
    description: row.description,
    image: row.image,
    images: row.images,
    rating: row.rating ?? DEFAULT_RATING,
    price: row.price,
    unitPrice: unitPrice === null ? null : toDecimal(unitPrice),
    bookable: unitPrice !== null,
    inclusions: row.inclusions,
    exclusions: row.exclusions,
    enquiry_only: unitPrice === null,
  };
}

/** A cruise as staff see it, drafts included; `enquiry_only` is the flag itself. */
export function toAdminCruiseView(row: CruiseRow): AdminCruiseView {
  return { ...toCruiseView(row), enquiry_only: row.enquiryOnly, ...staffFields(row) };
}
