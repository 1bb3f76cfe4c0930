import type pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

/**
 * Inquiries over two years from every form: 1 of 20 new, as many in progress, the others resolved or closed; a tenth
 * looked after by `assigneeId`. Made by the database itself.
 */
export async function insertManyInquiries(pool: pg.Pool, count: number, assigneeId: string): Promise<void> {
  await withoutIndexes(pool, ['inquiries'], async () => {
    await pool.query(INQUIRIES, [count, assigneeId]);
  });
  await pool.query('analyze inquiries');
}

const INQUIRIES = `
  insert into inquiries (id, source, name, email, phone, destination, message, status, assignee_id, answered_at, created_at, updated_at)
  select 'inq_' || n, (array['general', 'package', 'cruise', 'pilgrimage', 'visa'])[1 + n % 5], 'Person ' || n,
    'p' || n || '@example.in', '+91 9' || lpad(n::text, 9, '0'), (array['India', 'Europe', 'Singapore', 'Dubai'])[1 + n % 4],
    'We are ' || 2 + n % 6 || ' people looking for six nights, number ' || n,
    case when n % 20 = 0 then 'new' when n % 20 = 1 then 'in_progress' when n % 3 = 0 then 'closed' else 'resolved' end,
    case when n % 10 = 3 then $2::text end, case when n % 20 > 1 then at + interval '3 hours' end, at, at
  from (select n, timestamptz '2026-12-31' - (n % 730) * interval '1 day' - (n % 86400) * interval '1 second' as at
    from generate_series(1, $1::int) n) made`;
