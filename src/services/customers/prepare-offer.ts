import { eq } from 'drizzle-orm';
import type { ShareRequest } from '#app/contract/send-package.ts';
import { offerOf } from '#app/contract/send-package.ts';
import { packages } from '#app/db/schema/content.ts';
import { customers } from '#app/db/schema/customers.ts';
import { packageMessage } from '#app/domain/package-message.ts';
import type { SentOffer } from '#app/domain/package-offer.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { readSections } from '#app/services/settings/get-settings.ts';
import { type CustomerRow, noCustomer } from './customer-row.ts';

export interface PreparedOffer {
  customer: CustomerRow;
  /** What staff typed, or the default message. */
  text: string;
  offer: SentOffer;
}

/** Whom, what and in which words. Throws `not_found`. */
export async function prepareOffer(ctx: Ctx, input: ShareRequest): Promise<PreparedOffer> {
  const { customer_id: customerId, package_id: packageId, message, request_key: key } = input;
  const [customer] = isStorable(customerId)
    ? await ctx.db.select().from(customers).where(eq(customers.id, customerId))
    : [];
  if (!customer) throw noCustomer();
  const [trip] = isStorable(packageId)
    ? await ctx.db.select().from(packages).where(eq(packages.id, packageId))
    : [];
  if (!trip) throw notFound('This package does not exist.');
  const who = ctx.actor.type === 'staff' ? ctx.actor.id : ctx.actor.type;
  const offer: SentOffer = {
    ...offerOf(input),
    key: key === undefined ? crypto.randomUUID() : `${who}:${customerId}:${key}`,
    packageId,
    packageTitle: trip.title,
  };
  if (message.trim() !== '') return { customer, text: message, offer };
  const { brand } = await readSections(ctx.db, ['brand'], ctx.log);
  const text = packageMessage({
    customerName: customer.name,
    trip,
    offer,
    link: trip.status === 'published' ? `${ctx.config.publicUrl}/packages/${trip.slug}` : '',
    agency: brand.legalName,
  });
  return { customer, text, offer };
}
