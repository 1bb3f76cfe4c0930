/** The directory of suppliers. Source: back-office §3, §5, §7; checklist B27. */
import { z } from 'zod';
import { accountProblem, normaliseAccount } from '#app/domain/bank-account.ts';
import { HOME_COUNTRY } from '#app/domain/customer.ts';
import { gstinShapeProblem, normaliseGstin } from '#app/domain/gst/gstin.ts';
import { ifscProblem, normaliseIfsc } from '#app/domain/ifsc.ts';
import { SERVICE_TYPES, SUPPLIER_STATUSES } from '#app/domain/purchases.ts';
import { email, formVersion, idText, line, optionalLine, requestKey, storedPhone } from './fields.ts';
import { ListQuery } from './list-query.ts';

/** A code in its one form, or empty; `problem` is the sentence for what cannot be one. */
const code = (label: string, problem: (text: string) => string | null, normalise: (text: string) => string) =>
  optionalLine(label, 60).transform((typed, ctx) => {
    const fault = typed === '' ? null : problem(typed);
    if (fault === null) return normalise(typed);
    ctx.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  });

const details = {
  supplier_name: line('Supplier name'),
  contact_person: line('Contact person'),
  phone: storedPhone,
  email,
  service_type: z.enum(SERVICE_TYPES, {
    error: ({ input }) =>
      input ? `Service type must be one of ${SERVICE_TYPES.join(', ')}` : 'Service type is required',
  }),
  /** One whose check character does not fit is taken with a warning: the paper in hand may have it so. */
  gst_number: code('GST number', gstinShapeProblem, normaliseGstin),
  bank_account_number: code('Bank account number', accountProblem, normaliseAccount),
  ifsc_code: code('IFSC code', ifscProblem, normaliseIfsc),
  bank_branch: optionalLine('Bank branch'),
  address: optionalLine('Address', 300),
  city: optionalLine('City', 80),
  state: optionalLine('State', 80),
  country: optionalLine('Country', 80).transform((typed) => typed || HOME_COUNTRY),
  status: z
    .enum(['', ...SUPPLIER_STATUSES], { error: `Status must be ${SUPPLIER_STATUSES.join(' or ')}` })
    .nullish()
    .transform((value) => value || ('active' as const)),
};

/** Form of POST /suppliers. */
export const SupplierInput = z.object({ ...details, request_key: requestKey }).meta({ id: 'SupplierInput' });
export type SupplierInput = z.infer<typeof SupplierInput>;

/** Form of PUT /suppliers/{id}: an absent field stays, an empty one clears. */
export const SupplierChange = z
  .object({ ...details, version: formVersion })
  .partial()
  .meta({ id: 'SupplierChange' });
export type SupplierChange = z.infer<typeof SupplierChange>;

export const Supplier = z
  .object({
    id: z.string(),
    supplier_name: z.string(),
    contact_person: z.string(),
    phone: z.string(),
    email: z.string(),
    service_type: z.enum(SERVICE_TYPES),
    gst_number: z.string(),
    bank_account_number: z.string(),
    ifsc_code: z.string(),
    bank_branch: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    status: z.enum(SUPPLIER_STATUSES),
    /** What was taken and may be a slip: a GSTIN whose check character does not fit. */
    warnings: z.array(z.string()),
    version: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Supplier' });
export type Supplier = z.infer<typeof Supplier>;

/** Query of GET /suppliers: by name unless asked otherwise. */
export const SupplierQuery = ListQuery.extend({
  /** Only this one, for a link to it. */
  id: idText.optional(),
  service_type: z.enum(SERVICE_TYPES).optional(),
  status: z.enum(SUPPLIER_STATUSES).optional(),
  sort: z.enum(['name', '-name']).optional(),
});
export type SupplierQuery = z.infer<typeof SupplierQuery>;

/** The figures over the list, of all suppliers. */
export const SupplierStats = z
  .object({
    total_suppliers: z.int(),
    active_suppliers: z.int(),
    by_service_type: z.record(z.enum(SERVICE_TYPES), z.int()),
    inactive_suppliers: z.int(),
    added_this_month: z.int(),
  })
  .meta({ id: 'SupplierStats' });
export type SupplierStats = z.infer<typeof SupplierStats>;
