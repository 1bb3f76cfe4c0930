import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '#app/db/migrate.ts';
import { serverPool } from '#app/db/pool.ts';
import { migrationsHash } from './test-image.ts';

const LOCK = 5_600_002;

/** A fresh migrated database on the server at `url`, copied from a template that is made once. */
export async function createServerDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const template = `deodar_template_${migrationsHash()}`;
  const name = `deodar_test_${randomBytes(8).toString('hex')}`;
  await onServer(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await buildTemplate(client, url, template);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    url: withDatabase(url, name),
    drop: () => onServer(url, (client) => client.query(`drop database ${name}`)),
  };
}

/** One in which there is nothing at all. */
export async function createEmptyDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `deodar_test_${randomBytes(8).toString('hex')}`;
  await onServer(url, (client) => client.query(`create database ${name}`));
  return {
    url: withDatabase(url, name),
    drop: () => onServer(url, (client) => client.query(`drop database ${name} with (force)`)),
  };
}

async function buildTemplate(client: pg.Client, url: string, template: string): Promise<void> {
  const draft = `${template}_new`;
  await client.query(`drop database if exists ${draft}`);
  await client.query(`create database ${draft}`);
  const pool = serverPool(withDatabase(url, draft), () => {});
  await migrate(pool);
  await pool.end();
  await client.query(`alter database ${draft} rename to ${template}`);
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
