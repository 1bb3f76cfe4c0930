/** Leads and customers. Source: back-office §3, §5, §7; checklist B10–B13. */
import { z } from 'zod';
import { CALL_STATUSES } from '#app/domain/call-status.ts';
import {
  CALL_OUTCOMES,
  CUSTOMER_LISTS,
  LEAD_SOURCES,
  SEND_VIA,
  TRAVEL_INTERESTS,
} from '#app/domain/customer.ts';
import { gstinProblem } from '#app/domain/gst/gstin.ts';
import { isStateCode } from '#app/domain/gst/states.ts';
import {
  email,
  idText,
  line,
  optionalLine,
  optionalText,
  plainDate,
  requestKey,
  requiredText,
  storedPhone,
} from './fields.ts';
import { ListQuery } from './list-query.ts';

const interests = z
  .array(z.enum(TRAVEL_INTERESTS, { error: `Interests are ${TRAVEL_INTERESTS.join(', ')}` }), {
    error: 'Travel interests must be a list',
  })
  .max(50, 'Choose each interest once')
  .nullish()
  .transform((all) => [...new Set(all ?? [])]);

const source = z.enum(LEAD_SOURCES, { error: `Lead source must be one of ${LEAD_SOURCES.join(', ')}` });
const emptyOr = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(''), schema]);
const noDate = z.union([z.literal(''), z.null()]).transform(() => null);

const details = {
  name: line('Name'),
  email,
  phone: storedPhone,
  country: optionalLine('Country', 80),
  city: optionalLine('City', 80),
  travel_interests: interests,
  preferred_destination: optionalLine('Preferred destination', 120),
  lead_source: emptyOr(source)
    .nullish()
    .transform((value) => value || 'website'),
  budget_range: optionalLine('Budget', 120),
  notes: optionalText('Notes'),
  state: emptyOr(z.string().refine(isStateCode, 'Choose a state from the list'))
    .nullish()
    .transform((value) => value ?? ''),
  gstin: z
    .string()
    .trim()
    .toUpperCase()
    .superRefine((text, ctx) => {
      const problem = text === '' ? null : gstinProblem(text);
      if (problem) ctx.addIssue({ code: 'custom', message: problem });
    })
    .nullish()
    .transform((value) => value ?? ''),
};

/** Body of POST /customers. List, score and status are the server's: what a client sends of them is not read. */
export const CustomerInput = z.object({ ...details, request_key: requestKey }).meta({ id: 'CustomerInput' });
export type CustomerInput = z.infer<typeof CustomerInput>;

/** Body of PUT /customers/{id}: an absent field stays, an empty one clears. With `version`, no change made meanwhile is overwritten. */
export const CustomerChange = z
  .object({
    ...details,
    next_follow_up_date: noDate.or(plainDate('Next follow-up')),
    version: z.int().min(1),
  })
  .partial()
  .meta({ id: 'CustomerChange' });
export type CustomerChange = z.infer<typeof CustomerChange>;

export const CallLogView = z
  .object({
    id: z.string(),
    call_date: z.string(),
    call_outcome: z.enum(CALL_OUTCOMES),
    notes: z.string(),
    next_follow_up_date: z.string().nullable(),
    author: z.string(),
  })
  .meta({ id: 'CallLog' });

export const PackageSentView = z
  .object({
    id: z.string(),
    package_id: z.string(),
    package_title: z.string(),
    sent_at: z.string(),
    sent_via: z.enum(SEND_VIA),
    sent_to: z.string(),
    author: z.string(),
  })
  .meta({ id: 'PackageSent' });

