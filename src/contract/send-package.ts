/** Offering a package to a customer. Prices in rupees. Source: back-office §5, §7; checklist B14, B19. */
import { z } from 'zod';
import { SEND_VIA } from '#app/domain/customer.ts';
import { fromDecimal } from '#app/domain/money.ts';
import type { PackageOffer } from '#app/domain/package-offer.ts';
import { idText, optionalLine, optionalText, requestKey } from './fields.ts';

const PRICE = 'Custom price must be an amount with at most two decimals, above 0';
const FLIGHTS = 'Flights included must be true or false';
const PAX = 'Number of pax must be a whole number from 1 to 500';

/** As JSON, a form or a query says it; blank is not specified. */
const said = (kind: z.ZodType<number | boolean>) => z.union([kind, z.string().max(40)]).nullish();
const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const price = said(z.number({ error: PRICE })).transform((value, ctx): number | null => {
  if (isBlank(value)) return null;
  const paise = fromDecimal(String(value));
  if (paise !== null && paise > 0) return paise;
  ctx.addIssue({ code: 'custom', message: PRICE });
  return z.NEVER;
});

const pax = said(z.number({ error: PAX })).transform((value, ctx): number | null => {
  if (isBlank(value)) return null;
  const count = Number(value);
  if (Number.isInteger(count) && count >= 1 && count <= 500) return count;
  ctx.addIssue({ code: 'custom', message: PAX });
  return z.NEVER;
});

const flights = said(z.boolean({ error: FLIGHTS })).transform((value, ctx): boolean | null => {
  if (isBlank(value)) return null;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  ctx.addIssue({ code: 'custom', message: FLIGHTS });
  return z.NEVER;
});

const offer = {
  custom_price: price.describe('rupees per person; absent: the package’s own'),
  number_of_pax: pax,
  flights_included: flights,
  hotels_info: optionalLine('Hotels', 300),
};
type OfferInput = z.output<z.ZodObject<typeof offer>>;

export function offerOf(input: OfferInput): PackageOffer {
  return {
    customPrice: input.custom_price,
    pax: input.number_of_pax,
    flights: input.flights_included,
    hotels: input.hotels_info,
  };
}

const which = {
  customer_id: idText,
  package_id: z.string({ error: 'Package is required' }).min(1, 'Package is required').max(120),
  message: optionalText('Message', 4000),
  ...offer,
  request_key: requestKey,
};

/** Body of POST /customers/share-via-whatsapp. */
export const ShareRequest = z.object(which).meta({ id: 'SharePackage' });
export type ShareRequest = z.infer<typeof ShareRequest>;

export const ShareAnswer = z
  .object({ whatsapp_url: z.string(), message: z.string() })
  .meta({ id: 'SharedPackage' });
export type ShareAnswer = z.infer<typeof ShareAnswer>;

/** Body of POST /customers/send-package. */
export const SendPackageRequest = z
  .object({
    ...which,
    send_via: z
      .enum(SEND_VIA, { error: `Send via must be one of ${SEND_VIA.join(', ')}` })
      .default('whatsapp'),
  })
  .meta({ id: 'SendPackage' });
export type SendPackageRequest = z.infer<typeof SendPackageRequest>;

export const SendPackageAnswer = z
  .object({
    message: z.string(),
    /** Opens WhatsApp with the text, where a person presses send there. */
    whatsapp_url: z.string().optional(),
  })
  .meta({ id: 'PackageSentAnswer' });
export type SendPackageAnswer = z.infer<typeof SendPackageAnswer>;

/** Query of GET /customers/download-pdf/{package_id}. */
export const BrochureQuery = z.object({ customer_name: optionalLine('Customer name', 120), ...offer });
