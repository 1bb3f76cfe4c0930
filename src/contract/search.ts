/** The back office's search over everything. */
import { z } from 'zod';

/** What can be found; the screens know where each is opened. */
export const RECORD_KINDS = [
  'inquiry',
  'booking',
  'customer',
  'customer_invoice',
  'supplier',
  'vendor_invoice',
  'expense',
  'package',
  'destination',
  'cruise',
  'pilgrimage',
  'testimonial',
  'privacy_request',
  'user',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export const SearchQuery = z.object({
  q: z.string().trim().min(2, 'Type at least two letters').max(200, 'This is too long to search for'),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const SearchHit = z
  .object({
    id: z.string(),
    title: z.string(),
    /** What else tells it from others, in one line. */
    detail: z.string(),
  })
  .meta({ id: 'SearchHit' });
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchGroup = z
  .object({
    kind: z.enum(RECORD_KINDS),
    hits: z.array(SearchHit),
    /** There are more than these. */
    more: z.boolean(),
  })
  .meta({ id: 'SearchGroup' });
export type SearchGroup = z.infer<typeof SearchGroup>;
