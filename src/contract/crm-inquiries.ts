/** Inquiries as staff handle them. Source: back-office §3, §7; checklist B03. */
import { z } from 'zod';
import { INQUIRY_SORTS, INQUIRY_SOURCES, INQUIRY_STATUSES } from '#app/domain/inquiry.ts';
import { assignee } from './crm-desk.ts';
import { days, idText } from './fields.ts';
import { ListQuery } from './list-query.ts';

/** An inquiry in the CRM, whatever form it came by. */
export const CrmInquiry = z
  .object({
    id: z.string(),
    source: z.enum(INQUIRY_SOURCES),
    name: z.string(),
    /** Empty, like the phone, once the person's data was erased. */
    email: z.string(),
    phone: z.string(),
    destination: z.string(),
    message: z.string(),
    status: z.enum(INQUIRY_STATUSES),
    /** What only this form asks, by the names of its fields: `package_title`, `budget`, `visa_type` … */
    details: z.record(z.string(), z.union([z.string(), z.number()])),
    /** The first two in a list; all after a note was added. */
    notes: z.array(z.object({ note: z.string(), author: z.string(), createdAt: z.string() })),
    noteCount: z.int(),
    assigneeId: z.string().nullable(),
    /** Empty while nobody looks after it. */
    assigneeName: z.string(),
    /** Since when the person waits for a first answer; null once one was handed over, and when it is resolved or closed. */
    waitingSince: z.string().nullable(),
    /** The customer who asks, once there is one. */
    customerId: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'CrmInquiry' });
export type CrmInquiry = z.infer<typeof CrmInquiry>;

/** Query of GET /crm/inquiries. */
export const InquiryListQuery = ListQuery.extend({
  /** Only this one, for a link to it. */
  id: idText.optional(),
  status: z.enum(INQUIRY_STATUSES).optional(),
  source: z.enum(INQUIRY_SOURCES).optional(),
  assignee,
  /** Only those whom nobody has answered yet. */
  waiting: z.enum(['yes']).optional(),
  /** When it came, both days included. */
  ...days,
  /** `waiting`: those who have waited longest first, then the others. */
  sort: z.enum(INQUIRY_SORTS).optional(),
});
export type InquiryListQuery = z.infer<typeof InquiryListQuery>;

export const InquiryStatusChange = z
  .object({
    status: z.enum(INQUIRY_STATUSES, { error: 'Choose new, in_progress, resolved or closed' }),
  })
  .meta({ id: 'InquiryStatusChange' });
export type InquiryStatusChange = z.infer<typeof InquiryStatusChange>;
