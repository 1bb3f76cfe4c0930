import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PdfAnswer, PdfTask } from './engine.ts';

const ENGINE = fileURLToPath(new URL('./engine.ts', import.meta.url));
/** It waits so long for the next document, then its memory is given back. */
const IDLE_MS = 60_000;
/** Above it the process is replaced once nobody waits for it. */
const MOST_RSS = 300 * 1024 * 1024;

export interface EngineLimits {
  limitMs: number;
  idleMs?: number;
  mostRss?: number;
}

interface Waiting {
  resolve(pdf: Uint8Array): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** One engine at a time, started when a document is asked for and ended when it idles, grows or hangs. */
export function createEngine({ limitMs, idleMs = IDLE_MS, mostRss = MOST_RSS }: EngineLimits) {
  const waiting = new Map<number, Waiting>();
  let engine: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let next = 1;

  function start(): ChildProcess {
    const started = fork(ENGINE, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    started.on('message', (answer: PdfAnswer) => receive(started, answer));
    started.on('error', (error) => drop(started, error));
    started.on('exit', () => drop(started, new Error('The PDF engine stopped')));
    return started;
  }

  function receive(from: ChildProcess, answer: PdfAnswer): void {
    const one = take(answer.id);
    if ('pdf' in answer) one?.resolve(answer.pdf);
    else one?.reject(new Error(`The PDF engine refused the document: ${answer.problem}`));
    if (from !== engine || waiting.size > 0) return;
    from.channel?.unref();
    if (answer.rss > mostRss) end();
    else idle = setTimeout(end, idleMs).unref();
  }

  function take(id: number): Waiting | undefined {
    const one = waiting.get(id);
    waiting.delete(id);
    if (one) clearTimeout(one.timer);
    return one;
  }

  /** Whoever waits for a process that is gone hears so; the next document gets a new one. */
  function drop(gone: ChildProcess, error: Error): void {
    if (gone !== engine) return;
    engine = null;
    for (const id of [...waiting.keys()]) take(id)?.reject(error);
    gone.kill('SIGKILL');
  }

  function end(): void {
    if (engine) drop(engine, new Error('The PDF engine was stopped'));
  }

  return {
    run(work: Omit<PdfTask, 'id'>): Promise<Uint8Array> {
      clearTimeout(idle);
      engine ??= start();
      const current = engine;
      current.channel?.ref();
      const task: PdfTask = { id: next++, ...work };
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          drop(current, new Error(`The PDF engine took longer than ${limitMs} ms`));
        }, limitMs);
        waiting.set(task.id, { resolve, reject, timer });
        current.send(task, (error) => {
          if (error) take(task.id)?.reject(error);
        });
      });
    },
    end,
    /** Of the process that runs now; null when none does. */
    pid: () => engine?.pid ?? null,
  };
}
