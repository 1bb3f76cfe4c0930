import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { CrmBooking } from '#app/contract/bookings.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { book, signIn, TRAVEL_DATE } from './office-steps.ts';

const MARKUP = '<img src="https://x.invalid/x.png" onerror="document.title=\'hacked\'">';
const SVG = '"><svg onload="document.title=\'hacked\'">';
const phone = '+91 98110 45230';

/** Sends one of the public forms by the API, as the forms do. */
async function send(page: Page, path: string, data: Record<string, unknown>): Promise<void> {
  const answer = await page.request.post(`/api${path}`, { data });
  expect(answer.status()).toBe(201);
}

const ask = (page: Page, name: string, change: Record<string, unknown> = {}) =>
  send(page, '/inquiries', {
    name,
    email: `${name.toLowerCase().replace(/\W+/g, '.')}@example.in`,
    phone,
    ...change,
  });

const inquiries = (q: string) => `/admin/crm?tab=inquiries&q=${encodeURIComponent(q)}`;

test('SEC-01 markup from every public form stays text in the office', async ({ page, server }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', () => asked.push('a dialog'));
  const name = `Mallory ${MARKUP}`.slice(0, 100);
  const email = 'mallory@example.in';
  await send(page, '/inquiries', { name, email, phone, message: `${MARKUP}\n${SVG}` });
  await send(page, '/enquiries', {
    name: SVG,
    email,
    phone,
    package_title: MARKUP,
    budget: SVG,
    message: MARKUP,
  });
  await send(page, '/visa-enquiries', {
    name,
    email,
    phone,
    destination_country: SVG.slice(0, 80),
    nationality: '<b>bold</b>',
    travel_date: TRAVEL_DATE,
    message: SVG,
  });
  await send(page, '/privacy-requests', { kind: 'copy', name, email, message: MARKUP });
  await book(page, {
    name: SVG,
    email,
    specialRequests: MARKUP,
    travelerDetails: [{ name: SVG, age: 30 }],
  });
  await signIn(page, server);

  await page.goto(inquiries(email));
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').filter({ hasText: 'Quote request' })).toContainText(MARKUP);
  await expect(page.getByRole('article').filter({ hasText: 'Visa enquiry' })).toContainText('<b>bold</b>');
  const trip = page.getByRole('article').filter({ hasText: 'Package enquiry' });
  await expect(trip).toContainText(`Budget${SVG}`);
  await trip.getByRole('button', { name: 'Note' }).click();
  await page.getByLabel('Internal note').fill(MARKUP);
  await page.getByRole('dialog').getByRole('button', { name: 'Add Note' }).click();
  await expect(trip).toContainText('Notes 1 of 1');
  await page.goto('/admin/crm');
  await expect(page.getByRole('region', { name: 'Newest inquiries' })).toContainText(MARKUP.slice(0, 40));
  await page.goto(`/admin/crm?tab=bookings&q=${email}`);
  await expect(page.getByRole('article')).toContainText(MARKUP);
  await page.goto(`/admin/privacy?q=${email}`);
  await expect(page.getByRole('article')).toContainText(MARKUP);
  expect(await page.title()).not.toContain('hacked');
  expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([]);
});

test('B03 B07 staff find an inquiry, move it, note on it, and the address is the view', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await ask(page, 'Shreya Kapoor', {
    destination: 'Maldives',
    message: `Two couples. ${'Vegetarian food. '.repeat(30)}`,
  });
  await send(page, '/visa-enquiries', {
    name: 'Vikram Chauhan',
    email: 'vikram@example.in',
    phone,
    destination_country: 'Japan',
    nationality: 'Indian',
    travel_date: TRAVEL_DATE,
    visa_type: 'Business',
  });
  await page.goto('/admin/crm?tab=inquiries');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByLabel('Source').selectOption('Visa enquiry');
  await expect(page).toHaveURL('/admin/crm?tab=inquiries&source=visa');
  const visa = page.getByRole('article', { name: 'Vikram Chauhan' });
  await expect(visa).toContainText('Visa typeBusiness');
  await expect(visa).toContainText('DestinationJapan');
  await expect(page.getByRole('article', { name: 'Shreya Kapoor' })).toHaveCount(0);
  await page.getByLabel('Source').selectOption('All');
  await page.getByLabel('Search inquiries').fill('shreya');
  await expect(page).toHaveURL('/admin/crm?tab=inquiries&q=shreya');

  await expect(page.getByRole('article')).toHaveCount(1);
  const card = page.getByRole('article', { name: 'Shreya Kapoor' });
  await expect(card).toContainText('New');
  await expect(card.getByRole('link', { name: 'shreya.kapoor@example.in' })).toBeVisible();
  await card.getByRole('button', { name: 'Show all' }).click();
  await expect(card.getByRole('button', { name: 'Show less' })).toBeVisible();
  await card.getByLabel('Status of Shreya Kapoor').selectOption('In progress');
  await expect(page.getByText('Inquiry is in progress now')).toBeVisible();
  for (const note of ['Asked about dates', 'Prefers boutique stays', 'Sent two options']) {
    await card.getByRole('button', { name: 'Note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Note' });
    await dialog.getByLabel('Internal note').fill(note);
    await dialog.getByLabel('Internal note').press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await expect(
      page.getByRole('status').filter({ hasText: 'Note added successfully!' }).first(),
    ).toBeVisible();
  }
  await expect(card).toContainText('Notes 2 of 3');
  await expect(card).not.toContainText('Sent two options');
  await page.goto('/admin/crm?tab=inquiries&status=in_progress&q=shreya');
  await expect(card).toContainText('In progress');
  await expect(card).toContainText('Prefers boutique stays');
});

