import type { PaymentMode } from '#app/domain/payment-mode.ts';
import type { ExpenseCategory, ExpenseRhythm } from '#app/domain/purchases.ts';
import type { DemoSupplierKey } from './suppliers.ts';

interface DemoSpent {
  category: ExpenseCategory;
  /** Whole rupees, or dollars. */
  amount: number;
  currency?: 'USD';
  paymentType: PaymentMode;
  supplier?: DemoSupplierKey;
  department: string;
}

/** What the demo agency spends on this day of each month; amounts rise and fall a little from month to month. */
export interface DemoExpense extends DemoSpent {
  day: number;
  /** One for each month in turn. */
  descriptions: [string, ...string[]];
  /** Its number grows from month to month. */
  reference?: [prefix: string, first: number];
}

export const demoExpenses: DemoExpense[] = [
  {
    day: 5,
    category: 'employee_travel',
    amount: 11_450,
    paymentType: 'cash',
    department: 'Operations',
    descriptions: [
      'Road check, Gulmarg to Pahalgam',
      'Train to Jodhpur, heritage hotels',
      'Ferry and stay, Havelock dive school',
      'Flights to Kochi, houseboat season',
    ],
  },
  {
    day: 10,
    category: 'utilities',
    amount: 18_418.5,
    paymentType: 'net_banking',
    department: 'Admin',
    descriptions: ['Broadband and electricity, both offices'],
  },
  {
    day: 14,
    category: 'employee_travel',
    amount: 9_260,
    paymentType: 'cash',
    department: 'Sales',
    descriptions: [
      'Hotel inspection in Kasauli, 2 days',
      'Travel fair in Mumbai',
      'Hotel inspection in Udaipur, 3 days',
    ],
  },
  {
    day: 18,
    category: 'office_expenses',
    amount: 6_840,
    paymentType: 'upi',
    department: 'Admin',
    descriptions: [
      'Printer cartridges and courier',
      'Stationery and visiting cards',
      'Laptop repair and courier',
    ],
  },
  {
    day: 20,
    category: 'vendor_payments',
    amount: 960,
    currency: 'USD',
    paymentType: 'bank',
    supplier: 'emirates',
    department: 'Visa',
    descriptions: [
      'Visa fees, 8 travelers to Dubai',
      'Visa fees, 6 travelers to Dubai',
      'Visa fees, 9 travelers to Abu Dhabi',
    ],
    reference: ['EVD-', 7719],
  },
  {
    day: 21,
    category: 'marketing_ads',
    amount: 76_700,
    paymentType: 'credit_card',
    supplier: 'brightline',
    department: 'Marketing',
    descriptions: ['Search and social campaigns'],
    reference: ['BLM/', 556],
  },
  {
    day: 23,
    category: 'vendor_payments',
    amount: 44_625,
    paymentType: 'upi',
    supplier: 'valley',
    department: 'Operations',
    descriptions: ['Airport and Gulmarg cars', 'Airport and Sonamarg cars', 'Tempo traveller, Leh circuit'],
    reference: ['VWT/', 931],
  },
  {
    day: 25,
    category: 'miscellaneous',
    amount: 4_150,
    paymentType: 'upi',
    department: 'Admin',
    descriptions: ['Tea, water and guests', 'Guest hampers and sweets'],
  },
];

/** What comes by itself, for as long as the demo's past goes back. */
export interface DemoRecurring extends DemoSpent {
  key: string;
  every: ExpenseRhythm;
  day: number;
  description: string;
}

export const demoRecurring: DemoRecurring[] = [
  {
    key: 'rent',
    every: 'month',
    day: 1,
    category: 'rent',
    amount: 1_45_000,
    paymentType: 'bank',
    department: 'Admin',
    description: 'Rent of the head office, Janpath',
  },
  {
    key: 'shimla',
    every: 'month',
    day: 1,
    category: 'rent',
    amount: 32_000,
    paymentType: 'bank',
    department: 'Admin',
    description: 'Rent of the Shimla desk',
  },
  {
    key: 'salaries',
    every: 'month',
    day: 31,
    category: 'salaries',
    amount: 4_85_000,
    paymentType: 'bank',
    department: 'HR',
    description: 'Salaries',
  },
  {
    key: 'accountant',
    every: 'quarter',
    day: 15,
    category: 'office_expenses',
    amount: 24_000,
    paymentType: 'cheque',
    department: 'Accounts',
    description: 'Accountant and returns',
  },
];
