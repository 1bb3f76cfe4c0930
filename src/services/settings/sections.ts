import { z } from 'zod';
import type { SettingsSection, SiteSettings } from '#app/domain/settings.ts';

const text = z.string().max(2000);

/** What each stored section must look like to be used; `SiteSettings` in domain/settings is the same in types. */
export const SETTINGS_SECTIONS: { [Section in SettingsSection]: z.ZodType<SiteSettings[Section]> } = {
  brand: z.object({ first: text.min(1), second: text, legalName: text.min(1), tagline: text }),
  contact: z.object({ phone: text, phoneLink: text, email: text, whatsapp: text, hours: text }),
  offices: z.array(z.object({ country: text, city: text, address: text, registration: text })).max(50),
  hero: z.object({
    offerTitle: text,
    offerText: text,
    trendingTitle: text,
    trendingPrice: text,
    trendingImage: text,
  }),
  figures: z.object({ destinations: text, travelers: text, years: text }),
  booking: z.object({
    referencePrefix: z.string().regex(/^[A-Z0-9]{1,6}$/),
    expiryHours: z.number().positive().max(8760),
    reminderMinutes: z.number().positive().max(525_600),
    termsVersion: z.string().min(1).max(40),
  }),
};
