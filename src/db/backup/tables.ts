import type pg from 'pg';

export interface Table {
  name: string;
  /** Without generated ones, which cannot be written. */
  columns: string[];
}

/** The tables with data to keep, each after those it refers to. The record of migrations is kept in the head instead. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { refersTo: string[] }>(`
    select t.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct f.relname::text from pg_constraint c join pg_class f on f.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f' and f.oid <> t.oid) as "refersTo"
    from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> 'migrations'
    order by t.relname`);
  const sorted: Table[] = [];
  const placed = new Set<string>();
  for (let waiting = rows; waiting.length > 0; ) {
    const ready = waiting.filter(({ refersTo }) => refersTo.every((name) => placed.has(name)));
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${waiting.map(({ name }) => name)}`);
    for (const { name, columns } of ready) {
      sorted.push({ name, columns });
      placed.add(name);
    }
    waiting = waiting.filter(({ name }) => !placed.has(name));
  }
  return sorted;
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
