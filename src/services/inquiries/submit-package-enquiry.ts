import type { PackageEnquiry } from '#app/contract/enquiries.ts';
import { findCruise, findPackage, findPilgrimage } from '#app/services/catalog/find-trip.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { receiveInquiry } from './receive-inquiry.ts';
import { refuseEarlierDate } from './refuse-earlier-date.ts';

/**
 * An enquiry about a trip. A known id gives the trip's own title and place; an unknown one is kept with the title the
 * visitor saw, since a question about a trip that was taken down is still a question.
 */
export async function submitPackageEnquiry(ctx: Ctx, input: PackageEnquiry): Promise<void> {
  if (input.website) return;
  if (input.preferred_date) refuseEarlierDate(ctx, 'preferred_date', 'Preferred date', input.preferred_date);
  const trip = await findAsked(ctx, input.package_id ?? '');
  const title = trip?.title ?? input.package_title;
  if (title === '')
    throw invalid('Choose the trip you ask about', { package_id: 'Choose the trip you ask about' });
  await receiveInquiry(ctx, {
    source: trip?.source ?? 'package',
    name: input.name,
    email: input.email,
    phone: input.phone,
    destination: trip?.place ?? '',
    message: input.message,
    details: {
      package_title: title,
      ...(input.package_id ? { package_id: input.package_id } : {}),
      ...(input.preferred_date ? { preferred_date: input.preferred_date } : {}),
      ...(input.budget ? { budget: input.budget } : {}),
      ...(input.number_of_travelers === null ? {} : { number_of_travelers: input.number_of_travelers }),
    },
    formKey: input.form_key ?? null,
    marketingConsent: input.marketing_consent ?? false,
  });
}

async function findAsked(ctx: Ctx, id: string) {
  if (id === '') return null;
  const found = await findPackage(ctx, id);
  if (found) return { source: 'package' as const, title: found.title, place: found.destination };
  const cruise = await findCruise(ctx, id);
  if (cruise) return { source: 'cruise' as const, title: cruise.title, place: cruise.destination };
  const pilgrimage = await findPilgrimage(ctx, id);
  return pilgrimage && { source: 'pilgrimage' as const, title: pilgrimage.title, place: pilgrimage.location };
}
