import { z } from 'zod';
import { CancellationInput } from '#app/contract/booking-desk.ts';

/** The form of a cancellation; `other`: another charge than the policy's, in rupees. */
export interface CancelValues {
  by: 'customer' | 'agency';
  date: string;
  reason: string;
  other: boolean;
  charge: number | null;
  note: string;
}

const { reason } = CancellationInput.shape;

export const CancelForm: z.ZodType<CancelValues> = z
  .object({
    by: z.enum(['customer', 'agency']),
    date: z.string().min(1, 'Date is required'),
    reason,
    other: z.boolean(),
    charge: z.number().nullable(),
    note: z.string(),
  })
  .superRefine(({ other, charge, note }, ctx) => {
    if (!other) return;
    if (charge === null) ctx.addIssue({ code: 'custom', path: ['charge'], message: 'Charge is required' });
    if (note.trim() === '')
      ctx.addIssue({ code: 'custom', path: ['note'], message: 'Say why another amount is charged' });
  });
