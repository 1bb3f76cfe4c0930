/** Company, tax, bank, numbers, cancellation and time zone: what documents are made from. */
import { z } from 'zod';
import { tierProblems } from '#app/domain/cancellation.ts';
import { DOCUMENT_KINDS, prefixProblem } from '#app/domain/document-number.ts';
import { gstinProblem, isPan, panOf, stateOf } from '#app/domain/gst/gstin.ts';
import { GST_RATE_CHOICES, isGstRate } from '#app/domain/gst/rates.ts';
import { isTourSac, TOUR_SAC_CHOICES } from '#app/domain/gst/sac.ts';
import { isStateCode, stateName } from '#app/domain/gst/states.ts';
import type { OfficeSettings } from '#app/domain/office-settings.ts';
import { email, line, optionalLine, phone } from './fields.ts';

export const version = line('Version', 40);

const capitals = (label: string, max: number) =>
  optionalLine(label, max).transform((text) => text.toUpperCase());

/** Empty or of this form. */
const formed = (label: string, max: number, pattern: RegExp, message: string) =>
  capitals(label, max).refine((text) => text === '' || pattern.test(text), message);

const company = z
  .object({
    gstin: capitals('GSTIN', 20),
    pan: capitals('PAN', 20).refine((pan) => pan === '' || isPan(pan), 'Enter a PAN such as AAKCD4821M'),
    stateCode: z.string({ error: 'State is required' }).refine(isStateCode, 'Choose a state from the list'),
    address: line('Address', 300),
    email,
    phone,
    signatory: optionalLine('Signatory', 120),
  })
  .superRefine(({ gstin, pan, stateCode }, ctx) => {
    if (gstin === '') return;
    const wrong = (field: string, message: string) =>
      ctx.addIssue({ code: 'custom', path: [field], message });
    const problem = gstinProblem(gstin);
    if (problem) return wrong('gstin', problem);
    if (stateOf(gstin) !== stateCode)
      wrong('stateCode', `This GSTIN was given in ${stateName(stateOf(gstin))} (${stateOf(gstin)})`);
    if (pan !== '' && panOf(gstin) !== pan) wrong('pan', `The GSTIN holds the PAN ${panOf(gstin)}`);
  });

const tax = z.object({
  gstRate: z
    .number({ error: 'Choose a GST rate' })
    .refine(isGstRate, `GST must be ${GST_RATE_CHOICES.join(', ')} percent`),
  sac: z
    .string({ error: 'SAC is required' })
    .refine(isTourSac, `SAC must be one of ${TOUR_SAC_CHOICES.join(', ')}`),
  tcs: z.boolean({ error: 'TCS is on or off' }),
  lut: optionalLine('LUT', 60),
  inclusiveNote: optionalLine('Note', 300),
});

const bank = z
  .object({
    accountName: optionalLine('Account name', 120),
    accountNumber: optionalLine('Account number', 40).refine(
      (number) => /^([\dA-Z][\dA-Z -]{4,38})?$/i.test(number),
      'Account number must be digits and letters',
    ),
    ifsc: formed('IFSC', 11, /^[A-Z]{4}0[A-Z0-9]{6}$/, 'Enter an IFSC such as HDFC0000123'),
    bankName: optionalLine('Bank', 120),
    branch: optionalLine('Branch', 120),
    swift: formed('SWIFT', 11, /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'Enter a SWIFT code such as HDFCINBB'),
    upiId: optionalLine('UPI ID', 80).refine(
      (id) => id === '' || /^[\w.-]{2,}@[a-z][a-z0-9.-]+$/i.test(id),
      'Enter a UPI ID such as agency@bank',
    ),
    upiName: optionalLine('UPI name', 80),
  })
  .superRefine((value, ctx) => {
    const need = (field: keyof typeof value, message: string) => {
      if (value[field] === '') ctx.addIssue({ code: 'custom', path: [field], message });
    };
    if (value.accountNumber !== '') {
      need('ifsc', 'IFSC is required with an account number');
      need('accountName', 'Account name is required with an account number');
    }
    if (value.upiId !== '') need('upiName', 'UPI name is required with a UPI ID');
  });

const prefix = z
  .string({ error: 'Prefix is required' })
  .trim()
  .transform((text) => text.toUpperCase())
  .superRefine((text, ctx) => {
    const message = prefixProblem(text);
    if (message) ctx.addIssue({ code: 'custom', message });
  });

const series = z
  .object({
    invoice: prefix,
    proforma: prefix,
    receipt_voucher: prefix,
    refund_voucher: prefix,
    credit_note: prefix,
  })
  .superRefine((value, ctx) => {
    for (const [index, kind] of DOCUMENT_KINDS.entries()) {
      const other = DOCUMENT_KINDS.slice(0, index).find((before) => value[before] === value[kind]);
      if (other)
        ctx.addIssue({
          code: 'custom',
          path: [kind],
          message: `${value[kind]} is the prefix of another series`,
        });
    }
  });

const whole = (label: string, most: number) =>
  z
    .int(`${label} must be a whole number`)
    .min(0, `${label} cannot be negative`)
    .max(most, `${label} can be at most ${most}`);

const cancellation = z
  .object({
    tiers: z
      .array(z.object({ days: whole('Days', 730), percent: whole('Percent', 100) }))
      .min(1, 'The scale needs a row')
      .max(12, 'The scale can have at most 12 rows'),
    version,
  })
  .superRefine(({ tiers }, ctx) => {
    for (const [field, message] of Object.entries(tierProblems(tiers)))
      ctx.addIssue({
        code: 'custom',
        path: field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
        message,
      });
  });

const reminderDay = (label: string, least: number) =>
  z
    .int(`${label} must be a whole number`)
    .min(least, `${label} must be at least ${least}`)
    .max(180, `${label} can be at most 180`);

const reminders = z
  .object({
    before: z.array(reminderDay('Days before', 0)).max(6, 'There can be at most 6 reminders before'),
    after: z.array(reminderDay('Days after', 1)).max(6, 'There can be at most 6 reminders after'),
    taskAfter: reminderDay('Days after', 1),
  })
  .superRefine(({ after, taskAfter }, ctx) => {
    for (const [at, days] of after.entries()) {
      if (days < taskAfter) continue;
      const message = `Must be before the task on day ${taskAfter}`;
      ctx.addIssue({ code: 'custom', path: ['after', at], message });
    }
  });

const business = z.object({
  timeZone: z
    .string({ error: 'Time zone is required' })
    .refine(isTimeZone, 'Choose a time zone such as Asia/Kolkata'),
});

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]+(\/[\w+-]+)*$/.test(name);
  } catch {
    return false;
  }
}

export const OFFICE_SECTIONS: { [Section in keyof OfficeSettings]: z.ZodType<OfficeSettings[Section]> } = {
  company,
  tax,
  bank,
  series,
  cancellation,
  reminders,
  business,
};
