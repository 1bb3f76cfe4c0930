import type { Context } from 'hono';
import type { ApiEnv } from './env.ts';
import { answerError } from './errors.ts';

const KEEP_OPEN_MS = 15_000;

/** True only for who names the type: `*\/*` gets the JSON answer. */
export function wantsEvents(c: Context<ApiEnv>): boolean {
  return /(?:^|,)\s*text\/event-stream\s*(?:$|[;,])/i.test(c.req.header('accept') ?? '');
}

/**
 * Long work as server-sent events: `progress` as often as it tells of any, then `done` with the answer or `error` with
 * the body that a refused call has. What fails before the first progress is refused as usual, with its status.
 */
export async function answerEvents<Progress, Answer>(
  c: Context<ApiEnv>,
  work: (options: { signal: AbortSignal; onProgress(progress: Progress): void }) => Promise<Answer>,
): Promise<Response> {
  const left = new AbortController();
  const signal = AbortSignal.any([c.req.raw.signal, left.signal]);
  const encoder = new TextEncoder();
  let begin: (() => void) | undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let output: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      output = controller;
    },
    cancel: () => left.abort(),
  });
  const write = (text: string) => {
    if (!left.signal.aborted) output?.enqueue(encoder.encode(text));
  };
  const say = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const working = work({
    signal,
    onProgress(progress) {
      say('progress', progress);
      begin?.();
    },
  });
  await Promise.race([begun, working]);
  const beat = setInterval(() => write(': waiting\n\n'), KEEP_OPEN_MS);
  working
    .then(
      (answer) => say('done', answer),
      async (error: Error) => say('error', await answerError(error, c).json()),
    )
    .finally(() => {
      clearInterval(beat);
      if (!left.signal.aborted) output?.close();
    });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  });
}
