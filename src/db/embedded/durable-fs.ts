import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type PostgresModule = PGlite['Module'];
interface NodeStream {
  /** The descriptor of an open file; a directory has none. */
  nfd?: number | null;
  node: object;
}
interface NodeFileSystem {
  stream_ops: { fsync?(stream: NodeStream): number };
  realPath(node: object): string;
}

/** EIO in the numbering of the WebAssembly libc. PostgreSQL stops on it, which is right: the data may not be there. */
const INPUT_OUTPUT_ERROR = -29;

/**
 * The stock Node file system ignores fsync, so a commit would be lost with the power. This one passes it on.
 * `onSync` is told of each sync that succeeded.
 */
export class DurableFs extends NodeFS {
  readonly #onSync: () => void;

  constructor(path: string, onSync: () => void) {
    super(path);
    this.#onSync = onSync;
  }

  override async init(pglite: PGlite, options: Partial<PostgresModule>) {
    const result = await super.init(pglite, options);
    const preRun = [result.emscriptenOpts.preRun ?? []].flat();
    const hook = (module: PostgresModule) => this.#hook(module);
    return { emscriptenOpts: { ...result.emscriptenOpts, preRun: [...preRun, hook] } };
  }

  #hook(module: PostgresModule): void {
    // The type of the module lists the file systems that it was built with as opaque values.
    const { NODEFS } = module as unknown as { NODEFS: NodeFileSystem };
    NODEFS.stream_ops.fsync = (stream) => {
      try {
        if (stream.nfd == null) syncFolder(NODEFS.realPath(stream.node));
        else fs.fdatasyncSync(stream.nfd);
        this.#onSync();
        return 0;
      } catch {
        return INPUT_OUTPUT_ERROR;
      }
    };
  }
}

/** Makes the names in a folder durable: new files, renames, removals. (Of a file, its content.) */
export function syncFolder(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Syncs every file and folder below `path`, and the folder itself. */
export function syncTree(path: string): void {
  for (const entry of fs.readdirSync(path, { withFileTypes: true, recursive: true })) {
    if (entry.isDirectory() || entry.isFile()) syncFolder(`${entry.parentPath}/${entry.name}`);
  }
  syncFolder(path);
}
