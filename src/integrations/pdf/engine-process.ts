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
  task: PdfTask;
  resolve(pdf: Uint8Array): void;
  reject(error: Error): void;
}

/**
 * One engine at a time, started when a document is asked for and ended when it idles, grows or hangs. It is handed one
 * document after the other: so the limit is of the work alone, and whatever ends the engine fails that document only.
 */
export function createEngine({ limitMs, idleMs = IDLE_MS, mostRss = MOST_RSS }: EngineLimits) {
  const waiting: Waiting[] = [];
  let atWork: Waiting | null = null;
  let limit: NodeJS.Timeout | undefined;
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

  /** Hands over the next document, unless one is being made. */
  function goOn(): void {
    const one = atWork ? undefined : waiting.shift();
    if (!one) return;
    clearTimeout(idle);
    engine ??= start();
    const current = engine;
    current.channel?.ref();
    atWork = one;
    limit = setTimeout(() => {
      drop(current, new Error(`The PDF engine took longer than ${limitMs} ms`));
    }, limitMs);
    current.send(one.task, (error) => {
      if (error) drop(current, error);
    });
  }

  function receive(from: ChildProcess, answer: PdfAnswer): void {
    if (from !== engine || answer.id !== atWork?.task.id) return;
    const one = done();
    if ('pdf' in answer) one?.resolve(answer.pdf);
    else one?.reject(new Error(`The PDF engine refused the document: ${answer.problem}`));
    goOn();
    if (atWork) return;
    from.channel?.unref();
    if (answer.rss > mostRss) end();
    else idle = setTimeout(end, idleMs).unref();
  }

  /** What was being made is over; answers it. */
  function done(): Waiting | null {
    const one = atWork;
    atWork = null;
    clearTimeout(limit);
    return one;
  }

  /** Whoever waits for what a process that is gone was at hears so; the next document gets a new one. */
  function drop(gone: ChildProcess, error: Error): void {
    if (gone !== engine) return;
    engine = null;
    done()?.reject(error);
    gone.kill('SIGKILL');
    goOn();
  }

  function end(): void {
    const stopped = new Error('The PDF engine was stopped');
    for (const one of waiting.splice(0)) one.reject(stopped);
    if (engine) drop(engine, stopped);
  }

  return {
    run(work: Omit<PdfTask, 'id'>): Promise<Uint8Array> {
      return new Promise((resolve, reject) => {
        waiting.push({ task: { id: next++, ...work }, resolve, reject });
        goOn();
      });
    },
    end,
    /** Of the process that runs now; null when none does. */
    pid: () => engine?.pid ?? null,
  };
}
