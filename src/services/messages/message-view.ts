import type { MessageView } from '#app/contract/messages.ts';
import type { messages } from '#app/db/schema/messages.ts';

export type MessageRow = typeof messages.$inferSelect;

export function messageView(row: MessageRow): MessageView {
  return {
    id: row.id,
    channel: row.channel,
    direction: row.direction,
    kind: row.kind,
    to: row.to,
    subject: row.subject,
    text: row.text,
    status: row.status,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    author: row.author,
    canRetry: canRetry(row),
  };
}

/** What was given up, or never tried, can be tried by a person; not what was erased. */
export function canRetry({ status, erasedAt, to }: MessageRow): boolean {
  return (status === 'failed' || status === 'not_sent') && erasedAt === null && to !== '';
}
