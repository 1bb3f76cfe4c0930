export interface SentEvent {
  event: string;
  data: unknown;
}

/** The server-sent events of an answer, one by one. */
export async function* readEvents(response: Response): AsyncGenerator<SentEvent> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      buffer += value;
      const blocks = buffer.split('\n\n');
      buffer = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** One block of lines; null for a comment, which only keeps the connection open. */
function readEvent(block: string): SentEvent | null {
  let event = 'message';
  let data = '';
  for (const line of block.split('\n')) {
    if (line.startsWith('event: ')) event = line.slice(7);
    else if (line.startsWith('data: ')) data += line.slice(6);
  }
  return data === '' ? null : { event, data: JSON.parse(data) };
}
