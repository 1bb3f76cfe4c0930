import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** One number for "migrating this product": two processes that start at once take turns. */
export const MIGRATION_LOCK = 5_600_001;

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
  const applied: string[] = [];
  const client = await pool.connect();
  try {
    for (
      let name = await applyNext(client, migrations);
      name !== null;
      name = await applyNext(client, migrations)
    ) {
      applied.push(name);
    }
    return applied;
  } finally {
    client.release();
  }
}

/** Runs one migration and records it, in the caller's transaction. */
export async function runMigration(client: pg.ClientBase, { name, sql, sha256 }: Migration): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${name} failed: ${reason}`, { cause: error });
  }
  await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256]);
}

export async function createMigrationsTable(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists migrations
    (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
}

/** What is applied is read under the lock, in the transaction that applies: so that two starts at once take turns. */
async function applyNext(client: pg.PoolClient, migrations: Migration[]): Promise<string | null> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await createMigrationsTable(client);
    const applied = await readApplied(client);
    refuseChanged(applied, migrations);
    const next = migrations.find(({ name }) => !applied.has(name));
    if (next) await runMigration(client, next);
    await client.query('commit');
    return next?.name ?? null;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

export async function readApplied(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migrations order by name',
  );
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

/** `applied` has the hash of each name, in a database or a backup. */
export function refuseChanged(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map(({ name, sha256 }) => [name, sha256]));
  for (const [name, sha256] of applied) {
    if (!known.has(name)) {
      throw new Error(
        `The migration ${name} is applied but unknown to this version: the data was used with a newer version.`,
      );
    }
    if (known.get(name) !== sha256) {
      throw new Error(
        `The migration ${name} was changed after it was applied. Put the file back and add a new one.`,
      );
    }
  }
}
