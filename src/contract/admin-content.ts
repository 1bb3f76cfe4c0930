import { z } from 'zod';
import { DestinationInput, DestinationView, PackageInput, TestimonialInput } from './content.ts';
import { idText, pressed } from './fields.ts';
import { bothWays, ListQuery } from './list-query.ts';

/** With the version that an editor began with, a change that somebody made meanwhile is not overwritten. */
export const editedVersion = z.int().min(1).optional();

/** Bodies of POST: the fields, and the key of the opened form. */
export const NewPackage = PackageInput.extend(pressed).meta({ id: 'NewPackage' });
export const NewDestination = DestinationInput.extend(pressed).meta({ id: 'NewDestination' });
export const NewTestimonial = TestimonialInput.extend(pressed).meta({ id: 'NewTestimonial' });

/** Query of POST …/duplicate. */
export const DuplicateQuery = z.object(pressed);

/** A destination as staff see it. */
export const AdminDestinationView = DestinationView.extend({
  all_packages: z.int().describe('drafts included: what keeps it from being deleted'),
  version: z.int().describe('counts the changes'),
}).meta({ id: 'AdminDestination' });
export type AdminDestinationView = z.infer<typeof AdminDestinationView>;

export const DESTINATION_ORDERS = ['position', 'name', 'packages'] as const;

/** Query of GET /admin/destinations; in their order on the website unless `sort` says. */
export const AdminDestinationQuery = ListQuery.extend({ sort: bothWays(DESTINATION_ORDERS).optional() });
export type AdminDestinationQuery = z.infer<typeof AdminDestinationQuery>;

/** Body of PUT /admin/destinations/{id}. */
export const DestinationChangeInput = DestinationInput.partial()
  .extend({ version: editedVersion })
  .meta({ id: 'DestinationChange' });
export type DestinationChangeInput = z.infer<typeof DestinationChangeInput>;

export const TESTIMONIAL_ORDERS = ['created', 'name', 'rating'] as const;

/** Query of GET /admin/testimonials; newest first unless `sort` says. */
export const AdminTestimonialQuery = ListQuery.extend({
  sort: bothWays(TESTIMONIAL_ORDERS).optional(),
  rating: z.enum(['1', '2', '3', '4', '5']).transform(Number).optional(),
});
export type AdminTestimonialQuery = z.infer<typeof AdminTestimonialQuery>;

/** Body of PUT /admin/testimonials/{id}. */
export const TestimonialChangeInput = TestimonialInput.partial()
  .extend({ version: editedVersion })
  .meta({ id: 'TestimonialChange' });
export type TestimonialChangeInput = z.infer<typeof TestimonialChangeInput>;

export const MOST_ORDERED = 500;

/** Body of PUT …/order: these take, in this order, the places that they have together now. */
export const OrderInput = z
  .object({
    ids: z
      .array(idText)
      .min(1, 'Name what to put in order')
      .max(MOST_ORDERED, `At most ${MOST_ORDERED} can be put in order at once`)
      .refine((ids) => new Set(ids).size === ids.length, 'Each can be named once only'),
  })
  .meta({ id: 'Order' });
export type OrderInput = z.infer<typeof OrderInput>;