export const Customer = z
  .object({
    id: z.string(),
    customer_list: z.enum(CUSTOMER_LISTS),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    country: z.string(),
    city: z.string(),
    state: z.string(),
    gstin: z.string(),
    travel_interests: z.array(z.string()),
    preferred_destination: z.string(),
    lead_source: z.enum(LEAD_SOURCES),
    budget_range: z.string(),
    notes: z.string(),
    assignee_id: z.string().nullable(),
    assignee_name: z.string(),
    call_status: z.enum(CALL_STATUSES),
    lead_score: z.int(),
    lead_score_label: z.string(),
    lead_score_color: z.string(),
    /** They sum to the score. */
    lead_score_parts: z.array(z.object({ name: z.string(), points: z.int(), of: z.int() })),
    next_follow_up_date: z.string().nullable(),
    /** An open lead that nobody has planned to call. */
    needs_follow_up: z.boolean(),
    last_call_date: z.string().nullable(),
    last_call_outcome: z.enum(CALL_OUTCOMES).nullable(),
    last_call_notes: z.string(),
    calls_count: z.int(),
    packages_sent_count: z.int(),
    /** The newest hundred of each, newest first. */
    call_logs: z.array(CallLogView),
    packages_sent: z.array(PackageSentView),
    version: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Customer' });
export type Customer = z.infer<typeof Customer>;

export const LAST_CALLS = ['over_3_days'] as const;
export const FOLLOW_UPS = ['due', 'late', 'upcoming', 'none'] as const;
const SORTED_BY = ['created_at', 'lead_score', 'name', 'next_follow_up_date', 'last_call_date'] as const;
export const CUSTOMER_SORTS = SORTED_BY.flatMap((name) => [name, `-${name}`] as const);

/** Query of GET /customers. */
export const CustomerQuery = ListQuery.extend({
  /** Only this one, for a link to it. */
  id: idText.optional(),
  customer_list: z.enum(CUSTOMER_LISTS).optional(),
  call_status: z.enum(CALL_STATUSES).optional(),
  lead_source: z.enum(LEAD_SOURCES).optional(),
  interest: z.enum(TRAVEL_INTERESTS).optional(),
  /** due: today and late; none: open leads without a next date. */
  follow_up: z.enum(FOLLOW_UPS).optional(),
  last_call: z.enum(LAST_CALLS).optional().describe('never, or more than three days ago'),
  /** `me`, `none` or a user's id. */
  assignee: idText.optional(),
  sort: z.enum(CUSTOMER_SORTS).optional(),
});
export type CustomerQuery = z.infer<typeof CustomerQuery>;

/** Body of PUT /customers/{id}/move. */
export const CustomerMove = z
  .object({
    target_list: z.enum(CUSTOMER_LISTS, { error: `Choose ${CUSTOMER_LISTS.join(', ')}` }),
  })
  .meta({ id: 'CustomerMove' });
export type CustomerMove = z.infer<typeof CustomerMove>;

/** Body of POST /customers/{id}/call-logs. */
export const CallLogInput = z
  .object({
    call_outcome: z.enum(CALL_OUTCOMES, { error: 'Choose how the call went' }),
    notes: requiredText('Notes'),
    next_follow_up_date: noDate
      .or(plainDate('Next follow-up'))
      .optional()
      .transform((value) => value ?? null),
    request_key: requestKey,
  })
  .meta({ id: 'CallLogInput' });
export type CallLogInput = z.infer<typeof CallLogInput>;

/** The figures over the lists. Source: back-office §3, and what the cards say below them. */
export const CustomerStats = z
  .object({
    total_customers: z.int(),
    new_leads: z.int(),
    hot_leads: z.int(),
    cold_leads: z.int(),
    sales_count: z.int(),
    /** Overdue ones too. */
    follow_ups_due_today: z.int(),
    contacted_today: z.int(),
    added_this_month: z.int(),
    new_not_called: z.int(),
    hot_not_called: z.int().describe('hot leads without a call in three days'),
    sales_this_month: z.int(),
    follow_ups_late: z.int(),
    without_follow_up: z.int().describe('open leads without a next date'),
  })
  .meta({ id: 'CustomerStats' });
export type CustomerStats = z.infer<typeof CustomerStats>;
