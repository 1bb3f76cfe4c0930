import type { PGlite } from '@electric-sql/pglite';
import { FrameBuffer } from './frame-buffer.ts';
import type { FromWorker } from './protocol.ts';
import { readReply } from './read-reply.ts';

type Job =
  | { connection: number; type: 'startup' | 'batch'; bytes: Uint8Array }
  | { connection: number; type: 'end' };
/** Takes the bytes of a message over: they are not used after it. */
type Send = (message: FromWorker) => void;

const ROLLBACK = new Uint8Array(Buffer.from('Q\0\0\0\x0dROLLBACK\0', 'latin1'));

/**
 * Many connections over the one session that PGlite has. Batches run one at a time, in the order they came, except that
 * a connection inside a transaction has the session to itself until it is idle again.
 */
export class Session {
  readonly #database: PGlite;
  readonly #send: Send;
  readonly #idleInTransaction: number;
  readonly #connections = new Map<number, FrameBuffer>();
  readonly #jobs: Job[] = [];
  #owner: number | null = null;
  #running = false;
  #greeting: Uint8Array | null = null;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(database: PGlite, idleInTransaction: number, send: Send) {
    this.#database = database;
    this.#idleInTransaction = idleInTransaction;
    this.#send = send;
  }

  open(connection: number): void {
    this.#connections.set(connection, new FrameBuffer());
  }

  receive(connection: number, bytes: Uint8Array): Promise<void> {
    for (const batch of this.#connections.get(connection)?.push(bytes) ?? []) {
      if (batch.type === 'terminate') return this.close(connection);
      // Nobody's transaction keeps a new connection waiting: after the first, the answer is known.
      if (batch.type === 'startup' && this.#greeting) this.#reply(connection, this.#greeting.slice());
      else this.#jobs.push({ connection, ...batch });
    }
    return this.#work();
  }

  close(connection: number): Promise<void> {
    if (!this.#connections.delete(connection)) return Promise.resolve();
    this.#jobs.push({ connection, type: 'end' });
    return this.#work();
  }

  /** Runs what can run. A rejection means that the database is broken: the worker must end. */
  async #work(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    clearTimeout(this.#idleTimer);
    for (let job = this.#next(); job; job = this.#next()) {
      if (job.type === 'end') await this.#end(job.connection);
      else await this.#answer(job.connection, job.type, job.bytes);
    }
    this.#running = false;
    this.#watchOwner();
  }

  #next(): Job | undefined {
    if (this.#owner === null) return this.#jobs.shift();
    const index = this.#jobs.findIndex((job) => job.connection === this.#owner);
    return index < 0 ? undefined : this.#jobs.splice(index, 1)[0];
  }

  async #answer(connection: number, type: 'startup' | 'batch', bytes: Uint8Array): Promise<void> {
    if (type === 'startup') {
      this.#greeting ??= await this.#run(bytes);
      return this.#reply(connection, this.#greeting.slice());
    }
    const reply = readReply(await this.#run(bytes));
    this.#owner = reply.state === 'idle' ? null : connection;
    for (const frame of reply.notifications) {
      for (const other of this.#connections.keys()) this.#reply(other, frame.slice());
    }
    this.#reply(connection, reply.own);
  }

  async #end(connection: number): Promise<void> {
    if (this.#owner !== connection) return;
    await this.#run(ROLLBACK);
    this.#owner = null;
  }

  /** A client that waits for another connection inside its own transaction would stop everybody for ever. */
  #watchOwner(): void {
    const owner = this.#owner;
    if (owner === null || this.#jobs.length === 0) return;
    this.#idleTimer = setTimeout(() => {
      this.#connections.delete(owner);
      this.#jobs.unshift({ connection: owner, type: 'end' });
      const reason = `A transaction waited ${this.#idleInTransaction} ms for its client while other queries queued; it was rolled back. Was the pool used inside a transaction?`;
      this.#send({ type: 'dropped', connection: owner, reason });
      void this.#work();
    }, this.#idleInTransaction);
  }

  async #run(bytes: Uint8Array): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    // The chunk is a view of the database's memory: copied before it changes.
    await this.#database.execProtocolRawStream(bytes, {
      syncToFs: false,
      onRawData: (chunk) => chunks.push(chunk.slice()),
    });
    if (chunks.length === 0) throw new Error('the database gave no answer');
    const [only] = chunks;
    return chunks.length === 1 && only ? only : new Uint8Array(Buffer.concat(chunks));
  }

  #reply(connection: number, bytes: Uint8Array): void {
    if (this.#connections.has(connection)) this.#send({ type: 'data', connection, bytes });
  }
}
