import { Worker } from 'node:worker_threads';
import type { PdfMaker } from './port.ts';
import { printableDeep } from './printable.ts';
import { qrCode } from './qr-code.ts';
import type { PdfAnswer, PdfTask } from './worker.ts';

/** A document of hundreds of pages takes a second; whatever takes this long is stuck. */
const LIMIT_MS = 20_000;
/** Above this length the last line may break across pages, and cannot be held together with the totals. */
const LONGEST_KEPT = { characters: 700, breaks: 10 };

interface Waiting {
  resolve(pdf: Uint8Array): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Sets PDF files in one worker thread, started when the first is asked for. */
export function createTypst({ limitMs = LIMIT_MS }: { limitMs?: number } = {}): PdfMaker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let next = 1;

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.unref();
    started.on('message', (answer: PdfAnswer) => {
      const one = take(answer.id);
      if ('pdf' in answer) one?.resolve(answer.pdf);
      else one?.reject(new Error(`The PDF engine refused the document: ${answer.problem}`));
    });
    started.on('error', (error) => failAll(started, error));
    started.on('exit', () => failAll(started, new Error('The PDF engine stopped')));
    return started;
  }

  function take(id: number): Waiting | undefined {
    const one = waiting.get(id);
    waiting.delete(id);
    if (one) clearTimeout(one.timer);
    return one;
  }

  function failAll(stopped: Worker, error: Error): void {
    if (worker !== stopped) return;
    worker = null;
    for (const id of [...waiting.keys()]) take(id)?.reject(error);
  }

  function ask(template: string, json: string): Promise<Uint8Array> {
    worker ??= start();
    const current = worker;
    const task: PdfTask = { id: next++, template, json };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        failAll(current, new Error(`The PDF engine took longer than ${limitMs} ms`));
        void current.terminate();
      }, limitMs);
      waiting.set(task.id, { resolve, reject, timer });
      current.postMessage(task);
    });
  }

  return {
    async render(template, data) {
      const clean = printableDeep(data);
      const upi = clean.upi && { ...clean.upi, qr: await qrCode(clean.upi.link) };
      const last = clean.lines.at(-1);
      const json = JSON.stringify(kebab({ ...clean, upi, keep: last !== undefined && fitsWithTotals(last) }));
      return ask(template, json);
    },
    async close() {
      const current = worker;
      worker = null;
      await current?.terminate();
    },
  };
}

function fitsWithTotals({ description, detail }: { description: string; detail: string }): boolean {
  const text = `${description}\n${detail}`;
  return text.length <= LONGEST_KEPT.characters && text.split('\n').length <= LONGEST_KEPT.breaks;
}

/** The templates name fields with hyphens, as their language does. */
function kebab(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(kebab);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      kebab(part),
    ]),
  );
}
