import type { PaymentMode } from '#app/domain/payment-mode.ts';
import type { DemoSupplierKey } from './suppliers.ts';

/** A bill that the demo agency gets on this day of each month. */
export interface DemoBill {
  supplier: DemoSupplierKey;
  day: number;
  /** Its number grows from month to month; the financial year stands before it. */
  number: [prefix: string, first: number];
  /** Before GST, whole rupees or dollars. */
  amount: number;
  currency?: 'USD';
  gstRate: number;
  /** The title of the demo package that it is for. */
  trip?: string;
  department: string;
  paymentMode: PaymentMode;
  /** Every so many months. */
  every: number;
}

export const demoBills: DemoBill[] = [
  {
    supplier: 'nigeen',
    day: 8,
    number: ['NPH', 118],
    amount: 1_86_000,
    gstRate: 5,
    trip: 'Kashmir Great Lakes & Houseboats',
    department: 'Operations',
    paymentMode: 'net_banking',
    every: 1,
  },
  {
    supplier: 'marudhar',
    day: 12,
    number: ['MHH', 402],
    amount: 1_42_500,
    gstRate: 5,
    trip: 'Royal Rajasthan Desert Trail',
    department: 'Operations',
    paymentMode: 'bank',
    every: 1,
  },
  {
    supplier: 'alleppey',
    day: 16,
    number: ['ABC', 77],
    amount: 98_400,
    gstRate: 18,
    trip: 'Kerala Backwaters & Tea Hills',
    department: 'Operations',
    paymentMode: 'bank',
    every: 1,
  },
  {
    supplier: 'desertRose',
    day: 19,
    number: ['DRT', 2260],
    amount: 3_180,
    currency: 'USD',
    gstRate: 0,
    trip: 'Dubai Skyline & Desert Safari',
    department: 'Operations',
    paymentMode: 'bank',
    every: 2,
  },
  {
    supplier: 'himgiri',
    day: 22,
    number: ['HGH', 54],
    amount: 2_64_000,
    gstRate: 5,
    department: 'Operations',
    paymentMode: 'cheque',
    every: 3,
  },
  {
    supplier: 'skyline',
    day: 26,
    number: ['SAT', 9310],
    amount: 1_12_750,
    gstRate: 18,
    department: 'Tickets',
    paymentMode: 'credit_card',
    every: 1,
  },
];
