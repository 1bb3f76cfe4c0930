import { expect, it } from 'vitest';
import { recordKey } from '#app/web/office/record/record-key.ts';
import { serverListKey } from '#app/web/ui/list/use-server-list.ts';
import { showsAny } from './topic-keys.ts';

it('asks anew for the lists, records and figures of a topic, and for nothing else', () => {
  expect(showsAny(['inquiries'], [...serverListKey('/crm/inquiries'), 'limit=25'])).toBe(true);
  expect(showsAny(['inquiries'], ['crm', 'stats'])).toBe(true);
  expect(showsAny(['inquiries'], ['today'])).toBe(true);
  expect(showsAny(['bookings'], [...recordKey('bookings', 'bkg_1')])).toBe(true);
  expect(showsAny(['bookings'], [...serverListKey('/crm/inquiries'), 'limit=25'])).toBe(false);
  expect(showsAny(['bookings', 'customers'], ['package', 'pkg_1'])).toBe(false);
  expect(showsAny(['inquiries', 'messages'], ['sale-of-inquiry', 'inq_1', 'k'])).toBe(false);
  expect(showsAny(['messages'], ['messages', 'compose', 'inquiry', 'inq_1', ''])).toBe(false);
});

it('takes customer invoices for no customers', () => {
  expect(showsAny(['customers'], [...serverListKey('/accounts/customer-invoices'), ''])).toBe(false);
  expect(showsAny(['customers'], [...serverListKey('/customers'), ''])).toBe(true);
});

it('counts messages as a part of the record they are about, not of its list', () => {
  expect(showsAny(['messages'], [...recordKey('bookings', 'bkg_1')])).toBe(true);
  expect(showsAny(['messages'], [...serverListKey('/crm/bookings'), 'limit=25'])).toBe(false);
  expect(showsAny(['messages'], ['today'])).toBe(false);
});
