import { Duplex } from 'node:stream';
import type { ToWorker } from './protocol.ts';

/** Above this many unacknowledged bytes the next write waits until the worker has taken them. */
const HIGH_WATER = 1 << 20;
type Done = (error?: Error | null) => void;

/** What node-postgres takes for a socket; its other end is the worker. */
export class BridgeStream extends Duplex {
  readonly #connection: number;
  readonly #post: (message: ToWorker) => void;
  #unacknowledged = 0;
  #waiting: Done | null = null;
  #closed = false;

  constructor(connection: number, post: (message: ToWorker) => void) {
    super();
    this.#connection = connection;
    this.#post = post;
  }

  /** node-postgres calls this as it would on a socket, and waits for `connect`. */
  connect(): this {
    this.#post({ type: 'open', connection: this.#connection });
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  receive(bytes: Uint8Array): void {
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  /** The worker has taken what was sent. */
  acknowledge(): void {
    this.#unacknowledged = 0;
    const done = this.#waiting;
    this.#waiting = null;
    done?.();
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#unacknowledged += chunk.length;
    const acknowledge = this.#unacknowledged >= HIGH_WATER;
    this.#post({ type: 'data', connection: this.#connection, bytes: chunk, acknowledge });
    if (acknowledge) this.#waiting = done;
    else done();
  }

  /** The frames of one query come corked: they cross to the worker in one message. */
  override _writev(chunks: { chunk: Buffer; encoding: BufferEncoding }[], done: Done): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done);
  }

  override _final(done: Done): void {
    this.#close();
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#close();
    done(error);
  }

  #close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#post({ type: 'close', connection: this.#connection });
  }

  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
