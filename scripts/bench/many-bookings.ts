import type pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

/** The years that the bookings are spread over, up to the end of 2026. */
const DAYS = 5 * 365;
const LAST_DAY = '2026-12-31';
const DESTINATIONS = 40;

/**
 * Bookings over five years as a busy agency has them: 4 of 10 paid in full, 3 with their deposit, 1 completed and paid, 1
 * pending, 1 cancelled; with their ledger entries, receipt vouchers and, where paid in full, invoices. Made by the database itself.
 */
export async function insertManyBookings(pool: pg.Pool, count: number): Promise<void> {
  await withoutIndexes(pool, ['bookings', 'ledger_entries', 'documents'], async () => {
    for (const statement of STATEMENTS) await pool.query(statement.replaceAll(':count', String(count)));
  });
  await pool.query('analyze');
}

const BOOKINGS = `
  insert into bookings (id, reference, access_key, item_type, item_id, item_slug, item_title, destination, name, email,
    phone, travel_date, pax, payment_option, unit_price, total_amount, terms_version, fingerprint, booking_date, status,
    payment_status, paid_amount, created_at, updated_at)
  select 'bkg_' || n, 'BR' || n, 'key', 'package', 'pkg_1', 'trip', 'Trip ' || n % 500, 'Destination ' || n % ${DESTINATIONS},
    'Customer ' || n % 300000, 'c' || n % 300000 || '@example.in', '+91 98765 43210', day + 60, 1 + n % 4, 'partial',
    price, price * (1 + n % 4), '2026-11', 'f' || n, day,
    case n % 10 when 8 then 'pending' when 9 then 'cancelled' when 7 then 'completed' else 'confirmed' end,
    case when n % 10 >= 8 then 'pending' when n % 10 in (4, 5, 6) then 'partial' else 'completed' end,
    case when n % 10 >= 8 then 0 when n % 10 in (4, 5, 6) then price * (1 + n % 4) / 4 else price * (1 + n % 4) end,
    day + interval '6 hours', day + interval '6 hours'
  from (select n, 900000 + (n::bigint * 7919) % 9000000 as price, date '${LAST_DAY}' - (n % ${DAYS})::int as day
    from generate_series(1, :count) n) made`;

const ENTRIES = `
  insert into ledger_entries (id, booking_id, kind, amount, mode, source, business_date, created_at)
  select 'led_' || substr(id, 5), id, 'payment', paid_amount, 'razorpay', 'webhook', booking_date, created_at
  from bookings where paid_amount > 0`;

/** The paper of bookings over an amount with 18% inside it, within the state. */
const documentOf = (kind: string, prefix: string, amount: string, condition: string) => `
  insert into documents (id, kind, number, financial_year, serial, date, booking_id, customer_name, category,
    place_of_supply, supply, gst_rate, taxable, cgst, sgst, igst, total, advance_taxable, advance_cgst, advance_sgst,
    taken_into_id, lines, paper, created_at)
  select 'doc_${prefix}' || serial, '${kind}', '${prefix}/' || lpad(serial::text, 9, '0'), '2026-27', serial, booking_date, id,
    name, 'unregistered', '07', 'intra', 18, value - 2 * half, half, half, 0, value,
    ${kind === 'invoice' ? 'value - 2 * half, half, half, null' : `0, 0, 0, case when ${PAID_IN_FULL} then 'doc_DJ' || serial end`},
    '[{"sac":"998555","amount":1}]', '{}', created_at
  from (select b.*, ${amount} as value, (${amount} * 36 + 236) / 472 as half, substr(id, 5)::int as serial from bookings b
    where ${condition}) sold`;

const PAID_IN_FULL = "payment_status = 'completed'";

const STATEMENTS = [
  BOOKINGS,
  ENTRIES,
  documentOf('receipt_voucher', 'RV', 'paid_amount', 'paid_amount > 0'),
  documentOf('invoice', 'DJ', 'total_amount', PAID_IN_FULL),
];
