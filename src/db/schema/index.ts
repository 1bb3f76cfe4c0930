/** The whole schema, for the client and the migration check. The one file that gathers others: drizzle wants one object. */
export * from './audit-log.ts';
export * from './auth.ts';
export * from './bookings.ts';
export * from './content.ts';
export * from './customer-invoices.ts';
export * from './deleted-items.ts';
export * from './documents.ts';
export * from './inquiries.ts';
export * from './messages.ts';
export * from './payments.ts';
export * from './pictures.ts';
export * from './rate-hits.ts';
export * from './saved-filters.ts';
export * from './secrets.ts';
export * from './settings.ts';
export * from './slug-redirects.ts';
