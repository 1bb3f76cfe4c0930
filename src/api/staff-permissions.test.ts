import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_WORDS } from '#app/contract/demo-content.ts';
import { mayDo, type Permission, ROLES, type Role } from '#app/domain/permissions.ts';
import { type Schema, sampleBody } from '#tests/support/sample-body.ts';
import { addStaff } from '#tests/support/staff-member.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { isStaffPath } from './middleware/staff-guard.ts';

type Rule = Permission | 'every role';
const own = 'every role';

/** What each call of the back office needs. A new call fails this test until it stands here. */
const RULES: Record<string, Rule> = {
  'GET /admin/account': own,
  'PUT /admin/account': own,
  'PUT /admin/account/password': own,
  'POST /admin/account/two-factor': own,
  'POST /admin/account/two-factor/confirm': own,
  'POST /admin/account/two-factor/off': own,
  'POST /admin/account/recovery-codes': own,
  'GET /admin/account/sessions': own,
  'DELETE /admin/account/sessions/{id}': own,
  'POST /admin/account/sessions/end-others': own,
  'GET /admin/users': 'users.manage',
  'POST /admin/users': 'users.manage',
  'PUT /admin/users/{id}': 'users.manage',
  'POST /admin/users/{id}/disable': 'users.manage',
  'POST /admin/users/{id}/enable': 'users.manage',
  'POST /admin/users/{id}/reset-password': 'users.manage',
  'POST /admin/users/{id}/reset-two-factor': 'users.manage',
  'GET /admin/users/{id}/sessions': 'users.manage',
  'POST /admin/users/{id}/sessions/end': 'users.manage',
  'DELETE /admin/users/{id}/sessions/{session}': 'users.manage',
  'GET /admin/audit': 'audit.view',
  'GET /admin/audit/options': 'audit.view',

  'GET /crm/bookings': 'crm.view',
  'GET /crm/stats': 'crm.view',
  'POST /crm/bookings': 'crm.edit',
  'GET /crm/bookings/{id}': 'crm.view',
  'PUT /crm/bookings/{id}/travel-date': 'crm.edit',
  'PUT /crm/bookings/{id}/travellers': 'crm.edit',
  'POST /crm/bookings/{id}/confirmation': 'crm.edit',
  'POST /crm/bookings/{id}/payment-link': 'crm.edit',
  'GET /crm/bookings/{id}/cancellation': 'crm.edit',
  'POST /crm/bookings/{id}/cancellation': 'crm.edit',
  'POST /crm/bookings/{id}/refunds': 'accounts.edit',
  'POST /crm/bookings/{id}/refunds/{refund}/paid': 'accounts.edit',
  'POST /crm/bookings/{id}/refunds/{refund}/retry': 'accounts.edit',
  'POST /crm/tasks/{id}/done': 'crm.edit',
  'GET /crm/bookings/{id}/documents/{document}': 'crm.view',
  'GET /crm/staff': 'crm.view',
  'GET /crm/overview': 'crm.view',
  'GET /crm/reply-report': 'crm.view',
  'GET /crm/bookings/board-counts': 'crm.view',
  'PUT /crm/bookings/{id}/assignee': 'crm.edit',
  'POST /crm/bookings/bulk': 'crm.edit',
  'GET /crm/inquiries/board-counts': 'crm.view',
  'PUT /crm/inquiries/{id}/assignee': 'crm.edit',
  'POST /crm/inquiries/bulk': 'crm.edit',
  'PUT /crm/bookings/{id}/status': 'crm.edit',
  'POST /crm/bookings/{id}/notes': 'crm.edit',
  'GET /crm/inquiries': 'crm.view',
  'GET /crm/inquiries/{id}': 'crm.view',
  'PUT /crm/inquiries/{id}/status': 'crm.edit',
  'POST /crm/inquiries/{id}/notes': 'crm.edit',
  'POST /crm/inquiries/{id}/email': 'crm.edit',
  'POST /crm/inquiries/{id}/sms': 'crm.edit',
  'POST /crm/inquiries/{id}/whatsapp': 'crm.edit',
  'POST /customers/{id}/email': 'customers.edit',
  'POST /customers/{id}/sms': 'customers.edit',
  'POST /customers/{id}/whatsapp': 'customers.edit',
  'POST /crm/bookings/{id}/email': 'crm.edit',
  'POST /crm/bookings/{id}/sms': 'crm.edit',
  'POST /crm/bookings/{id}/whatsapp': 'crm.edit',
  'GET /crm/messages': 'crm.view',
  'GET /crm/messages/compose': 'crm.edit',
  'POST /crm/messages/{id}/retry': 'crm.edit',
  'POST /crm/unknown-numbers/{number}/inquiry': 'crm.edit',
  'DELETE /crm/unknown-numbers/{number}': 'crm.edit',
  'POST /crm/bookings/{id}/generate-proforma': 'crm.view',
  'POST /crm/bookings/{id}/generate-invoice': 'crm.view',
  'GET /accounts/dashboard-stats': 'accounts.view',
  'GET /accounts/dashboard-charts': 'accounts.view',
  'GET /accounts/invoices': 'accounts.view',
  'GET /accounts/sales-report': 'accounts.view',
  'GET /accounts/gst-report': 'accounts.view',
  'GET /accounts/customer-ledger/{email}': 'accounts.view',
  'GET /accounts/gstr1': 'accounts.view',
  'GET /accounts/gstr1/export': 'accounts.view',
  'POST /accounts/gstr1/file': 'accounts.edit',
  'GET /accounts/customer-invoices': 'accounts.view',
  'GET /accounts/customer-invoices/stats': 'accounts.view',
  'POST /accounts/customer-invoices': 'accounts.edit',
  'PUT /accounts/customer-invoices/{id}': 'accounts.edit',
  'DELETE /accounts/customer-invoices/{id}': 'accounts.edit',
  'GET /accounts/customer-invoices/{id}/download': 'accounts.view',
  'GET /accounts/customer-invoices/defaults': 'accounts.view',
  'POST /accounts/customer-invoices/preview': 'accounts.edit',
  'POST /accounts/customer-invoices/{id}/credit-notes': 'accounts.edit',
  'GET /accounts/customer-invoices/{id}/credit-notes': 'accounts.view',
  'GET /accounts/customer-invoices/{id}/credit-notes/{note}/download': 'accounts.view',
  'POST /accounts/customer-invoices/{id}/email': 'accounts.edit',
  'POST /accounts/customer-invoices/{id}/payment-link': 'accounts.edit',
  'POST /accounts/payments': 'accounts.edit',
  'GET /accounts/payments': 'accounts.view',
  'POST /accounts/reminders': 'accounts.edit',
  'POST /accounts/customer-ledger/{email}/email': 'accounts.edit',
  'GET /accounts/revenue-years': 'accounts.view',
  'GET /accounts/profit-and-loss': 'purchases.view',
  'GET /accounts/profit-and-loss/rows/{key}': 'purchases.view',
  'GET /expenses/reports/summary': 'purchases.view',
  'GET /vendors/invoices': 'purchases.view',
  'GET /vendors/invoices/summary/stats': 'purchases.view',
  'GET /vendors/invoices/{id}': 'purchases.view',
  'POST /vendors/invoices': 'purchases.edit',
  'PUT /vendors/invoices/{id}': 'purchases.edit',
  'DELETE /vendors/invoices/{id}': 'purchases.edit',
  'POST /vendors/invoices/{id}/restore': 'purchases.edit',
  'GET /vendors/invoices/{id}/download': 'purchases.view',
  'GET /expenses': 'purchases.view',
  'GET /expenses/stats': 'purchases.view',
  'POST /expenses': 'purchases.edit',
  'GET /expenses/{id}': 'purchases.view',
  'PUT /expenses/{id}': 'purchases.edit',
  'DELETE /expenses/{id}': 'purchases.edit',
  'POST /expenses/{id}/restore': 'purchases.edit',
  'GET /expenses/{id}/download': 'purchases.view',
  'GET /expenses/recurring': 'purchases.view',
  'POST /expenses/recurring': 'purchases.edit',
  'GET /expenses/recurring/{id}': 'purchases.view',
  'PUT /expenses/recurring/{id}': 'purchases.edit',
  'DELETE /expenses/recurring/{id}': 'purchases.edit',
  'POST /expenses/recurring/{id}/restore': 'purchases.edit',
  'GET /events': own,
  'GET /suppliers': 'purchases.view',
  'GET /suppliers/stats/summary': 'purchases.view',
  'POST /suppliers': 'purchases.edit',
  'PUT /suppliers/{id}': 'purchases.edit',
  'DELETE /suppliers/{id}': 'purchases.edit',
  'POST /suppliers/{id}/restore': 'purchases.edit',
  'GET /customers': 'customers.view',
  'GET /customers/analytics/dashboard': 'customers.view',
  'POST /customers/bulk-upload': 'customers.edit',
  'GET /customers/bulk-upload/template': 'customers.view',
  'GET /customers/imports': 'customers.view',
  'POST /customers/imports': 'customers.edit',
  'GET /customers/imports/{id}': 'customers.view',
  'DELETE /customers/imports/{id}': 'customers.edit',
  'PUT /customers/imports/{id}/columns': 'customers.edit',
  'GET /customers/imports/{id}/rows': 'customers.view',
  'POST /customers/imports/{id}/commit': 'customers.edit',
  'GET /customers/imports/{id}/rejects': 'customers.view',
  'POST /customers/imports/{id}/undo': 'customers.edit',
  'GET /customers/{id}': 'customers.view',
  'POST /customers': 'customers.edit',
  'PUT /customers/{id}': 'customers.edit',
  'DELETE /customers/{id}': 'customers.edit',
  'PUT /customers/{id}/move': 'customers.edit',
  'POST /customers/{id}/call-logs': 'customers.edit',
  'GET /customers/duplicates': 'customers.view',
  'GET /customers/{id}/history': 'customers.view',
  'PUT /customers/{id}/assignee': 'customers.edit',
  'POST /customers/bulk': 'customers.edit',
  'POST /customers/bulk-delete': 'customers.edit',
  'POST /customers/bulk-restore': 'customers.edit',
  'POST /customers/{id}/merge': 'customers.edit',
  'POST /customers/{id}/restore': 'customers.edit',
  'POST /customers/share-via-whatsapp': 'customers.edit',
  'POST /customers/send-package': 'customers.edit',
  'GET /customers/download-pdf/{package_id}': 'customers.view',
  'POST /crm/inquiries/{id}/customer': 'customers.edit',
  'POST /crm/bookings/{id}/customer': 'customers.edit',
  'GET /admin/today': 'crm.view',
  'GET /admin/search': own,
  'GET /admin/saved-filters': own,
  'POST /admin/saved-filters': own,
  'DELETE /admin/saved-filters/{id}': own,

  'GET /admin/packages': 'content.view',
  'POST /admin/packages': 'content.edit',
  'GET /admin/packages/tax-defaults': 'content.view',
  'POST /admin/packages/bulk': 'content.edit',
  'GET /admin/packages/{id}': 'content.view',
  'PUT /admin/packages/{id}': 'content.edit',
  'DELETE /admin/packages/{id}': 'content.edit',
  'POST /admin/packages/{id}/restore': 'content.edit',
  'POST /admin/packages/{id}/duplicate': 'content.edit',
  'GET /admin/itineraries/{id}': 'content.view',
  'PUT /admin/itineraries/{id}': 'content.edit',
  'DELETE /admin/itineraries/{id}': 'content.edit',
  'GET /admin/itineraries/{id}/item': 'content.view',
  'GET /admin/destinations': 'content.view',
  'POST /admin/destinations': 'content.edit',
  'PUT /admin/destinations/order': 'content.edit',
  'GET /admin/destinations/{id}': 'content.view',
  'PUT /admin/destinations/{id}': 'content.edit',
  'DELETE /admin/destinations/{id}': 'content.edit',
  'POST /admin/destinations/{id}/restore': 'content.edit',
  'GET /admin/cruises': 'content.view',
  'POST /admin/cruises': 'content.edit',
  'PUT /admin/cruises/order': 'content.edit',
  'GET /admin/cruises/{id}': 'content.view',
  'PUT /admin/cruises/{id}': 'content.edit',
  'DELETE /admin/cruises/{id}': 'content.edit',
  'POST /admin/cruises/{id}/restore': 'content.edit',
  'POST /admin/cruises/{id}/duplicate': 'content.edit',
  'GET /admin/pilgrimages': 'content.view',
  'POST /admin/pilgrimages': 'content.edit',
  'PUT /admin/pilgrimages/order': 'content.edit',
  'GET /admin/pilgrimages/{id}': 'content.view',
  'PUT /admin/pilgrimages/{id}': 'content.edit',
  'DELETE /admin/pilgrimages/{id}': 'content.edit',
  'POST /admin/pilgrimages/{id}/restore': 'content.edit',
  'POST /admin/pilgrimages/{id}/duplicate': 'content.edit',
  'GET /admin/testimonials': 'content.view',
  'POST /admin/testimonials': 'content.edit',
  'GET /admin/testimonials/{id}': 'content.view',
  'PUT /admin/testimonials/{id}': 'content.edit',
  'DELETE /admin/testimonials/{id}': 'content.edit',
  'POST /admin/testimonials/{id}/restore': 'content.edit',
  'POST /admin/pictures': 'content.edit',
  'GET /admin/pictures/{id}': 'content.view',
  'DELETE /admin/pictures/{id}': 'content.edit',
  'POST /admin/generate-complete-itinerary': 'content.edit',
  'POST /admin/draft-itinerary': 'content.edit',
  'POST /admin/customize-package-for-customer': 'customers.edit',

  'GET /admin/settings': 'settings.edit',
  'GET /admin/settings/office': 'content.view',
  'GET /admin/settings/numbers': 'settings.edit',
  'GET /admin/settings/providers': 'settings.edit',
  'GET /admin/settings/demo': 'settings.edit',
  'POST /admin/settings/demo/remove': 'settings.edit',
  'PUT /admin/settings/secrets/{name}': 'settings.edit',
  'DELETE /admin/settings/secrets/{name}': 'settings.edit',

  'GET /admin/privacy-requests': 'privacy.handle',
  'POST /admin/privacy-requests/{id}/export': 'privacy.handle',
  'POST /admin/privacy-requests/{id}/correct': 'privacy.handle',
  'POST /admin/privacy-requests/{id}/anonymise': 'privacy.handle',
  'POST /admin/privacy-requests/{id}/close': 'privacy.handle',
};

