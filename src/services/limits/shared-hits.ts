import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { formHits } from '#app/db/schema/rate-hits.ts';
import type { Database } from '#app/services/context.ts';
import { type FormHits, type Hit, WINDOW_MS } from './form-hits.ts';

const WINDOW_SECONDS = WINDOW_MS / 1000;

/**
 * Counts in the database, for all processes together. A key's row has a number for each second of the last minute, so
 * it stays small whatever the limit; taking a place is one statement, in which the row's lock lets no burst slip by.
 */
export function createSharedHits(db: Database): FormHits {
  return {
    async take(name, limit, now): Promise<Hit> {
      const key = createHash('sha256').update(name).digest('base64url').slice(0, 32);
      const second = Math.floor(now / 1000);
      const isTaken = await takePlace(db, { key, limit, second, at: new Date(now) });
      return {
        wait: isTaken ? 0 : await waitFor(db, { key, limit, now }),
        async giveBack() {
          await db.execute(sql`update ${formHits} set
            hits = hits || jsonb_build_object(${second}::text, (hits ->> ${second}::text)::int - 1)
            where key = ${key} and (hits ->> ${second}::text)::int > 0`);
        },
      };
    },
  };
}

interface Place {
  key: string;
  limit: number;
  second: number;
  at: Date;
}

async function takePlace(db: Database, { key, limit, second, at }: Place): Promise<boolean> {
  const since = second - WINDOW_SECONDS;
  const { rowCount } = await db.execute(sql`
    insert into ${formHits} as known (key, hits, last_at)
    values (${key}, jsonb_build_object(${second}::text, 1), ${at.toISOString()})
    on conflict (key) do update set last_at = excluded.last_at, hits =
      (select coalesce(jsonb_object_agg(s, n), '{}') from jsonb_each(known.hits) as e(s, n) where s::bigint > ${since})
      || jsonb_build_object(${second}::text, coalesce((known.hits ->> ${second}::text)::int, 0) + 1)
    where (select coalesce(sum(n::int), 0) from jsonb_each_text(known.hits) as e(s, n) where s::bigint > ${since})
      < ${limit}`);
  return (rowCount ?? 0) > 0;
}

/** Until so many of the oldest have gone that one more fits. */
async function waitFor(
  db: Database,
  { key, limit, now }: { key: string; limit: number; now: number },
): Promise<number> {
  const [row] = await db.select({ hits: formHits.hits }).from(formHits).where(sql`${formHits.key} = ${key}`);
  let newer = 0;
  const newestFirst = Object.entries(row?.hits ?? {}).sort(([one], [other]) => Number(other) - Number(one));
  for (const [second, count] of newestFirst) {
    newer += count;
    if (newer >= limit) return Math.max(1, Number(second) + WINDOW_SECONDS - now / 1000);
  }
  return 1;
}
