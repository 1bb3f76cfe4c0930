import type { AdminPilgrimageView } from '#app/contract/admin-trips.ts';
import type { PilgrimageView } from '#app/contract/content.ts';
import type { pilgrimages } from '#app/db/schema/content.ts';
import { toDecimal } from '#app/domain/money.ts';
import { DEFAULT_RATING } from '#app/domain/package-defaults.ts';
import { sellingPrice } from '#app/domain/selling-price.ts';
import { staffFields } from './staff-fields.ts';

export type PilgrimageRow = typeof pilgrimages.$inferSelect;

/** A pilgrimage as visitors see it; it has no enquiry-only flag, its price text alone decides. */
export function toPilgrimageView(row: PilgrimageRow): PilgrimageView {
  const unitPrice = sellingPrice({ price: row.price, enquiryOnly: false });
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    location: row.location,
    duration: row.duration,
    route: row.route,
    image: row.image,
    images: row.images,
    tag: row.tag,
    rating: row.rating ?? DEFAULT_RATING,
    price: row.price,
    unitPrice: unitPrice === null ? null : toDecimal(unitPrice),
    bookable: unitPrice !== null,
    description: row.description,
    inclusions: row.inclusions,
    exclusions: row.exclusions,
  };
}

/** A pilgrimage as staff see it, drafts included. */
export function toAdminPilgrimageView(row: PilgrimageRow): AdminPilgrimageView {
  return { ...toPilgrimageView(row), ...staffFields(row) };
}