/** Calls that are alike: each section of the settings, and its test. */
const FAMILIES: Array<[RegExp, Rule]> = [
  [/^PUT \/admin\/settings\/[a-z]+$/, 'settings.edit'],
  [/^POST \/admin\/settings\/[a-z]+\/test$/, 'settings.edit'],
];

/** What the description does not tell of a body. */
const BODIES: Record<string, unknown> = {
  'POST /crm/inquiries/bulk': { ids: ['inq_none'], status: 'closed' },
  'POST /crm/bookings/bulk': { ids: ['bkg_none'], status: 'completed' },
  'PUT /admin/account/password': { current: 'not it at all', password: 'a-new-password' },
  'POST /admin/account/two-factor/confirm': { code: '000000' },
  'POST /admin/users': { name: 'A', username: 'a', email: 'a@agency.example', role: 'sales' },
  'POST /admin/settings/mail/test': { to: 'a@agency.example' },
  'POST /admin/settings/demo/remove': { confirm: DEMO_WORDS },
  'POST /admin/privacy-requests/{id}/correct': { name: 'A' },
  'POST /accounts/gstr1/file': { period: '2026-01', filed: true },
  'POST /accounts/customer-invoices': {
    customer_name: 'A',
    customer_email: 'a@example.in',
    customer_phone: '+919816011122',
    invoice_date: '2026-11-28',
    items: [{ description: 'A', quantity: 1, rate: 1 }],
  },
  'PUT /accounts/customer-invoices/{id}': { notes: 'A' },
  'POST /vendors/invoices': {
    vendor_name: 'A',
    invoice_number: 'A-1',
    invoice_date: '2026-11-28',
    amount: '1',
    currency: 'INR',
  },
  'PUT /vendors/invoices/{id}': { notes: 'A' },
  'POST /expenses': { expense_date: '2026-11-28', amount: 1, description: 'A' },
  'PUT /expenses/{id}': { department: 'A' },
  'POST /expenses/recurring': {
    amount: 1,
    description: 'A',
    day_of_month: 1,
    first_date: '2199-01-01',
  },
  'PUT /expenses/recurring/{id}': { department: 'A' },
  'POST /customers': { name: 'A', email: 'a@example.in', phone: '+919816011122' },
  'PUT /customers/{id}': { notes: 'A' },
  'POST /customers/bulk-delete': { ids: ['nobody'] },
  'POST /customers/bulk-restore': { ids: ['nobody'] },
  'POST /customers/bulk': { ids: ['nobody'], target_list: 'hot_list' },
  'POST /accounts/customer-invoices/preview': {
    customer_name: 'A',
    customer_email: 'a@example.in',
    customer_phone: '+919816011122',
    invoice_date: '2026-11-28',
    items: [{ description: 'A', quantity: 1, rate: 1 }],
  },
  'POST /crm/bookings': {
    packageId: 'nobody',
    name: 'A',
    email: 'a@example.in',
    phone: '+919816011122',
    travelDate: '2027-06-01',
    travelers: 1,
    travelerDetails: [{ name: 'A', age: 30 }],
    paymentOption: 'full',
    payment: 'none',
    request_key: 'a-key-of-the-form',
  },
  'PUT /crm/bookings/{id}/travel-date': { travel_date: '2027-06-01' },
  'POST /crm/bookings/{id}/payment-link': {},
  'POST /crm/bookings/{id}/cancellation': { expected: 'x', reason: 'A', request_key: 'a-key-of-the-form' },
  'POST /crm/bookings/{id}/refunds': { reason: 'A', request_key: 'a-key-of-the-form' },
  'POST /crm/bookings/{id}/refunds/{refund}/paid': { mode: 'cash', date: '2026-11-28' },
  'POST /suppliers': {
    supplier_name: 'A',
    contact_person: 'A',
    phone: '+919816011122',
    email: 'a@example.in',
    service_type: 'hotel',
  },
  'PUT /suppliers/{id}': { city: 'A' },
  'POST /accounts/reminders': { booking_ids: ['bkg_1'] },
  'POST /accounts/customer-ledger/{email}/email': {},
  'POST /accounts/payments': {
    booking_id: 'nobody',
    kind: 'payment',
    amount: 1,
    mode: 'cash',
    date: '2026-11-28',
  },
};

