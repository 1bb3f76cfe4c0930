import type { GeneralInquiry } from '#app/contract/enquiries.ts';
import type { Ctx } from '#app/services/context.ts';
import { receiveInquiry } from './receive-inquiry.ts';

/** The quote form. What a robot fills in the trap for robots is dropped without a word. */
export async function submitGeneralInquiry(ctx: Ctx, input: GeneralInquiry): Promise<void> {
  if (input.website) return;
  await receiveInquiry(ctx, {
    source: 'general',
    name: input.name,
    email: input.email,
    phone: input.phone,
    destination: input.destination,
    message: input.message,
    details: {},
    formKey: input.form_key ?? null,
    marketingConsent: input.marketing_consent ?? false,
  });
}
