import { type AdminPackageView, PackageType, type PackageView } from '#app/contract/content.ts';
import type { packages } from '#app/db/schema/content.ts';
import { toDecimal } from '#app/domain/money.ts';
import { DEFAULT_RATING } from '#app/domain/package-defaults.ts';
import { sellingPrice } from '#app/domain/selling-price.ts';
import { staffFields } from './staff-fields.ts';

export type PackageRow = typeof packages.$inferSelect;

/** A package as visitors see it. */
export function toPackageView(row: PackageRow): PackageView {
  const unitPrice = sellingPrice(row);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    destination: row.destination,
    duration: row.duration,
    route: row.route,
    price: row.price,
    unitPrice: unitPrice === null ? null : toDecimal(unitPrice),
    bookable: unitPrice !== null,
    image: row.image,
    images: row.images,
    rating: row.rating ?? DEFAULT_RATING,
    packageType: PackageType.catch('standard').parse(row.packageType),
    featured: row.featured,
    is_featured: row.featured,
    featured_priority: row.featuredPriority,
    promotional_badge: row.promotionalBadge,
    description: row.description,
    inclusions: row.inclusions,
    exclusions: row.exclusions,
    enquiry_only: row.enquiryOnly,
  };
}

/** A package as staff see it, drafts included. */
export function toAdminPackageView(row: PackageRow): AdminPackageView {
  return {
    ...toPackageView(row),
    ...staffFields(row),
  };
}
