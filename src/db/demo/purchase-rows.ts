import type { expenses, recurringExpenses, suppliers, vendorInvoices } from '#app/db/schema/purchases.ts';
import { financialYear, shortFinancialYear } from '#app/domain/financial-year.ts';
import { addDays, dateInZone, type PlainDate } from '#app/domain/plain-date.ts';
import { dueDates, nextDue, type Recurrence } from '#app/domain/recurring-expense.ts';
import { slugify } from '#app/domain/slug.ts';
import { spellingKey, vendorInvoiceTotals } from '#app/domain/vendor-invoice.ts';
import { type DemoExpense, demoExpenses, demoRecurring } from './spending.ts';
import { type DemoSupplierKey, demoSuppliers } from './suppliers.ts';
import { type DemoBill, demoBills } from './vendor-bills.ts';

/** The ids of what the first start puts in, for `like`. */
export const DEMO_IDS = '%\\_demo\\_%';

interface PurchaseRows {
  suppliers: Array<typeof suppliers.$inferInsert>;
  vendorInvoices: Array<typeof vendorInvoices.$inferInsert>;
  recurringExpenses: Array<typeof recurringExpenses.$inferInsert>;
  expenses: Array<typeof expenses.$inferInsert>;
}

/** How far back expenses and bills go, this month among them. */
const MONTHS = 8;
/** Per cent of the usual amount, month by month. */
const SWING = [100, 94, 108, 102, 90, 112, 97, 105];
/** Rupees for a dollar, in the demo's time. */
const DOLLAR = 84.25;

const supplierId = (key: DemoSupplierKey) =>
  `sup_demo_${slugify(demoSuppliers[key].supplierName, 'supplier')}`;
const minorOf = (amount: number, month: number) =>
  Math.round((amount * (SWING[month % SWING.length] ?? 100)) / 100) * 100;

/** Suppliers, their bills and expenses of the last months as rows; what would lie ahead of `now` is left out. */
export function purchaseRows(now: Date): PurchaseRows {
  const today = dateInZone(now);
  const months = Array.from({ length: MONTHS }, (_, back) => monthBefore(today, MONTHS - 1 - back));
  const marks = { createdAt: now, updatedAt: now };
  const start = `${months[0]}-01`;
  return {
    suppliers: (Object.keys(demoSuppliers) as DemoSupplierKey[]).map((key) => ({
      id: supplierId(key),
      ...demoSuppliers[key],
      ...marks,
    })),
    vendorInvoices: demoBills.flatMap((bill) =>
      months.flatMap((month, at) => {
        const date = `${month}-${String(bill.day).padStart(2, '0')}`;
        if (at % bill.every !== 0 || date > today) return [];
        return [{ ...billRow(bill, date, at, today), ...marks }];
      }),
    ),
    recurringExpenses: demoRecurring.map((one) => {
      const recurrence = recurrenceOf(one, start);
      return {
        ...recurringSpent(one),
        ...recurrence,
        id: `rex_demo_${one.key}`,
        nextDate: nextDue(recurrence, addDays(today, 1)),
        madeUntil: dueDates(recurrence, start, today).at(-1) ?? null,
        ...marks,
      };
    }),
    expenses: [
      ...demoExpenses.flatMap((one) =>
        months.flatMap((month, at) => {
          const date = `${month}-${String(one.day).padStart(2, '0')}`;
          return date > today ? [] : [{ ...expenseRow(one, date, at), ...marks }];
        }),
      ),
      ...demoRecurring.flatMap((one) =>
        dueDates(recurrenceOf(one, start), start, today).map((date) => ({
          ...recurringSpent(one),
          id: `exp_demo_${one.key}_${date}`,
          expenseDate: date,
          recurringId: `rex_demo_${one.key}`,
          recurringDate: date,
          ...marks,
        })),
      ),
    ],
  };
}

function monthBefore(today: PlainDate, back: number): string {
  let first = `${today.slice(0, 7)}-01`;
  for (let step = 0; step < back; step += 1) first = `${addDays(first, -1).slice(0, 7)}-01`;
  return first.slice(0, 7);
}

function recurrenceOf({ every, day }: (typeof demoRecurring)[number], start: PlainDate): Recurrence {
  return { every, dayOfMonth: day, firstDate: start, lastDate: null };
}

function recurringSpent({
  category,
  amount,
  paymentType,
  department,
  description,
}: (typeof demoRecurring)[number]) {
  return { category, amount: amount * 100, paymentType, department, description };
}

function expenseRow(one: DemoExpense, date: PlainDate, at: number): PurchaseRows['expenses'][number] {
  const {
    category,
    amount,
    currency = 'INR',
    paymentType,
    supplier,
    department,
    descriptions,
    reference,
  } = one;
  return {
    id: `exp_demo_${category}_${date}`,
    expenseDate: date,
    category,
    amount: minorOf(amount, at + one.day),
    currency,
    exchangeRate: currency === 'USD' ? DOLLAR : null,
    paymentType,
    supplierId: supplier ? supplierId(supplier) : null,
    supplierName: supplier ? demoSuppliers[supplier].supplierName : '',
    department,
    description: descriptions[at % descriptions.length] ?? descriptions[0],
    invoiceReference: reference ? `${reference[0]}${reference[1] + at}` : '',
  };
}

/** Older bills are paid, last month's approved, this month's pending. */
function billRow(
  bill: DemoBill,
  date: PlainDate,
  at: number,
  today: PlainDate,
): PurchaseRows['vendorInvoices'][number] {
  const { currency = 'INR', supplier, trip = '' } = bill;
  const amount = minorOf(bill.amount, at + bill.day);
  const [prefix, first] = bill.number;
  const invoiceNumber = `${prefix}/${shortFinancialYear(date)}/${String(first + at * 7).padStart(4, '0')}`;
  const vendorName = demoSuppliers[supplier].supplierName;
  const age = MONTHS - 1 - at;
  const due = addDays(date, 20);
  const paid = age > 1 && due <= today;
  return {
    id: `vin_demo_${prefix.toLowerCase()}_${date}`,
    vendorName,
    vendorKey: spellingKey(vendorName),
    supplierId: supplierId(supplier),
    invoiceNumber,
    numberKey: spellingKey(invoiceNumber),
    financialYear: financialYear(date),
    invoiceDate: date,
    amount,
    currency,
    exchangeRate: currency === 'USD' ? DOLLAR : null,
    ...vendorInvoiceTotals({ amount, currency, gstRate: bill.gstRate }),
    packageId: trip ? `pkg_demo_${slugify(trip, 'trip')}` : null,
    linkedPackageName: trip,
    department: bill.department,
    status: paid ? 'paid' : age > 0 ? 'approved' : 'pending',
    paymentMode: paid ? bill.paymentMode : null,
    paymentDate: paid ? due : null,
  };
}
