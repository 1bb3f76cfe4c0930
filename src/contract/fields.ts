/** A field's schema, written once. Limits are generous for people and small for machines; messages say what to do. */
import { z } from 'zod';
import { EMAIL_ADDRESS } from '#app/domain/email-address.ts';
import { withoutInvisible } from '#app/domain/invisible-signs.ts';
import { internationalPhone } from '#app/domain/phone-number.ts';
import { isPlainDate } from '#app/domain/plain-date.ts';

const CONTROL = /[^\P{Cc}\t\n\r]/u;
const clean = (label: string) => (value: string, ctx: z.RefinementCtx) => {
  if (CONTROL.test(value) || !value.isWellFormed())
    ctx.addIssue({ code: 'custom', message: `${label} has characters that cannot be used` });
};

/** One line of text, trimmed, required. */
export const line = (label: string, max = 120) =>
  z
    .string({ error: `${label} is required` })
    .overwrite(withoutInvisible)
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} can have at most ${max} characters`)
    .superRefine((value, ctx) => {
      clean(label)(value, ctx);
      if (/[\r\n]/.test(value)) ctx.addIssue({ code: 'custom', message: `${label} must be one line` });
    });

/** One line of text that may be empty. */
export const optionalLine = (label: string, max = 120) =>
  z
    .string()
    .overwrite(withoutInvisible)
    .trim()
    .max(max, `${label} can have at most ${max} characters`)
    .superRefine(clean(label))
    .nullish()
    .transform((value) => value ?? '');

/** Text of several lines that may be empty. */
export const optionalText = (label: string, max = 5000) =>
  z
    .string()
    .trim()
    .max(max, `${label} can have at most ${max} characters`)
    .superRefine(clean(label))
    .nullish()
    .transform((value) => value ?? '');

/** Text of several lines, required. */
export const requiredText = (label: string, max = 5000) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} can have at most ${max} characters`)
    .superRefine(clean(label));

/** An e-mail address, trimmed; its case is kept for sending and ignored for finding. */
export const email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Email can have at most 254 characters')
  .regex(EMAIL_ADDRESS, 'Enter an email address such as name@example.com');

const NOT_INDIAN = 'Indian numbers have 10 digits; start any other with + and its country code';

/** Why digits cannot be a phone number, or null. What has no `+` or `00` before it is dialled within India. */
function phoneFault(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || /0{7}$/.test(digits))
    return 'Enter a phone number with 7 to 15 digits';
  if (/^(\+|00)/.test(typed)) {
    const full = digits.replace(/^00/, '');
    return full.startsWith('91') && !/^910?\d{10}$/.test(full) ? NOT_INDIAN : null;
  }
  if (/^(0|91)?\d{10}$/.test(digits)) return null;
  return digits.length > 10 && !/^(0|91)/.test(digits) ? null : NOT_INDIAN;
}

/** A phone number as people type it: digits with an optional +, spaces, dashes, dots, brackets. */
export const phone = z
  .string({ error: 'Phone is required' })
  .trim()
  .min(1, 'Phone is required')
  .max(32, 'Phone can have at most 32 characters')
  .regex(/^\+?[\d\s().-]+$/, 'Enter a phone number such as +91 98765 43210')
  .superRefine((value, ctx) => {
    const fault = phoneFault(value);
    if (fault) ctx.addIssue({ code: 'custom', message: fault });
  });

/** As people type it, kept in E.164; what has no country is Indian. */
export const storedPhone = phone.transform((typed, ctx) => {
  const number = internationalPhone(typed);
  if (number) return number;
  ctx.addIssue({ code: 'custom', message: 'Enter a phone number such as +91 98765 43210' });
  return z.NEVER;
});

/** Lines of text, the blank ones dropped. */
export const lineList = (label: string, { most, length }: { most: number; length: number }) =>
  z
    .array(optionalLine(label, length))
    .max(most, `${label}: at most ${most} lines`)
    .nullish()
    .transform((all) => (all ?? []).filter((one) => one !== ''));

/** A calendar date that exists, `YYYY-MM-DD`. */
export const plainDate = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .min(1, `${label} is required`)
    .refine(isPlainDate, `${label} must be a date such as 2027-04-12`);

/** A day that narrows a list or a report; an empty one, as forms send it, narrows nothing. */
export const filterDay = (label: string) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(plainDate(label))
    .optional();

/** From when and until when, both days included; without one it is open on that side. */
export const days = { start_date: filterDay('Start date'), end_date: filterDay('End date') };

/** An id from a path or a body: looked up as it is, so anything sane may be asked for and is simply not found. */
const NO_ID = 'This is no id';
export const idText = z.string({ error: NO_ID }).min(1, NO_ID).max(120, NO_ID);

/** A key of the opened form: the same key makes one record, however often it is sent. */
export const requestKey = line('Key', 200).optional();

/** Of the body that makes something anew, beside its fields; of a call without a body, in its query. */
export const pressed = { request_key: requestKey };

/** Of a form's text: the version that was read, so that no change made meanwhile is overwritten. */
export const formVersion = z.coerce.number('Version must be a number').int().min(1).optional();
