import { message } from './booking-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import {
  ENQUIRY_FAILED,
  ENQUIRY_SENT,
  expectFits,
  fillPerson,
  newEmail,
  open,
  openEnquiry,
  PERSON,
  watchPosts,
} from './form-steps.ts';

test('P02 P09 Get Quote focuses the form’s first field from another page; a quote without a destination is kept', async ({
  page,
  mailbox,
}) => {
  const email = newEmail();
  await open(page, '/visa-assistance');
  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
  const form = page.locator('#contact');
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Destination').locator('option')).toHaveText([
    'Choose a destination',
    'India',
    'Singapore',
    'Malaysia',
    'Dubai',
    'Maldives',
    'Europe',
    'USA',
  ]);
  await expect(form.getByRole('checkbox')).not.toBeChecked();
  await fillPerson(form, email);
  await form.getByLabel('Message').fill('Two weeks\nin <b>May</b>');
  const posts = watchPosts(page, '/api/inquiries');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(message(page, 'Inquiry Submitted!')).toHaveRole('status');
  await expect(message(page, 'Inquiry Submitted!')).toHaveCSS('display', 'grid');
  await expect(message(page, 'Inquiry Submitted!')).toContainText("We'll contact you within 24 hours.");
  expect(posts.map((post) => post.postDataJSON())).toEqual([
    expect.objectContaining({ ...PERSON, email, destination: '', form_key: expect.any(String) }),
  ]);
  for (const label of ['Name', 'Email', 'Phone', 'Message'])
    await expect(form.getByLabel(label, { exact: label === 'Name' })).toHaveValue('');
  await expect.poll(() => mailbox.mails.filter((mail) => mail.text.includes(email)).length).toBe(2);
  const mails = mailbox.mails.filter((mail) => mail.text.includes(email));
  expect(mails.flatMap((mail) => mail.to).sort()).toEqual([email, 'hello@deodarjourneys.example']);
  for (const mail of mails) expect(mail.text).toContain('&lt;b&gt;May&lt;/b&gt;');
});

test('UI-05 P09 a quote sent offline keeps what was typed, and a second try works once', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/#contact');
  const form = page.locator('#contact');
  await fillPerson(form, newEmail());
  await form.getByLabel('Message').fill('Any week in June');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send request' }).click();
  const failure = message(page, 'Submission Failed');
  await expect(failure).toHaveRole('alert');
  await expect(failure).toContainText('Please try again later.');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(PERSON.name);
  await expect(form.getByLabel('Message')).toHaveValue('Any week in June');
  await context.setOffline(false);
  const posts = watchPosts(page, '/api/inquiries');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(message(page, 'Inquiry Submitted!')).toBeVisible();
  await expect(failure).toHaveCount(0);
  expect(posts).toHaveLength(1);
});

test('UI-06 UI-16 wrong fields: no call, the focus on the first, errors tied to fields, a summary that leads to them', async ({
  page,
}) => {
  const form = await openEnquiry(page);
  const posts = watchPosts(page, '/api/enquiries');
  await form.getByRole('button', { name: 'Submit' }).click();
  const name = form.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(form.getByRole('button', { name: 'Submit' })).toHaveText('Submit');
  const summary = form.locator('.summary');
  await expect(summary).toContainText('3 fields need another look');
  await expect(summary.getByRole('link')).toHaveText([
    'Name is required',
    'Phone is required',
    'Email is required',
  ]);
  await expectAccessible(page, '.popup');
  await summary.getByRole('link', { name: 'Email is required' }).click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await form.getByLabel('Email').fill('asha@visitors.example');
  await expect(form.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
  await expect(summary.getByRole('link')).toHaveText(['Name is required', 'Phone is required']);
  expect(posts).toHaveLength(0);
});

test('P13 a field is checked when it is left, but not one that is only passed', async ({ page }) => {
  const form = await openEnquiry(page);
  await form.getByLabel('Phone').focus();
  await form.getByLabel('Email').fill('asha@nowhere');
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('aria-invalid');
  await form.getByLabel('Budget').focus();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/email address/);
});

test('P13 UI-15 an enquiry in the popup: busy text, clicked twice sent once, no travelers is null, then all closes', async ({
  page,
}) => {
  const form = await openEnquiry(page);
  await expect(form.getByLabel('Phone')).toHaveAttribute('placeholder', /^\+91/);
  await fillPerson(form, newEmail());
  await form.getByLabel('Budget').fill('About ₹35,000 each');
  await form.getByRole('checkbox').check();
  const posts = watchPosts(page, '/api/enquiries');
  const held: Array<() => void> = [];
  await page.route('**/api/enquiries', async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await form.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, '.popup');
  await form.getByRole('button', { name: 'Submitting...' }).dispatchEvent('click');
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  await expect(message(page, ENQUIRY_SENT)).toHaveRole('status');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(posts.map((post) => post.postDataJSON())).toEqual([
    expect.objectContaining({
      package_title: 'Kashmir Great Lakes & Houseboats',
      package_id: expect.stringMatching(/^pkg_/),
      number_of_travelers: null,
      budget: 'About ₹35,000 each',
      marketing_consent: true,
    }),
  ]);
});

