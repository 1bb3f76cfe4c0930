/** What lies around a customer: who else it could be, what happened, and changes of many at once. */
import { z } from 'zod';
import { CALL_OUTCOMES, CUSTOMER_LISTS } from '#app/domain/customer.ts';
import { Customer, CustomerMove } from './customers.ts';
import { idText } from './fields.ts';
import { MOST_AT_ONCE } from './list-query.ts';

/** Query of GET /customers/duplicates: what was typed so far, whatever it is. */
export const DuplicateQuery = z.object({
  name: z.string().trim().max(200).optional(),
  email: z.string().trim().max(300).optional(),
  phone: z.string().trim().max(60).optional(),
  /** The customer that is being edited. */
  except: idText.optional(),
});
export type DuplicateQuery = z.infer<typeof DuplicateQuery>;

export const Duplicate = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    city: z.string(),
    customer_list: z.enum(CUSTOMER_LISTS),
    /** The strongest reason why it could be the same person. */
    why: z.enum(['phone', 'email', 'name']),
  })
  .meta({ id: 'CustomerDuplicate' });
export type Duplicate = z.infer<typeof Duplicate>;

export const HISTORY_KINDS = ['call', 'package', 'inquiry', 'booking', 'payment', 'message'] as const;

export const HistoryItem = z.object({
  id: z.string(),
  kind: z.enum(HISTORY_KINDS),
  at: z.string(),
  title: z.string(),
  text: z.string(),
  /** How it went, in a word or two; empty when there is nothing to say. */
  badge: z.string(),
  /** Of a call. */
  outcome: z.enum(CALL_OUTCOMES).nullable(),
  /** Who did it; empty: the customer, or a job. */
  author: z.string(),
  /** Where its record is opened. */
  href: z.string().nullable(),
});
export type HistoryItem = z.infer<typeof HistoryItem>;

/** Answer of GET /customers/{id}/history: newest day first, and the newest first in each. */
export const CustomerHistory = z
  .object({
    days: z.array(z.object({ date: z.string(), items: z.array(HistoryItem) })),
    calls_logged: z.int(),
    packages_sent: z.int(),
    active_days: z.int(),
    /** There is more than is shown. */
    more: z.boolean(),
  })
  .meta({ id: 'CustomerHistory' });
export type CustomerHistory = z.infer<typeof CustomerHistory>;

/** Body of PUT /customers/{id}/assignee. */
export const CustomerAssignee = z.object({ assignee_id: idText.nullable() }).meta({ id: 'CustomerAssignee' });

const ids = z
  .array(idText, { error: 'Choose customers' })
  .min(1, 'Choose customers')
  .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} at once`);

/** Body of POST /customers/bulk: a list, an assignee, or both, for many. */
export const CustomerBulk = z
  .object({
    ids,
    target_list: CustomerMove.shape.target_list.optional(),
    assignee_id: idText.nullable().optional(),
  })
  .refine(({ target_list, assignee_id }) => target_list !== undefined || assignee_id !== undefined, {
    path: ['target_list'],
    error: 'Choose a list or a person',
  })
  .meta({ id: 'CustomerBulk' });
export type CustomerBulk = z.infer<typeof CustomerBulk>;

export const CustomerBulkAnswer = z
  .object({
    /** What was there before, so that it can be put back. */
    changed: z.array(
      z.object({
        id: z.string(),
        customer_list: z.enum(CUSTOMER_LISTS),
        assignee_id: z.string().nullable(),
      }),
    ),
    skipped: z.array(z.object({ id: z.string(), reason: z.string() })),
  })
  .meta({ id: 'CustomerBulkAnswer' });
export type CustomerBulkAnswer = z.infer<typeof CustomerBulkAnswer>;

/** Body of POST /customers/bulk-delete and of its undo, POST /customers/bulk-restore. */
export const CustomerIds = z.object({ ids }).meta({ id: 'CustomerIds' });

export const CustomersDeleted = z
  .object({ deleted: z.array(z.string()), missing: z.int().describe('asked for and gone by then') })
  .meta({ id: 'CustomersDeleted' });
export type CustomersDeleted = z.infer<typeof CustomersDeleted>;

export const CustomersRestored = z
  .object({ restored: z.array(z.string()) })
  .meta({ id: 'CustomersRestored' });
export type CustomersRestored = z.infer<typeof CustomersRestored>;

/** Body of POST /customers/{id}/merge: the other one becomes part of this one. */
export const CustomerMerge = z.object({ other_id: idText }).meta({ id: 'CustomerMerge' });

/** Answer of POST /crm/…/{id}/customer. */
export const MadeCustomer = z
  .object({
    customer: Customer,
    /** False: the person was a customer already, and the record was joined to it. */
    created: z.boolean(),
  })
  .meta({ id: 'MadeCustomer' });
export type MadeCustomer = z.infer<typeof MadeCustomer>;
