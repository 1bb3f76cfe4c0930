import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Config } from '#app/config.ts';
import { settings } from '#app/db/schema/settings.ts';
import type { Database } from '#app/services/context.ts';

const SECTION = 'app_secret';

/**
 * The installation's secret (sessions, the simulator's signatures): APP_SECRET, or one made at first start and kept
 * in the database, so that every process has the same.
 */
export async function getAppSecret(db: Database, config: Config): Promise<string> {
  if (config.appSecret) return config.appSecret;
  await db
    .insert(settings)
    .values({ section: SECTION, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.section, SECTION));
  return String(row?.value);
}