/** Where the description takes few words only. */
const PATHS: Record<string, string> = { '{name}': 'mail.password' };

/** These answer a whole section of their own; what they would write is not the question here. */
const SECTIONS = /^PUT \/admin\/settings\/([a-z]+)$/;

interface Call {
  name: string;
  method: string;
  path: string;
  body: unknown;
  form: boolean;
}

let app: TestApp;
let calls: Call[];
let sections: Record<string, unknown>;
const cookies = new Map<Role, string>();

beforeAll(async () => {
  app = await createTestApp();
  for (const role of ROLES) cookies.set(role, (await addStaff(app, role)).cookie);
  const { body } = await app.json<OpenApi>('/openapi.json');
  const owner = { headers: { cookie: cookies.get('owner') ?? '' } };
  sections = (await app.json('/admin/settings', owner)).body;
  calls = staffCalls(body);
});
afterAll(() => app.close());

interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
}

function staffCalls({ paths, components }: OpenApi): Call[] {
  return Object.entries(paths)
    .filter(([path]) => isStaffPath(path))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => {
        const name = `${method.toUpperCase()} ${path}`;
        const content = operation.requestBody?.content ?? {};
        const schema = content['application/json']?.schema;
        const section = SECTIONS.exec(name)?.[1] ?? '';
        const sampled = schema && sampleBody(schema, components.schemas);
        return {
          name,
          method: method.toUpperCase(),
          path: path.replace(/\{\w+\}/g, (part) => PATHS[part] ?? 'nobody'),
          body: name in BODIES ? BODIES[name] : (sections[section] ?? sampled),
          form: 'multipart/form-data' in content,
        };
      }),
    );
}

