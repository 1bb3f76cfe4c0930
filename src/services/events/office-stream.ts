import type { UserView } from '#app/contract/auth.ts';
import type { StreamEnd } from '#app/contract/events.ts';
import { EVENT_TOPICS } from '#app/domain/event-topics.ts';
import { mayDo } from '#app/domain/permissions.ts';
import type { EventSource } from './event-hub.ts';

/** How often a stream is shown to be alive and its session is looked up again. */
export const BEAT_MS = 15_000;
/** Bytes that wait for a slow reader; one with more of them starts over with a new stream. */
const MOST_WAITING = 65_536;

export interface OfficeStream {
  body: ReadableStream<Uint8Array>;
  /** Tells the reader not to come back by itself. */
  end(reason: StreamEnd['reason']): void;
  /** Settles when either side closed it. */
  closed: Promise<void>;
}

export interface StreamOptions {
  events: EventSource;
  user: UserView;
  /** The session's user as they are now; null: it ended, or they were disabled. */
  findUser(): Promise<UserView | null>;
  /** The last mark that the reader had; empty: none. */
  since: string;
}

/**
 * Server-sent events for one reader: `beat` (with it the session is checked), `change`, `refetch` when something may have
 * been missed, `end` with a reason. Each user hears what their role may see.
 */
export function openOfficeStream({ events, user: first, findUser, since }: StreamOptions): OfficeStream {
  let user = first;
  let output: ReadableStreamDefaultController<Uint8Array> | null = null;
  const encoder = new TextEncoder();
  const closed = Promise.withResolvers<void>();

  function say(event: string, data: unknown, mark = events.mark()): void {
    if (!output) return;
    if ((output.desiredSize ?? 0) <= 0) close();
    else output.enqueue(encoder.encode(`id: ${mark}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  }

  function close(): void {
    if (!output) return;
    const closing = output;
    output = null;
    clearInterval(beat);
    unsubscribe();
    closed.resolve();
    try {
      closing.close();
    } catch {
      // The reader left first.
    }
  }

  function end(reason: StreamEnd['reason']): void {
    say('end', { reason });
    close();
  }

  async function check(): Promise<void> {
    const found = await findUser();
    if (!found || found.id !== user.id) return end('signed_out');
    user = found;
    say('beat', {});
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        output = controller;
      },
      cancel: close,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
  );
  // A database that does not answer for a moment ends nobody's stream; the next beat asks again.
  const beat = setInterval(() => void check().catch(() => undefined), BEAT_MS);
  const unsubscribe = events.subscribe({
    heard(event, mark) {
      if (mayDo(user.role, EVENT_TOPICS[event.topic])) say('change', event, mark);
    },
    missed: (mark) => say('refetch', {}, mark),
    closed: close,
  });
  say(since === '' || since === events.mark() ? 'beat' : 'refetch', {});
  return { body, end, closed: closed.promise };
}
