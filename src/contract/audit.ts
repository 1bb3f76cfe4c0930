import { z } from 'zod';
import { filterDay } from './fields.ts';

export const ACTOR_TYPES = ['staff', 'visitor', 'provider', 'system'] as const;

export const AuditEntry = z
  .object({
    id: z.string(),
    at: z.string(),
    actor: z.object({ type: z.enum(ACTOR_TYPES), id: z.string(), name: z.string() }),
    /** What happened, as `entity.verb`. */
    action: z.string(),
    entity: z.string(),
    entityId: z.string(),
    /** Its title, name or reference, of the record as it is now or was then; empty where it has none. */
    record: z.string(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    requestId: z.string(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AUDIT_ROWS = 50;

const word = z.string().trim().max(120).optional();

/** Filters of the audit; days are the agency's. */
export const AuditFilter = z.object({
  /** A user's id, or `visitor`, `provider`, `system`. */
  user: word,
  entity: word,
  action: word,
  /** Of the record; `q` is the same, for a list's search. */
  record: word,
  q: word,
  from: filterDay('From'),
  to: filterDay('To'),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditQuery = AuditFilter.extend({
  /** Where the page before ended. */
  after: z.string().max(200).optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditPage = z
  .object({
    entries: z.array(AuditEntry),
    /** For `after`; null on the last page. */
    next: z.string().nullable(),
  })
  .meta({ id: 'AuditPage' });
export type AuditPage = z.infer<typeof AuditPage>;

export const AuditOptions = z
  .object({
    users: z.array(z.object({ id: z.string(), name: z.string() })),
    entities: z.array(z.string()),
    actions: z.array(z.string()),
  })
  .meta({ id: 'AuditOptions' });
export type AuditOptions = z.infer<typeof AuditOptions>;
