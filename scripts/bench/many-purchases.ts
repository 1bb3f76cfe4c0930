import type pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

/** How many there are of each beside so many bookings. */
export function purchasesOf(bookings: number) {
  return {
    invoices: Math.floor(bookings * 0.6),
    expenses: Math.ceil(bookings / 10),
    suppliers: Math.ceil(bookings / 10),
  };
}

/** A bill for six of ten bookings of `insertManyBookings`, an expense and a supplier for every tenth: made by the database itself. */
export async function insertManyPurchases(pool: pg.Pool, bookings: number): Promise<void> {
  const { expenses, suppliers } = purchasesOf(bookings);
  await withoutIndexes(pool, ['vendor_invoices', 'expenses', 'suppliers'], async () => {
    await pool.query(BILLS);
    await pool.query(EXPENSES, [expenses]);
    await pool.query(SUPPLIERS, [suppliers]);
  });
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

const SUPPLIERS = `
  insert into suppliers (id, supplier_name, contact_person, phone, email, service_type, city, status, created_at, updated_at)
  select 'sup_' || n, (array['Palm', 'Lake', 'Hill', 'Palace', 'River'])[1 + n % 5] || ' '
      || (array['Retreat', 'Cars', 'Travels', 'Lodge'])[1 + n % 4] || ' ' || n,
    'Contact ' || n, '+9198200' || lpad(n::text, 5, '0'), 's' || n || '@supplier.example',
    (array['hotel', 'transport', 'visa'])[1 + n % 3], 'City ' || n % 90,
    case when n % 10 = 0 then 'inactive' else 'active' end, made, made
  from (select n, timestamptz '2026-11-28 06:00Z' - n * interval '7 minutes' as made from generate_series(1, $1::int) n) new`;
