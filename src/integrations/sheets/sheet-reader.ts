import { Worker } from 'node:worker_threads';
import type { JudgedRow } from '#app/domain/import/judge-rows.ts';
import { SheetError, type SheetReader, type SheetTable } from './port.ts';
import type { SheetMessage, SheetTask } from './sheet-worker.ts';

export interface SheetLimits {
  /** Milliseconds for reading a file; and between two batches of its rows. */
  limitMs: number;
  /** Megabytes of the thread's memory. */
  memory: number;
  /** Threads at once. */
  threads: number;
}

const LIMITS: SheetLimits = { limitMs: 60_000, memory: 256, threads: 2 };
const TOO_LARGE = 'The file needs too much memory to be read: split it into several files.';
const TOO_SLOW = 'The file takes too long to be read: save it again in Excel, or split it.';

/** Reads and judges in threads of their own, each for one file, ended when it is done, hangs or grows. */
export function createSheetReader(limits: Partial<SheetLimits> = {}): SheetReader {
  const { limitMs, memory, threads } = { ...LIMITS, ...limits };
  const turn = createTurns(threads);

  /** What the thread says, until it ends. Throws SheetError for its faults and for limits that it broke. */
  async function* talk(task: SheetTask): AsyncGenerator<SheetMessage, void> {
    const release = await turn();
    const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
      execArgv: [],
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
      name: 'sheet',
    });
    const said: SheetMessage[] = [];
    let end: Error | null | undefined;
    let wake = () => {};
    const finish = (error: Error | null) => {
      end ??= error;
      wake();
    };
    worker.on('message', (message: SheetMessage) => {
      said.push(message);
      wake();
    });
    worker.on('error', (error) => finish(faultOf(error)));
    worker.on('exit', () => finish(null));
    try {
      for (;;) {
        const message = said.shift();
        if (message?.type === 'fault') throw new SheetError(message.fault, message.detail);
        if (message) {
          yield message;
          if (message.type === 'batch') worker.postMessage('next');
        } else if (end !== undefined) {
          if (end) throw end;
          return;
        } else {
          await new Promise<void>((resolve) => {
            const timer = setTimeout(() => finish(new SheetError('too_slow', TOO_SLOW)), limitMs);
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        }
      }
    } finally {
      await worker.terminate();
      release();
    }
  }

  return {
    async read(bytes): Promise<SheetTable> {
      for await (const message of talk({ kind: 'read', bytes })) {
        if (message.type === 'table') return message.table;
      }
      throw new SheetError('damaged', 'The file could not be read: save it again in Excel.');
    },
    async *judge(rows, plan): AsyncGenerator<JudgedRow[], void> {
      for await (const message of talk({ kind: 'judge', rows, plan })) {
        if (message.type === 'batch') yield message.rows;
        if (message.type === 'end') return;
      }
      throw new Error('The thread that judges rows ended before them.');
    },
  };
}

/** A thread that ran out of memory, or of stack, had a file that is made for it. */
function faultOf(error: Error): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError)
    return new SheetError('too_large', TOO_LARGE, { cause: error });
  return error;
}

/** Turns in order; each answers what ends it. */
function createTurns(most: number): () => Promise<() => void> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async () => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return () => {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    };
  };
}
