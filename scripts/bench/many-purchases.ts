import type pg from 'pg';

/** A bill for six of ten bookings of `insertManyBookings`, and an expense for every tenth: made by the database itself. */
export async function insertManyPurchases(pool: pg.Pool, bookings: number): Promise<void> {
  await pool.query(BILLS);
  await pool.query(EXPENSES, [Math.ceil(bookings / 10)]);
}

const BILLS = `
  insert into vendor_invoices (id, vendor_name, vendor_key, invoice_number, number_key, financial_year, invoice_date,
    amount, gst_rate, gst_amount, total_amount, booking_id)
  select 'vin_' || n, 'Vendor ' || n % 300, 'vendor ' || n % 300, 'V/' || n, 'v' || n, '2026-27', travel_date - 5,
    cost, 18, cost * 18 / 100, cost + cost * 18 / 100, id
  from (select id, travel_date, substr(id, 5)::int as n, total_amount * 7 / 10 as cost from bookings) sold
  where n % 10 < 6`;

const EXPENSES = `
  insert into expenses (id, expense_date, category, amount, currency, payment_type, supplier_name, description)
  select 'exp_' || n, date '2026-12-31' - (n % 1825)::int,
    (array['vendor_payments', 'office_expenses', 'marketing_ads', 'rent', 'salaries'])[1 + n % 5],
    10000 + (n * 7919) % 900000, case when n % 20 = 0 then 'USD' else 'INR' end,
    (array['bank', 'upi', 'cash', 'net_banking'])[1 + n % 4],
    case when n % 3 = 0 then 'Supplier ' || n % 200 else '' end, 'Expense ' || n
  from generate_series(1, $1::int) n`;
