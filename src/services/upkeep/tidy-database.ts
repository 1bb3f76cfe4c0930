import { sql } from 'drizzle-orm';
import type { Ctx } from '#app/services/context.ts';

/**
 * Gives the room of deleted rows back and counts anew what the planner chooses indexes by. A PostgreSQL server does so
 * by itself; the embedded one never would. Answers whether it was needed.
 */
export async function tidyDatabase({
  db,
  config,
}: Pick<Ctx, 'db'> & { config: Pick<Ctx['config'], 'databaseUrl'> }): Promise<boolean> {
  if (config.databaseUrl !== null) return false;
  await db.execute(sql`vacuum analyze`);
  return true;
}
