import { useEffect, useRef, useState } from 'react';
import type { CustomerImport } from '#app/contract/customer-imports.ts';
import type { ImportField } from '#app/domain/import/import-fields.ts';
import { failureText } from '#app/web/ui/data/call-office.ts';
import { commitUpload, discardUpload, readUpload, reviewUpload, startUpload } from './import-calls.ts';

export type UploadStep = 'file' | 'columns' | 'review' | 'result';

/** How often a review and a run are asked how far they are, in milliseconds. */
const ASK_EVERY = 500;
const OFFLINE = 'The server could not be reached. Please check your connection and try again.';

/** An upload from the file to its result. Whatever fails, the file and the chosen columns stay. */
export function useUpload(onDone: () => void) {
  const [step, setStep] = useState<UploadStep>('file');
  const [upload, setUpload] = useState<CustomerImport | null>(null);
  const [fields, setFields] = useState<(ImportField | null)[]>([]);
  const [busy, setBusy] = useState<'sending' | 'checking' | 'creating' | null>(null);
  /** Of the file, while it is sent: 0 to 1. */
  const [sent, setSent] = useState(0);
  const [error, setError] = useState('');
  const open = useRef<CustomerImport | null>(null);
  const gone = useRef(new AbortController());

  useEffect(() => {
    const here = new AbortController();
    gone.current = here;
    return () => here.abort();
  }, []);

  function keep(next: CustomerImport): void {
    open.current = next;
    setUpload(next);
  }

  async function run(kind: NonNullable<typeof busy>, work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(kind);
    setError('');
    try {
      await work();
    } catch (failure) {
      if (!gone.current.signal.aborted) setError(`Upload failed: ${failureText(failure, OFFLINE)}`);
    } finally {
      setBusy(null);
    }
  }

  /** Looks how far it is until it is somewhere else; a look that fails is repeated with the next. */
  async function watch(id: string, until: (now: CustomerImport) => boolean): Promise<CustomerImport | null> {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
      if (gone.current.signal.aborted) return null;
      const now = await readUpload(id).catch(() => null);
      if (now) setUpload(now);
      if (now && until(now)) return now;
    }
  }

  return {
    step,
    upload,
    fields,
    busy,
    sent,
    error,
    setError,
    goTo: (next: UploadStep) => {
      setError('');
      setStep(next);
    },
    setFields,
    send: (file: File) =>
      run('sending', async () => {
        setSent(0);
        const started = await startUpload(file, { signal: gone.current.signal, onProgress: setSent });
        giveUp();
        keep(started);
        setFields(started.columns.map(({ field }) => field));
        setStep('columns');
      }),
    review: () =>
      run('checking', async () => {
        if (!upload) return;
        let isOver = false;
        void watch(upload.id, () => isOver);
        try {
          keep(await reviewUpload(upload.id, fields));
        } finally {
          isOver = true;
        }
        setStep('review');
      }),
    commit: () =>
      run('creating', async () => {
        if (!upload) return;
        keep(await commitUpload(upload.id));
        const done = await watch(upload.id, ({ status }) => status !== 'running');
        if (!done) return;
        keep(done);
        setStep('result');
        onDone();
      }),
    /** Leaves nothing behind of an upload that was not started. */
    giveUp,
  };

  function giveUp(): void {
    const last = open.current;
    open.current = null;
    if (last && (last.status === 'matching' || last.status === 'reviewed')) discardUpload(last.id);
  }
}

export type Upload = ReturnType<typeof useUpload>;