test('P13 Cancel leads back to the details, and a failed send says so in the specification’s words', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/500/);
  const form = await openEnquiry(page);
  await page.route('**/api/enquiries', (route) => route.fulfill({ status: 500, json: {} }));
  await fillPerson(form, newEmail());
  await form.getByLabel('Number of travelers').fill('3');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(message(page, ENQUIRY_FAILED)).toHaveRole('alert');
  await expect(form.getByLabel('Number of travelers')).toHaveValue('3');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByRole('heading', { name: 'Tour Itinerary' })).toBeVisible();
});

test('UI-15 0, -2 and 2.5 travelers are refused at the field', async ({ page }) => {
  const form = await openEnquiry(page);
  const travelers = form.getByLabel('Number of travelers');
  for (const wrong of ['0', '-2', '2.5']) {
    await travelers.fill(wrong);
    await form.getByLabel('Message').focus();
    await expect(travelers).toHaveAccessibleDescription(/at least 1|whole number/);
  }
  await travelers.fill('1');
  await expect(travelers).not.toHaveAttribute('aria-invalid');
});

test('P13 a field that the server refuses says so at the field', async ({ page, allowedErrors }) => {
  allowedErrors.push(/422/);
  const form = await openEnquiry(page);
  await page.route('**/api/enquiries', (route) =>
    route.continue({
      postData: JSON.stringify({ ...route.request().postDataJSON(), preferred_date: '2020-01-01' }),
    }),
  );
  await fillPerson(form, newEmail());
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByLabel('Preferred date')).toBeFocused();
  await expect(form.getByLabel('Preferred date')).toHaveAccessibleDescription(
    'Preferred date cannot be earlier than today',
  );
});

for (const [path, id, title, button] of [
  ['/cruises/arabian-sea-sunset-cruise', /^cru_/, 'Arabian Sea Sunset Cruise', 'Enquire for Price'],
  ['/pilgrimages/kedarnath-dham-yatra', /^pil_/, 'Kedarnath Dham Yatra', 'Drop Enquiry'],
] as const) {
  test(`P13 ${path} is enquired for with its own id and title`, async ({ page }) => {
    await open(page, path);
    await page.getByRole('button', { name: button }).first().click();
    await fillPerson(page, newEmail());
    const posts = watchPosts(page, '/api/enquiries');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(message(page, ENQUIRY_SENT)).toBeVisible();
    expect(posts[0]?.postDataJSON()).toMatchObject({
      package_id: expect.stringMatching(id),
      package_title: title,
    });
    await expect(page.getByRole('heading', { name: 'Tour Itinerary' })).toBeVisible();
  });
}

test('UI-16 the trap for robots is out of everybody’s way', async ({ page }) => {
  await open(page, '/visa-assistance');
  const trap = page.locator('input[name="website"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  await expect(trap).not.toBeInViewport();
});

test('a request about one’s own data is kept and acknowledged', async ({ page, mailbox }) => {
  const email = newEmail();
  await open(page, '/privacy');
  const form = page.getByRole('region', { name: 'Ask about your data' });
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByLabel('What do you ask for?')).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel('What do you ask for?').selectOption('The erasure of my data');
  await form.getByLabel('Name').fill(PERSON.name);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(message(page, 'Request received')).toBeVisible();
  await expect.poll(() => mailbox.mails.filter((mail) => mail.to.includes(email)).length).toBe(1);
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('UI-12 UI-16 every form with its errors is accessible and fits 320 px', async ({ page }) => {
    for (const [path, button] of [
      ['/enquiry/quote', 'Send request'],
      ['/enquiry/visa', 'Send visa enquiry'],
      ['/enquiry/package/kashmir-great-lakes-houseboats', 'Submit'],
    ] as const) {
      await open(page, path);
      await page.getByLabel('Name', { exact: true }).fill('N'.repeat(120));
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/at most 100/);
      await expectFits(page);
      await expectAccessible(page);
    }
  });

  test('UI-12 P13 the enquiry in the popup fits 320 px', async ({ page }) => {
    const form = await openEnquiry(page);
    await expectFits(page);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form.locator('.summary')).toBeVisible();
    await expectFits(page);
  });
});
