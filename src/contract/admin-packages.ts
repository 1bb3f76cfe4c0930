import { z } from 'zod';
import { PACKAGE_KINDS } from '#app/domain/package-choice.ts';
import { PackageInput } from './content.ts';
import { idText, optionalLine } from './fields.ts';
import { ListQuery, MOST_AT_ONCE } from './list-query.ts';

/** What staff's packages can be sorted by; a minus in front turns the order round. */
export const PACKAGE_ORDERS = [
  'title',
  'destination',
  'length',
  'type',
  'rating',
  'featured',
  'price',
  'status',
  'created',
  'updated',
] as const;
export type PackageOrder = (typeof PACKAGE_ORDERS)[number];

const orders = PACKAGE_ORDERS.flatMap((name) => [name, `-${name}` as const]);

/** The filters of staff's packages, which all hold together. */
export const AdminPackageFilter = z.object({
  q: ListQuery.shape.q,
  status: z.enum(['draft', 'published']).optional(),
  destination: z.string().trim().max(200).optional().describe('a name; case and outer spaces are ignored'),
  type: z.enum(PACKAGE_KINDS).optional(),
  sale: z.enum(['bookable', 'enquiry']).optional().describe('bought online, or on enquiry only'),
  featured: z.enum(['yes', 'no']).optional(),
  sort: z.enum(orders).optional().describe('newest first without it'),
});
export type AdminPackageFilter = z.infer<typeof AdminPackageFilter>;

/** Query of GET /admin/packages. */
export const AdminPackageQuery = ListQuery.extend(AdminPackageFilter.shape);

/**
 * Body of PUT /admin/packages/{id}. With the `version` that the editor began with, a change that somebody made
 * meanwhile is not overwritten: the answer is `changed_meanwhile`.
 */
export const PackageChangeInput = PackageInput.partial()
  .extend({ version: z.int().min(1).optional() })
  .meta({ id: 'PackageChange' });
export type PackageChangeInput = z.infer<typeof PackageChangeInput>;

/** What an editor holds, for a preview: what is required later may be missing still. */
export const PackagePreviewInput = PackageInput.extend({
  title: optionalLine('Title', 160),
  destination: optionalLine('Destination', 80),
  price: optionalLine('Price', 80),
});
export type PackagePreviewInput = z.infer<typeof PackagePreviewInput>;

/** Body of POST /admin/packages/bulk. */
export const BulkPackagesInput = z
  .object({
    action: z.enum(['publish', 'unpublish', 'delete', 'restore']),
    ids: z
      .array(idText)
      .min(1, 'Choose at least one package')
      .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} packages at once`),
  })
  .meta({ id: 'BulkPackages' });
export type BulkPackagesInput = z.infer<typeof BulkPackagesInput>;

export const BulkPackagesAnswer = z
  .object({
    done: z.array(z.string()).describe('ids that were changed'),
    unchanged: z.array(z.string()).describe('ids that were so already'),
    missing: z.array(z.string()).describe('ids that do not exist any more'),
  })
  .meta({ id: 'BulkPackagesAnswer' });
export type BulkPackagesAnswer = z.infer<typeof BulkPackagesAnswer>;

/** What the settings say of packages without a rate or code of their own. */
export const PackageTaxDefaults = z
  .object({ gst_rate: z.number().describe('percent'), sac: z.string() })
  .meta({ id: 'PackageTaxDefaults' });
export type PackageTaxDefaults = z.infer<typeof PackageTaxDefaults>;
