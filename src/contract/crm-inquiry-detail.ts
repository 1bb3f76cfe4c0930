import { z } from 'zod';
import { BOOKING_STATUSES } from '#app/domain/booking-status.ts';
import { INQUIRY_STATUSES } from '#app/domain/inquiry.ts';
import { AuditLine } from './booking-desk.ts';
import { CrmInquiry } from './crm-inquiries.ts';

/** Another inquiry or booking of the same person, by their e-mail address. */
export const SamePersonRecord = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('inquiry'),
      id: z.string(),
      title: z.string(),
      status: z.enum(INQUIRY_STATUSES),
      createdAt: z.string(),
    }),
    z.object({
      kind: z.literal('booking'),
      id: z.string(),
      title: z.string(),
      reference: z.string(),
      status: z.enum(BOOKING_STATUSES),
      totalAmount: z.number().describe('rupees'),
      createdAt: z.string(),
    }),
  ])
  .meta({ id: 'SamePersonRecord' });
export type SamePersonRecord = z.infer<typeof SamePersonRecord>;

/** GET /crm/inquiries/{id}: an inquiry with everything that belongs to it. */
export const InquiryDetail = CrmInquiry.extend({
  allNotes: CrmInquiry.shape.notes,
  history: z.array(AuditLine),
  /** The newest first. */
  others: z.array(SamePersonRecord),
}).meta({ id: 'InquiryDetail' });
export type InquiryDetail = z.infer<typeof InquiryDetail>;
