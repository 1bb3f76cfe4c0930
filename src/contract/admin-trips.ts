import { z } from 'zod';
import { editedVersion } from './admin-content.ts';
import {
  AdminPackageView,
  absentWhenBlank,
  CruiseView,
  gstRate,
  lines,
  PilgrimageView,
  packageRating,
  sac,
  safeUrl,
} from './content.ts';
import { line, optionalLine, optionalText, pressed } from './fields.ts';
import { bothWays, ListQuery } from './list-query.ts';

const staffOnly = AdminPackageView.pick({
  status: true,
  gst_rate: true,
  sac: true,
  overseas: true,
  version: true,
  created_at: true,
  updated_at: true,
}).shape;

/** A cruise as staff see it. `enquiry_only` is the flag as staff set it: without a price it is sold so anyway. */
export const AdminCruiseView = CruiseView.extend(staffOnly).meta({ id: 'AdminCruise' });
export type AdminCruiseView = z.infer<typeof AdminCruiseView>;

export const AdminPilgrimageView = PilgrimageView.extend(staffOnly).meta({ id: 'AdminPilgrimage' });
export type AdminPilgrimageView = z.infer<typeof AdminPilgrimageView>;

const shared = {
  title: line('Title', 160),
  duration: optionalLine('Duration', 80).optional(),
  route: optionalText('Route', 1000).optional(),
  price: optionalLine('Price', 80).optional().describe('display text; without a price it is sold on enquiry'),
  image: safeUrl.optional(),
  images: z.array(safeUrl).max(40, 'At most 40 gallery images').optional(),
  rating: absentWhenBlank(packageRating),
  description: optionalText('Description', 20000).optional(),
  inclusions: lines('Inclusions').optional(),
  exclusions: lines('Exclusions').optional(),
  status: z.enum(['draft', 'published']).optional(),
  gst_rate: gstRate.optional().describe('percent; null: the rate of the settings'),
  sac: sac.optional().describe('null: the code of the settings'),
  overseas: z.boolean().optional(),
};

/** What is told of a cruise. */
export const CruiseInput = z
  .object({ ...shared, destination: line('Destination', 80), enquiry_only: z.boolean().optional() })
  .meta({ id: 'CruiseInput' });
export type CruiseInput = z.infer<typeof CruiseInput>;

/** What is told of a pilgrimage. */
export const PilgrimageInput = z
  .object({ ...shared, location: line('Location', 80), tag: optionalLine('Tag', 40).optional() })
  .meta({ id: 'PilgrimageInput' });
export type PilgrimageInput = z.infer<typeof PilgrimageInput>;

/** Bodies of POST: the fields, and the key of the opened form. */
export const NewCruise = CruiseInput.extend(pressed).meta({ id: 'NewCruise' });
export const NewPilgrimage = PilgrimageInput.extend(pressed).meta({ id: 'NewPilgrimage' });

/** What the editors of cruises and pilgrimages hold: nothing has to be there yet. */
export const CruisePreviewInput = CruiseInput.extend({
  title: optionalLine('Title', 160),
  destination: optionalLine('Destination', 80),
});
export type CruisePreviewInput = z.infer<typeof CruisePreviewInput>;

export const PilgrimagePreviewInput = PilgrimageInput.extend({
  title: optionalLine('Title', 160),
  location: optionalLine('Location', 80),
});
export type PilgrimagePreviewInput = z.infer<typeof PilgrimagePreviewInput>;

/** Body of PUT /admin/cruises/{id}: what is left out stays. */
export const CruiseChangeInput = CruiseInput.partial()
  .extend({ version: editedVersion })
  .meta({ id: 'CruiseChange' });
export type CruiseChangeInput = z.infer<typeof CruiseChangeInput>;

export const PilgrimageChangeInput = PilgrimageInput.partial()
  .extend({ version: editedVersion })
  .meta({ id: 'PilgrimageChange' });
export type PilgrimageChangeInput = z.infer<typeof PilgrimageChangeInput>;

/** `place` is a cruise's destination and a pilgrimage's location. */
export const TRIP_ORDERS = ['position', 'title', 'place', 'rating', 'status', 'updated'] as const;
export type TripOrder = (typeof TRIP_ORDERS)[number];

/** Query of staff's cruises and pilgrimages; in their order on the website unless `sort` says. */
export const AdminTripQuery = ListQuery.extend({
  status: z.enum(['draft', 'published']).optional(),
  sort: bothWays(TRIP_ORDERS).optional(),
});
export type AdminTripQuery = z.infer<typeof AdminTripQuery>;
