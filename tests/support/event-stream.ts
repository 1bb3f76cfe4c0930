export interface SentEvent {
  id: string;
  event: string;
  data: unknown;
}

/** Reads server-sent events one by one; `next` answers null once the stream has ended. */
export function eventsOf(body: ReadableStream<Uint8Array> | null) {
  if (!body) throw new Error('There is no stream.');
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';

  async function next(): Promise<SentEvent | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return parsed(block);
      }
      const { done, value } = await reader.read();
      if (done) return null;
      text += decoder.decode(value, { stream: true });
    }
  }

  return {
    next,
    /** The next that is no heartbeat. */
    async nextNews(): Promise<SentEvent | null> {
      for (;;) {
        const sent = await next();
        if (sent?.event !== 'beat') return sent;
      }
    },
    leave: () => reader.cancel(),
  };
}

function parsed(block: string): SentEvent {
  const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s, 2) as [string, string]));
  return {
    id: fields.get('id') ?? '',
    event: fields.get('event') ?? '',
    data: JSON.parse(fields.get('data') ?? 'null'),
  };
}
