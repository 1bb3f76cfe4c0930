import { writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { createDirectory } from './create-directory.ts';
import { openPglite } from './open-pglite.ts';
import type { FromWorker, ServeOptions, ToWorker, WorkerOptions } from './protocol.ts';
import { Session } from './session.ts';

/** The thread in which the embedded database runs. An error here ends the thread; the main thread tells its clients. */
async function serve({ storage, idleInTransaction }: ServeOptions): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('The embedded database runs in a worker thread only.');
  function send(message: FromWorker): void {
    // Handed over instead of copied; the session keeps no reference to what it sends.
    const transfer = message.type === 'data' ? [message.bytes.buffer as ArrayBuffer] : [];
    port?.postMessage(message, transfer);
  }
  const database = await openPglite(storage);
  const session = new Session(database, idleInTransaction, send);

  async function handle(message: ToWorker): Promise<void> {
    switch (message.type) {
      case 'open':
        return session.open(message.connection);
      case 'data':
        if (message.acknowledge) send({ type: 'received', connection: message.connection });
        return session.receive(message.connection, message.bytes);
      case 'close':
        return session.close(message.connection);
      case 'image': {
        const image = await database.dumpDataDir('none');
        writeFileSync(message.path, new Uint8Array(await image.arrayBuffer()));
        return send({ type: 'imaged' });
      }
      case 'stop':
        await database.close();
        return send({ type: 'stopped' });
    }
  }

  port.on('message', (message: ToWorker) => void handle(message));
  send({ type: 'ready' });
}

const options: WorkerOptions = workerData;
if (options.task === 'create') await createDirectory(options.path);
else await serve(options);
