import { z } from 'zod';
import { EVENT_TOPICS, type EventTopic } from '#app/domain/event-topics.ts';

/** One change, as every process and every open office hears of it. */
export const OfficeEvent = z.object({
  topic: z.enum(Object.keys(EVENT_TOPICS) as [EventTopic, ...EventTopic[]]),
  /** The record, or null for many at once. */
  id: z.string().nullable(),
  change: z.enum(['created', 'changed', 'deleted']),
  /** Whose or which it is, for people: a name or a reference; may be empty. */
  name: z.string(),
  /** Staff by id and name; id null: a visitor, the payment provider or a job. */
  by: z.object({ id: z.string().nullable(), name: z.string() }),
});
export type OfficeEvent = z.infer<typeof OfficeEvent>;

/** Why a stream ends for good: the session is over, or the same person has too many and this was the oldest. */
export const StreamEnd = z.object({ reason: z.enum(['signed_out', 'replaced']) });
export type StreamEnd = z.infer<typeof StreamEnd>;
