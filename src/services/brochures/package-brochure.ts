import { eq } from 'drizzle-orm';
import { itineraries, packages } from '#app/db/schema/content.ts';
import { offeredPrice, offerFacts, type PackageOffer } from '#app/domain/package-offer.ts';
import { dateInZone, formatDate } from '#app/domain/plain-date.ts';
import type { BrochureDay, BrochureMap, PrintedBrochure } from '#app/domain/printed-brochure.ts';
import type { Fact } from '#app/domain/printed-document.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { slugify } from '#app/domain/slug.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { keptMap } from '#app/services/catalog/route-map/find-route-map.ts';
import { routeMapPicture } from '#app/services/catalog/route-map/route-map-picture.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { readSections } from '#app/services/settings/get-settings.ts';
import { brochurePictures } from './brochure-pictures.ts';

type PackageRow = typeof packages.$inferSelect;
type ItineraryRow = typeof itineraries.$inferSelect;

/**
 * A package on paper, named for the customer: pictures, price, route map, day by day, what is in it. With pictures of
 * our own only. Throws `not_found`. Source: back-office §7; checklist B14, B19.
 */
export async function packageBrochure(
  ctx: Ctx,
  input: { packageId: string; customerName: string; message?: string } & PackageOffer,
): Promise<{ filename: string; pdf: Uint8Array }> {
  requirePermission(ctx, 'customers.view');
  return makeBrochure(ctx, input);
}

/** The same for a job, which asks for no permission. */
export async function makeBrochure(
  ctx: Ctx,
  input: { packageId: string; customerName: string; message?: string } & PackageOffer,
): Promise<{ filename: string; pdf: Uint8Array }> {
  const { packageId, customerName, message = '' } = input;
  const { item, plan } = await readPackage(ctx, packageId);
  const { brand, contact } = await readSections(ctx.db, ['brand', 'contact'], ctx.log);
  const pictures = await brochurePictures(ctx, [item.image, ...item.images], item.title);
  const name = customerName.trim();
  const data: PrintedBrochure = {
    title: item.title,
    number: name === '' ? brand.legalName : `For ${name}`,
    date: dateInZone(ctx.now(), ctx.config.timeZone),
    tone: 'cedar',
    stamp: '',
    brand: { first: brand.first, second: brand.second },
    from: { name: brand.legalName },
    tagline: brand.tagline,
    forName: name === '' ? '' : `Prepared for ${name}`,
    place: item.destination,
    price: offeredPrice(item.price, input) || 'On request',
    priceNote: input.customPrice === null ? 'Starting from' : 'Your price per person',
    facts: factsOf(item, plan, input),
    message,
    description: item.description || (plan?.overview ?? ''),
    highlights: plan?.highlights ?? [],
    inclusions: item.inclusions.length > 0 ? item.inclusions : (plan?.inclusions ?? []),
    exclusions: item.exclusions.length > 0 ? item.exclusions : (plan?.exclusions ?? []),
    days: (plan?.days ?? []).map(dayOf),
    map: await mapOf(item, plan),
    pictures: pictures.map(({ file, alt }) => ({ file, alt })),
    contact: [
      ['Phone', contact.phone],
      ['E-mail', contact.email],
    ],
    footer: `Prices of ${formatDate(dateInZone(ctx.now(), ctx.config.timeZone))}`,
  };
  const files = Object.fromEntries(pictures.map(({ file, bytes }) => [file, bytes]));
  const pdf = await ctx.pdf.render('brochure', data, files);
  return { filename: `${[item.slug, slugify(name, '')].filter(Boolean).join('-')}.pdf`, pdf };
}

async function readPackage(
  { db }: Pick<Ctx, 'db'>,
  id: string,
): Promise<{ item: PackageRow; plan: ItineraryRow | null }> {
  const [found] = isStorable(id)
    ? await db
        .select({ item: packages, plan: itineraries })
        .from(packages)
        .leftJoin(itineraries, eq(itineraries.itemId, packages.id))
        .where(eq(packages.id, id))
    : [];
  if (!found) throw notFound('This package does not exist.');
  return found;
}

function factsOf(item: PackageRow, plan: ItineraryRow | null, offer: PackageOffer): Fact[] {
  const facts: Fact[] = [
    ['Duration', item.duration],
    ['Starts', plan?.startingPoint ?? ''],
    ['Ends', plan?.endingPoint ?? ''],
    ['Best time', plan?.bestTime ?? ''],
    ...offerFacts(offer),
  ];
  return facts.filter(([, value]) => value !== '');
}

function dayOf({
  day,
  title,
  description,
  meals,
  accommodation,
  transport,
}: ItineraryRow['days'][number]): BrochureDay {
  const facts: Fact[] = [
    ['Meals', meals],
    ['Stay', accommodation],
    ['Transport', transport],
  ];
  return { number: String(day), title, description, facts: facts.filter(([, value]) => value !== '') };
}

async function mapOf(item: PackageRow, plan: ItineraryRow | null): Promise<BrochureMap | null> {
  const days = (plan?.days ?? []).map(({ day, locations }) => ({ day, locations }));
  const map = await keptMap({ route: item.route, days });
  if (!map) return null;
  return {
    width: map.width,
    height: map.height,
    label: map.label,
    svg: routeMapPicture(map),
    pins: map.pins.map(({ number, x, y }) => ({ number: String(number), x, y })),
    names: map.pins.flatMap(({ name, text }) => (text ? [{ text: name, ...text }] : [])),
  };
}