test('B03 B07 a status or a note that the server refuses is taken back, and says so', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/500/);
  await signIn(page, server);
  await ask(page, 'Karan Refused');
  await page.goto(inquiries('karan.refused'));
  await page.route('**/api/crm/inquiries/*/*', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Not today.', code: 'internal' } }),
  );
  const status = page.getByLabel('Status of Karan Refused');
  await status.selectOption('Closed');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update status' })).toContainText(
    'Not today.',
  );
  await expect(status).toHaveValue('new');
  await page.getByRole('button', { name: 'Note' }).click();
  await page.getByLabel('Internal note').fill('Kept when it fails');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Failed to add note: Not today.');
  await expect(page.getByLabel('Internal note')).toHaveValue('Kept when it fails');
});

test('B02 B09 the overview counts, leads to the lists, and empty lists say so', async ({ page, server }) => {
  await signIn(page, server);
  const stats = async () =>
    (await (await page.request.get('/api/crm/stats')).json()) as Record<string, number>;
  await ask(page, 'Counted Once');
  const { total_inquiries = 0, new_inquiries = 0 } = await stats();
  await page.goto('/admin/crm');
  const total = page.getByRole('link', { name: /^Total inquiries/ });
  await expect(total).toContainText(`${total_inquiries}${new_inquiries} new`);
  await expect(page.getByText('pending revenue')).toBeVisible();
  await total.click();
  await expect(page).toHaveURL('/admin/crm?tab=inquiries');
  await expect(page.getByRole('link', { name: `Inquiries ${total_inquiries}` })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto(inquiries('nobody-has-this-name'));
  await expect(page.getByRole('heading', { name: 'No inquiries found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all inquiries' }).click();
  await expect(page).toHaveURL('/admin/crm?tab=inquiries');
});

const friend = (name: string) => ({ name, age: 41, ageGroup: 'Adult' });

test('P26 staff hand out, and erase, a person’s data', async ({ page, server }) => {
  await signIn(page, server);
  const email = 'tara.quill@example.in';
  await ask(page, 'Tara Quill', { message: 'A Nilgiri tahr, please' });
  await send(page, '/privacy-requests', { kind: 'erasure', name: 'Tara Quill', email });
  const spent = await page.request.post('/api/expenses', {
    data: { expense_date: '2026-11-02', amount: 500, description: 'Cash refund to Tara Quill' },
  });
  const { id: expense } = (await spent.json()) as { id: string };
  // She was to travel with others twice, once with one who cancelled.
  const along = { travelers: 2, travelerDetails: [friend('Jon Rao'), friend('Tara Quill')] };
  const cancelled = await book(page, { name: 'Jon Rao', email: 'jon.rao@example.in', ...along }, false);
  const ahead = await book(page, { name: 'Mira Rao', email: 'mira.rao@example.in', ...along }, false);
  const found = await page.request.get(`/api/crm/bookings?q=${cancelled}`);
  const [booking] = (await found.json()) as Array<{ id: string }>;
  await page.request.put(`/api/crm/bookings/${booking?.id}/status`, { data: { status: 'cancelled' } });
  await page.goto('/admin/privacy?status=open');
  const card = page.getByRole('article', { name: 'Tara Quill' });
  await expect(card).toContainText('Answer by');
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download data' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    email,
    inquiries: [{ message: 'A Nilgiri tahr, please' }],
  });
  await card.getByRole('button', { name: 'Erase data' }).click();
  const dialog = page.getByRole('dialog', { name: `Erase the data of ${email}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog.getByText('Taken out of one text in other records:')).toBeVisible();
  const mention = dialog.getByRole('list', { name: 'Texts in other records' }).getByRole('listitem');
  await expect(mention).toHaveText('Expense, 2 Nov 2026Cash refund to Tara Quill');
  await expect(mention.getByRole('link')).toHaveAttribute('href', `/admin/expenses?id=${expense}`);
  const journeys = dialog.getByRole('group', { name: /Appears as a traveler in bookings of others/ });
  await expect(journeys.getByRole('checkbox')).toHaveCount(2);
  await expect(journeys.getByRole('link', { name: ahead })).toBeVisible();
  await expect(journeys.getByRole('checkbox', { name: /still to travel/ })).toBeDisabled();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await journeys.getByRole('checkbox', { disabled: false }).check();
  await dialog.getByRole('button', { name: 'Erase data' }).click();
  await expect(
    page.getByText(
      '1 inquiry, 0 bookings, 0 invoices, 0 customers and 0 suppliers changed; taken out of 2 other texts',
    ),
  ).toBeVisible();
  const kept = await page.request.get(`/api/expenses/${expense}`);
  expect(await kept.json()).toMatchObject({ description: 'Cash refund to [erased]', amount: 500 });
  await page.request.delete(`/api/expenses/${expense}`);
  const travelers = async (reference: string) => {
    const answer = await page.request.get(`/api/crm/bookings?q=${reference}`);
    const [row] = (await answer.json()) as CrmBooking[];
    return row?.travelerDetails.map(({ name }) => name);
  };
  expect(await travelers(cancelled)).toEqual(['Jon Rao', 'Erased person']);
  expect(await travelers(ahead)).toEqual(['Jon Rao', 'Tara Quill']);
  await card.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Note').fill('Answered by mail');
  await page.getByRole('dialog').getByRole('button', { name: 'Close as done' }).click();
  await expect(page.getByRole('article', { name: 'Erased person' }).first()).toContainText(
    'Answered by mail',
  );
  await expect(page.getByText(email)).toHaveCount(0);
  const left = await page.request.get(`/api/crm/inquiries?q=${email}`);
  expect(await left.json()).toEqual([]);
});

test('P26 settings show on the public pages at the next request', async ({ page, server }) => {
  await signIn(page, server);
  const settings = (await (await page.request.get('/api/admin/settings')).json()) as {
    contact: object;
    reviews: object;
    legal: { terms: object };
  };
  const put = async (section: string, data: object) =>
    expect((await page.request.put(`/api/admin/settings/${section}`, { data })).status()).toBe(200);
  const shown = async (path: string) => (await page.request.get(path)).text();
  expect(await shown('/')).not.toContain('9,001 reviews');
  try {
    await put('reviews', { ...settings.reviews, reviews: '9,001 reviews' });
    await put('contact', { ...settings.contact, phone: '+91 11 4000 5000' });
    const terms = { ...settings.legal.terms, body: '## New\nCall {{phone}}.', version: '2099-01' };
    await put('legal', { ...settings.legal, terms });
    expect(await shown('/')).toContain('9,001 reviews');
    expect(await shown('/')).toContain('+91 11 4000 5000');
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: 'New' })).toBeVisible();
    await expect(page.getByText('Call +91 11 4000 5000.')).toBeVisible();
    await expect(page.getByText('Version 2099-01')).toBeVisible();
  } finally {
    await put('reviews', settings.reviews);
    await put('contact', settings.contact);
    await put('legal', settings.legal);
  }
  expect(await shown('/')).not.toContain('9,001 reviews');
});

test('UI-12 inquiries and privacy requests fit phones and pass the accessibility check', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await ask(page, `W${'x'.repeat(60)}`, { message: 'y'.repeat(400) });
  await send(page, '/privacy-requests', {
    kind: 'correction',
    name: 'X'.repeat(100),
    email: `${'z'.repeat(60)}@example.in`,
  });
  for (const path of ['/admin/crm', '/admin/crm?tab=inquiries', '/admin/privacy']) {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await expect(page.getByRole('article').or(page.getByRole('listitem')).last()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
  }
});
