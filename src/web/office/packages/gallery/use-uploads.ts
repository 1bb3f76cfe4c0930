import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from '#app/web/ui/data/call-office.ts';
import { uploadPicture } from './upload-picture.ts';

export interface Upload {
  key: number;
  name: string;
  /** The part that is sent, 0 to 1. */
  part: number;
  /** Why it failed; null while it runs. */
  error: string | null;
}

/** Together with what the office loads itself these are as many connections as a browser opens. */
const AT_ONCE = 3;

/** Pictures on their way to the server, several at once; each that arrives is handed to `onDone` with its address. */
export function useUploads(onDone: (address: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const state = useRef({ next: 1, running: 0, waiting: [] as Array<() => void>, done: onDone });
  state.current.done = onDone;
  const [stop] = useState(() => new AbortController());
  useEffect(() => () => stop.abort(), [stop]);

  const put = useCallback((key: number, change: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }, []);
  const drop = useCallback((key: number) => {
    setUploads((all) => all.filter((one) => one.key !== key));
  }, []);

  const start = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        const key = state.current.next++;
        setUploads((all) => [...all, { key, name: file.name, part: 0, error: null }]);
        const run = async () => {
          state.current.running += 1;
          try {
            const { address } = await uploadPicture(file, {
              signal: stop.signal,
              onProgress: (part) => put(key, { part }),
            });
            drop(key);
            state.current.done(address);
          } catch (error) {
            put(key, { error: failureText(error, 'It could not be sent. Please try again.') });
          } finally {
            state.current.running -= 1;
            state.current.waiting.shift()?.();
          }
        };
        if (state.current.running < AT_ONCE) void run();
        else state.current.waiting.push(() => void run());
      }
    },
    [put, drop, stop],
  );
  return { uploads, start, drop };
}