const ruleOf = (name: string): Rule | undefined =>
  RULES[name] ?? FAMILIES.find(([pattern]) => pattern.test(name))?.[1];

const formText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

async function statusFor(call: Call, role: Role): Promise<number> {
  const headers = new Headers({ cookie: cookies.get(role) ?? '' });
  let body: BodyInit | undefined;
  if (call.form) {
    const form = new FormData();
    const fields = Object.entries(call.body ?? { file: new File([new Uint8Array([1, 2, 3])], 'x.png') });
    for (const [name, value] of fields) form.set(name, value instanceof File ? value : formText(value));
    body = form;
  } else if (call.body !== undefined) {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(call.body);
  }
  const answer = await app.fetch(call.path, { method: call.method, headers, body });
  await answer.body?.cancel();
  return answer.status;
}

describe('what each role may call', () => {
  it('names a rule for every call of the back office, and for none that is gone', () => {
    expect(calls.filter((call) => !ruleOf(call.name)).map((call) => call.name)).toEqual([]);
    const names = new Set(calls.map((call) => call.name));
    expect(Object.keys(RULES).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(ROLES.toReversed())('SEC-04 answers 403 to %s exactly where the rules say', async (role) => {
    const wrong: string[] = [];
    for (const call of calls) {
      const rule = ruleOf(call.name);
      const allowed = rule === 'every role' || (rule !== undefined && mayDo(role, rule));
      const status = await statusFor(call, role);
      const right = allowed ? status !== 403 && status !== 401 && status !== 500 : status === 403;
      if (!right) wrong.push(`${call.name}: ${status}, ${allowed ? 'allowed' : 'not allowed'}`);
    }
    expect(wrong).toEqual([]);
  });
});
