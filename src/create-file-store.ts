import { join } from 'node:path';
import type { Config } from './config.ts';
import { keepInMemory } from './integrations/files/kept-in-memory.ts';
import { createLocalDisk } from './integrations/files/local-disk.ts';
import type { FileStore } from './integrations/files/port.ts';
import { createS3Store } from './integrations/files/s3.ts';
import { withOther } from './integrations/files/with-other.ts';
import type { Logger } from './services/context.ts';
import { bucketOf } from './services/settings/bucket-of.ts';

/**
 * The store that the settings choose, and behind it the other one, where files from before a switch still are. A
 * bucket's latest files are kept in memory. Until a bucket's details are complete, the data folder has the files.
 */
export function createFileStore(
  { dataDir }: Pick<Config, 'dataDir'>,
  resolved: Parameters<typeof bucketOf>[0],
  log: Pick<Logger, 'warn'>,
): FileStore {
  const disk = createLocalDisk(join(dataDir, 'files'));
  const bucket = bucketOf(resolved);
  const chosen = resolved.settings.files.store;
  if (!bucket) {
    if (chosen === 's3') log.warn({}, 'files stay on the disk: the bucket is not set up completely');
    return disk;
  }
  const s3 = createS3Store(bucket);
  return chosen === 's3' ? keepInMemory(withOther(s3, disk, log)) : withOther(disk, keepInMemory(s3), log);
}
