/** What the worker is started with. `memory` loads a data directory image (a tar file), or starts empty without one. */
export type Storage = { kind: 'directory'; path: string } | { kind: 'memory'; image: string | null };

/** `create` makes a data directory and ends: making one takes memory that the thread that serves should not keep. */
export type WorkerOptions = { task: 'create'; path: string } | ({ task: 'serve' } & ServeOptions);

export interface ServeOptions {
  storage: Storage;
  /** After so many milliseconds a transaction that waits for its client while others queue is rolled back. */
  idleInTransaction: number;
}

/** Main thread → worker. One `connection` number stands for one socket of a real server. */
export type ToWorker =
  | { type: 'open'; connection: number }
  | { type: 'data'; connection: number; bytes: Uint8Array; acknowledge: boolean }
  | { type: 'close'; connection: number }
  | { type: 'image'; path: string }
  | { type: 'stop' };

/** Worker → main thread. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'data'; connection: number; bytes: Uint8Array }
  | { type: 'received'; connection: number }
  | { type: 'dropped'; connection: number; reason: string }
  | { type: 'imaged' }
  | { type: 'stopped' };
