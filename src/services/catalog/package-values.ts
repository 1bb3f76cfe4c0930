import type { PackageInput } from '#app/contract/content.ts';
import type { packages } from '#app/db/schema/content.ts';

export type PackageChange = Omit<
  typeof packages.$inferInsert,
  'id' | 'slug' | 'unitPrice' | 'days' | 'demo' | 'version' | 'createdAt' | 'updatedAt'
>;

/**
 * The columns that an input names; what it leaves out is left out. `featured` and `is_featured` are one thing with two
 * names: when they differ, the one that differs from `featuredNow` is the change.
 */
export function packageValues(input: Partial<PackageInput>, featuredNow: boolean): Partial<PackageChange> {
  const values: Partial<PackageChange> = {
    title: input.title,
    destination: input.destination,
    duration: input.duration,
    route: input.route,
    price: input.price,
    image: input.image,
    images: input.images?.filter((image) => image !== ''),
    rating: input.rating,
    packageType: input.packageType,
    featured: featuredOf(input, featuredNow),
    featuredPriority: input.featured_priority,
    promotionalBadge: input.promotional_badge,
    description: input.description,
    inclusions: input.inclusions,
    exclusions: input.exclusions,
    enquiryOnly: input.enquiry_only,
    status: input.status,
    gstRate: input.gst_rate,
    sac: input.sac,
    overseas: input.overseas,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function featuredOf(input: Partial<PackageInput>, now: boolean): boolean | undefined {
  const named = [input.featured, input.is_featured].filter((value) => value !== undefined);
  return named.find((value) => value !== now) ?? named[0];
}
