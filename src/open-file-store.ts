import { sql } from 'drizzle-orm';
import type { Config } from './config.ts';
import { createFileStore } from './create-file-store.ts';
import type { FileStore } from './integrations/files/port.ts';
import type { Logger, Queryable } from './services/context.ts';
import { openVault } from './services/settings/open-vault.ts';
import { environmentOnly, resolveProviders } from './services/settings/resolve-providers.ts';

/**
 * The store that the settings in this database choose, for a script; in one that is still empty, what the environment
 * says. A restored backup's own choice of a bucket counts from the next start: a copy must not write into it.
 */
export async function openFileStore(
  config: Config,
  db: Queryable,
  log: Pick<Logger, 'error' | 'warn'>,
): Promise<FileStore> {
  const vault = await openVault(config);
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('settings') is not null and to_regclass('secrets') is not null as there`,
  );
  const resolved = rows[0]?.there
    ? await resolveProviders({ db, config, vault, log })
    : environmentOnly(config);
  return createFileStore(config, resolved, log);
}
