import type { VisaEnquiry } from '#app/contract/enquiries.ts';
import type { Ctx } from '#app/services/context.ts';
import { receiveInquiry } from './receive-inquiry.ts';
import { refuseEarlierDate } from './refuse-earlier-date.ts';

/** The form of the visa page. Throws `invalid_input` for a travel date before today. */
export async function submitVisaEnquiry(ctx: Ctx, input: VisaEnquiry): Promise<void> {
  if (input.website) return;
  refuseEarlierDate(ctx, 'travel_date', 'Travel date', input.travel_date);
  await receiveInquiry(ctx, {
    source: 'visa',
    name: input.name,
    email: input.email,
    phone: input.phone,
    destination: input.destination_country,
    message: input.message,
    details: {
      destination_country: input.destination_country,
      nationality: input.nationality,
      travel_date: input.travel_date,
      ...(input.visa_type === '' ? {} : { visa_type: input.visa_type }),
    },
    formKey: input.form_key ?? null,
    marketingConsent: input.marketing_consent ?? false,
  });
}
