/** "Remove demo content": what it would take, and what stays. */
import { z } from 'zod';

/** What has to be typed to confirm. */
export const DEMO_WORDS = 'remove demo content';

const counts = z.object({
  packages: z.int(),
  destinations: z.int(),
  cruises: z.int(),
  pilgrimages: z.int(),
  testimonials: z.int(),
  itineraries: z.int(),
  /** Sections of the settings: company with its GSTIN, bank account. */
  agency: z.int(),
  suppliers: z.int(),
  vendor_invoices: z.int(),
  expenses: z.int(),
  recurring_expenses: z.int(),
});

export const DemoContentView = z
  .object({
    /** Put in by the first start and untouched since: these go. */
    removes: counts,
    /** Demo trips that somebody booked: they stay as drafts, so that their bookings keep what they refer to. */
    keeps_booked: z.int(),
    /** Demo destinations that other packages are in: they stay. */
    keeps_destinations: z.int(),
    /** Of them, those where only booked demo trips are. */
    keeps_destinations_booked: z.int(),
  })
  .meta({ id: 'DemoContent' });
export type DemoContentView = z.infer<typeof DemoContentView>;

/** Body of POST /admin/settings/demo/remove. */
export const DemoRemoval = z
  .object({
    confirm: z
      .string({ error: `Type "${DEMO_WORDS}" to confirm` })
      .trim()
      .transform((text) => text.toLowerCase())
      .refine((text) => text === DEMO_WORDS, `Type "${DEMO_WORDS}" to confirm`),
  })
  .meta({ id: 'DemoRemoval' });
