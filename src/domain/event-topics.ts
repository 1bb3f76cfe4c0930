import type { Permission } from './permissions.ts';

/** What staff hear of while it happens, and what they must be allowed to see for it. */
export const EVENT_TOPICS = {
  inquiries: 'crm.view',
  bookings: 'crm.view',
  messages: 'crm.view',
  tasks: 'crm.view',
  customers: 'customers.view',
  suppliers: 'purchases.view',
  vendor_invoices: 'purchases.view',
  expenses: 'purchases.view',
} as const satisfies Record<string, Permission>;
export type EventTopic = keyof typeof EVENT_TOPICS;
