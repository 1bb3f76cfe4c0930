import { is, SQL } from 'drizzle-orm';
import { getTableConfig, type IndexedColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '#app/db/schema/index.ts';

type TableConfig = ReturnType<typeof getTableConfig>;
const dialect = new PgDialect();

/** The SQL that makes what the drizzle schema declares, to compare with what the migrations made. */
export function declaredDdl(): string[] {
  const tables = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table));
  return [...tables.map(tableDdl), ...tables.flatMap(indexDdl), ...tables.flatMap(foreignKeyDdl)];
}

function tableDdl(table: TableConfig): string {
  const columns = table.columns.map((column) => {
    const parts = [quote(column.name), column.getSQLType()];
    if (column.primary) parts.push('primary key');
    if (column.notNull) parts.push('not null');
    if (column.default !== undefined) parts.push('default', literal(column.default));
    return parts.join(' ');
  });
  const keys = table.primaryKeys.map(
    (key) => `constraint ${quote(key.getName())} primary key (${key.columns.map(({ name }) => quote(name))})`,
  );
  const checks = table.checks.map(({ name, value }) => `constraint ${quote(name)} check (${text(value)})`);
  return `create table ${quote(table.name)} (${[...columns, ...keys, ...checks].join(', ')})`;
}

function indexDdl(table: TableConfig): string[] {
  return table.indexes.map(({ config }) => {
    const method = config.method ?? 'btree';
    const columns = config.columns.map((part) => {
      if ('indexConfig' in part) return indexed(part);
      // A GIN index names its operators behind the expression, which has its own brackets.
      return method === 'gin' ? text(part as SQL) : `(${text(part as SQL)})`;
    });
    const where = config.where ? ` where ${text(config.where)}` : '';
    const kind = config.unique ? 'unique index' : 'index';
    return `create ${kind} ${quote(config.name ?? '')} on ${quote(table.name)} using ${method} (${columns.join(', ')})${where}`;
  });
}

function indexed({ name, indexConfig }: Partial<IndexedColumn>): string {
  return `${quote(name ?? '')} ${indexConfig?.order ?? 'asc'} nulls ${indexConfig?.nulls ?? 'last'}`;
}

function foreignKeyDdl(table: TableConfig): string[] {
  return table.foreignKeys.map((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const target = `${quote(getTableConfig(foreignTable).name)} (${foreignColumns.map(({ name }) => quote(name))})`;
    return `alter table ${quote(table.name)} add constraint ${quote(key.getName())} foreign key (${columns.map(
      ({ name }) => quote(name),
    )}) references ${target} on delete ${key.onDelete ?? 'no action'}`;
  });
}

function literal(value: unknown): string {
  if (is(value, SQL)) return text(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return typeof value === 'object' ? `'${JSON.stringify(value)}'::jsonb` : String(value);
}

function text(value: SQL): string {
  return dialect.sqlToQuery(value).sql;
}

function quote(name: string): string {
  return `"${name}"`;
}
