import { useEffect, useRef, useState } from 'react';
import type { DraftProgress } from '#app/contract/ai.ts';
import { failureText, fetchOffice } from '#app/web/ui/data/call-office.ts';
import { readEvents } from './read-events.ts';

export type DraftState<Answer> =
  | { is: 'idle' }
  | { is: 'writing'; progress: DraftProgress }
  | { is: 'ready'; answer: Answer }
  | { is: 'failed'; detail: string };

export interface DraftCall<Answer> {
  state: DraftState<Answer>;
  /** Asks for a draft; one that is being written is given up. Answers the failure's sentence, or null. */
  start(body: unknown): Promise<string | null>;
  /** Gives up, or puts the draft away. */
  drop(): void;
}

const ASKING: DraftProgress = { stage: 'asking', characters: 0, parts: [] };
const BROKEN_OFF = 'The connection broke off. Please try again.';

/** A draft of the server, with its progress while it is written. */
export function useDraft<Answer>(path: string): DraftCall<Answer> {
  const [state, setState] = useState<DraftState<Answer>>({ is: 'idle' });
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  async function start(body: unknown): Promise<string | null> {
    call.current?.abort();
    const own = new AbortController();
    call.current = own;
    setState({ is: 'writing', progress: ASKING });
    const ended = await ask<Answer>(path, body, own.signal, (progress) => {
      if (call.current === own) setState({ is: 'writing', progress });
    });
    if (own.signal.aborted) return null;
    setState(ended);
    return ended.is === 'failed' ? ended.detail : null;
  }

  function drop(): void {
    call.current?.abort();
    setState({ is: 'idle' });
  }

  return { state, start, drop };
}

async function ask<Answer>(
  path: string,
  body: unknown,
  signal: AbortSignal,
  onProgress: (progress: DraftProgress) => void,
): Promise<Extract<DraftState<Answer>, { is: 'ready' | 'failed' }>> {
  try {
    const response = await fetchOffice(path, 'text/event-stream', { method: 'POST', body, signal });
    for await (const { event, data } of readEvents(response)) {
      if (event === 'progress') onProgress(data as DraftProgress);
      if (event === 'done') return { is: 'ready', answer: data as Answer };
      if (event === 'error') return { is: 'failed', detail: (data as { detail: string }).detail };
    }
    return { is: 'failed', detail: BROKEN_OFF };
  } catch (error) {
    return { is: 'failed', detail: failureText(error, 'The server could not be reached.') };
  }
}
