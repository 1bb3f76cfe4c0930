import { existsSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { BridgeStream } from './bridge-stream.ts';
import type { FromWorker, Storage, ToWorker, WorkerOptions } from './protocol.ts';

export interface Embedded {
  /** A new connection, for the `stream` option of node-postgres. */
  connect(): Duplex;
  /** Writes the whole data directory as a tar file, which `memory` storage loads. */
  writeImage(path: string): Promise<void>;
  /** Closes the database and ends the thread. Connections must be closed before. */
  stop(): Promise<void>;
  /** Resolves if the thread ends on its own: the database is gone and the process should end too. */
  lost: Promise<Error>;
}

/** Starts the embedded database in a thread. Rejects when it cannot be opened. */
export async function startEmbedded(
  storage: Storage,
  options: { idleInTransaction?: number } = {},
): Promise<Embedded> {
  if (storage.kind === 'directory' && !existsSync(`${storage.path}/PG_VERSION`)) await create(storage.path);
  const worker = startWorker({
    task: 'serve',
    storage,
    idleInTransaction: options.idleInTransaction ?? 10_000,
  });
  const streams = new Map<number, BridgeStream>();
  const lost = Promise.withResolvers<Error>();
  const waiting = new Map<FromWorker['type'], (error?: Error) => void>();
  let gone: Error | null = null;
  let connections = 0;

  function post(message: ToWorker): void {
    if (message.type === 'close') streams.delete(message.connection);
    if (!gone) worker.postMessage(message);
  }
  function answer(type: FromWorker['type']): Promise<void> {
    if (gone) return Promise.reject(gone);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.set(type, (error) => (error ? reject(error) : resolve()));
    return promise;
  }
  function lose(error: Error): void {
    if (gone) return;
    gone = error;
    for (const settle of waiting.values()) settle(gone);
    for (const stream of streams.values()) stream.destroy(gone);
    lost.resolve(gone);
  }

  worker.on('message', (message: FromWorker) => {
    if (message.type === 'data') return streams.get(message.connection)?.receive(message.bytes);
    if (message.type === 'received') return streams.get(message.connection)?.acknowledge();
    if (message.type === 'dropped')
      return streams.get(message.connection)?.destroy(new Error(message.reason));
    waiting.get(message.type)?.();
    waiting.delete(message.type);
  });
  worker.on('error', (error) =>
    lose(new Error(`The embedded database stopped: ${String(error)}`, { cause: error })),
  );
  worker.on('exit', (code) => lose(new Error(`The embedded database stopped (exit code ${code}).`)));
  await answer('ready');

  return {
    lost: lost.promise,
    connect() {
      connections += 1;
      const stream = new BridgeStream(connections, post);
      if (gone) stream.destroy(gone);
      else streams.set(connections, stream);
      return stream;
    },
    writeImage(path) {
      worker.postMessage({ type: 'image', path } satisfies ToWorker);
      return answer('imaged');
    },
    async stop() {
      if (gone) return;
      worker.postMessage({ type: 'stop' } satisfies ToWorker);
      await answer('stopped');
      gone = new Error('The database is closed.');
      await worker.terminate();
    },
  };
}

function startWorker(workerData: WorkerOptions): Worker {
  // Little JavaScript garbage, so a small young generation; and a stack on which PostgreSQL meets its own depth limit
  // (2 MB of its frames, an ordinary error) before the thread's, which would end the database.
  const resourceLimits = { maxYoungGenerationSizeMb: 8, stackSizeMb: 32 };
  return new Worker(new URL('./worker.ts', import.meta.url), {
    execArgv: [],
    workerData,
    resourceLimits,
    name: 'database',
  });
}

function create(path: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = startWorker({ task: 'create', path });
  worker.on('error', (error) =>
    reject(new Error(`The database could not be made: ${error.message}`, { cause: error })),
  );
  worker.on('exit', () => resolve());
  return promise;
}
