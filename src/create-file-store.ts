import { join } from 'node:path';
import type { Config } from './config.ts';
import { keepInMemory } from './integrations/files/kept-in-memory.ts';
import { createLocalDisk } from './integrations/files/local-disk.ts';
import type { FileStore } from './integrations/files/port.ts';
import { createS3Store } from './integrations/files/s3.ts';

/** The store that the configuration names: a bucket, its latest files kept in memory, or a folder of this machine. */
export function createFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? keepInMemory(createS3Store(s3)) : createLocalDisk(join(dataDir, 'files'));
}
