import type { z } from 'zod';
import { GeneralInquiry, PackageEnquiry, PrivacyRequest, VisaEnquiry } from '#app/contract/enquiries.ts';
import { fieldMessages } from '#app/contract/field-messages.ts';
import type { FormKind } from '#app/domain/enquiry-forms.ts';
import { businessToday } from '#app/web/site/business-day.ts';
import type { FormBody } from './read-form.ts';

const SCHEMA: Record<FormKind, z.ZodType> = {
  enquiry: PackageEnquiry,
  quote: GeneralInquiry,
  visa: VisaEnquiry,
  privacy: PrivacyRequest,
};

/** Source: the services' own rule; the earliest day is the business day (DAT-01). */
const NOT_BEFORE_TODAY: Record<string, string> = {
  preferred_date: 'Preferred date cannot be earlier than today',
  travel_date: 'Travel date cannot be earlier than today',
};

/** What is wrong with each field, by the contract's schemas. Loaded when somebody fills a form in, not with the page. */
export function checkForm(kind: FormKind, body: FormBody): Record<string, string> {
  const result = SCHEMA[kind].safeParse(body);
  const wrong = result.success ? {} : fieldMessages(result.error);
  const today = businessToday();
  for (const [name, message] of Object.entries(NOT_BEFORE_TODAY)) {
    const date = body[name];
    if (typeof date === 'string' && date !== '' && date < today) wrong[name] ??= message;
  }
  return wrong;
}
