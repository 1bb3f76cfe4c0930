import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** One number for "migrating this product": two processes that start at once take turns. */
const LOCK = 5_600_001;

export interface Migration {
  name: string;
  sql: string;
  /** Of the file's bytes: an applied file must never change. */
  sha256: string;
}

/** The migration files in order of their numbers. */
export function readMigrations(folder: string = FOLDER): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const sql = readFileSync(`${folder}/${name}`, 'utf8');
    return {
      name: name.slice(0, -'.sql'.length),
      sql,
      sha256: createHash('sha256').update(sql).digest('hex'),
    };
  });
}

/**
 * Brings the database to the newest migration, each in a transaction of its own; answers the names applied now.
 * Throws where an applied file has changed, or the database has a migration that this version does not know.
 */
export async function migrate(pool: pg.Pool, migrations: Migration[] = readMigrations()): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      await client.query(
        'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
      );
      const applied = await readApplied(client);
      refuseChanged(applied, migrations);
      const missing = migrations.filter(({ name }) => !applied.has(name));
      for (const migration of missing) await apply(client, migration);
      return missing.map(({ name }) => name);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

async function readApplied(client: pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migrations',
  );
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

function refuseChanged(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map(({ name, sha256 }) => [name, sha256]));
  for (const [name, sha256] of applied) {
    if (!known.has(name)) {
      throw new Error(
        `The database has the migration ${name}, which this version does not know: it was used with a newer version.`,
      );
    }
    if (known.get(name) !== sha256) {
      throw new Error(
        `The migration ${name} was changed after it was applied. Put the file back and add a new one.`,
      );
    }
  }
}

async function apply(client: pg.PoolClient, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(
      `The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
