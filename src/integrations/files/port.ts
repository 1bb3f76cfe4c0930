/**
 * Where files are kept, by key: `pictures/pic_…/800.avif`, in lower case, made by us and never from a name that
 * somebody sent. A store on a disk and one that speaks S3 fit it alike; what goes wrong is a `FileStoreError`.
 */
export interface FileStore {
  /** There whole or not at all, also after a loss of power; takes the place of what had the key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The whole of a small file; null when there is none. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** A file to send on bit by bit; null when there is none. Nothing stays open until the stream is asked for. */
  open(key: string): Promise<StoredFile | null>;
  /** What is not there is no failure. */
  delete(key: string): Promise<void>;
  /** Every file whose key begins with the prefix (`pictures/`), in no order. */
  list(prefix: string): AsyncIterable<ListedFile>;
  /** Deletes what is left of writes that were cut off before then, which no key leads to. Answers how many. */
  dropDrafts(before: Date): Promise<number>;
}

/** A folder in a bucket of a store that speaks S3, and the keys to it. */
export interface BucketAccess {
  /** Base address of the store: `https://s3.ap-south-1.amazonaws.com`. Buckets follow in the path, which all stores know. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Put before every key, with its slash at the end; empty for the bucket's top. */
  prefix: string;
}

export interface StoredFile {
  size: number;
  /** All of it, or the bytes of a range. */
  stream(range?: ByteRange): ReadableStream<Uint8Array>;
}

/** Both ends are part of it, counted from 0; within the file. */
export interface ByteRange {
  from: number;
  to: number;
}

export interface ListedFile {
  key: string;
  writtenAt: Date;
}

/** `unreachable` and `slow` may pass by themselves; `refused` means wrong keys or rights; `failed` is anything else. */
export type FileStoreFault = 'unreachable' | 'slow' | 'refused' | 'failed';

/** A store elsewhere did not do what it was asked. The message is for the log: it never holds a key or a signature. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
  readonly fault: FileStoreFault;

  constructor(fault: FileStoreFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

const KEY = /^(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.[a-z0-9]+$/;

/** Throws for what is no key: no part of one is empty, `.` or `..`, so none leads out of the store. */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.length > 200)
    throw new Error('A file was asked for by something that is no key.');
  return key;
}
