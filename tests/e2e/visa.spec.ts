import { message } from './booking-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectFits, fillPerson, newEmail, open, watchPosts } from './form-steps.ts';

const COUNTRIES = [
  'Dubai',
  'Singapore',
  'Thailand',
  'Malaysia',
  'Maldives',
  'Sri Lanka',
  'Nepal',
  'Bhutan',
  'USA',
  'Schengen',
  'Australia',
  'UK',
];
const SENT = 'Thank you! Your visa enquiry has been submitted. Our experts will contact you within 24 hours.';
const FAILED = 'Failed to submit enquiry. Please try again or call us directly.';

test('P16 thirteen tiles in the specification’s order, each with its times, validity, fees and documents', async ({
  page,
  server,
}) => {
  await open(page, '/visa-assistance');
  await expect(page).toHaveTitle('Visa Assistance | Deodar Journeys');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${server.url}/visa-assistance`,
  );
  await expect(page.locator('.visa b')).toHaveText([...COUNTRIES, 'Another country']);
  await expect(page.getByText(/Choose one of 13 destinations/)).toBeVisible();
  await expect(page.locator('.claims')).toContainText('50+');
  await expect(page.locator('.claims')).toContainText('10,000+');
  await expect(page.locator('.claims')).toContainText('Mon-Sat 9 AM-6 PM');
  const tile = (name: string) => page.locator('details.visa').filter({ hasText: name }).first();
  for (const name of COUNTRIES) {
    await tile(name).locator('summary').click();
    await expect(tile(name).locator('dt')).toHaveText(['Processing time', 'Validity', 'Fees', 'Type']);
    await expect(tile(name).locator('li').first()).toBeVisible();
  }
  await expect(tile('Dubai').locator('dd').first()).toHaveText('3-5 working days');
  await expect(tile('USA').locator('dd').first()).toHaveText('15-30 working days');
  await expectAccessible(page);
});

test('P16 the columns open independently', async ({ page }) => {
  await open(page, '/visa-assistance');
  const bhutan = page.locator('details.visa').filter({ hasText: 'Bhutan' });
  const before = await bhutan.boundingBox();
  await page.locator('details.visa').filter({ hasText: 'Dubai' }).locator('summary').click();
  await expect(page.getByText('30 days, single entry').first()).toBeVisible();
  expect(await bhutan.boundingBox()).toEqual(before);
});

test('P16 a tile chooses its country in the form, and the enquiry is kept', async ({ page }) => {
  await open(page, '/visa-assistance');
  await page.locator('details.visa').filter({ hasText: 'Thailand' }).locator('summary').click();
  await page.getByRole('link', { name: 'Enquire about Thailand' }).click();
  const form = page.locator('#visa-form');
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Destination country')).toHaveValue('Thailand');
  await expect(form.getByLabel('Visa type').locator('option')).toHaveText([
    'Not sure yet',
    'Tourist',
    'Business',
    'Transit',
    'Student',
    'Work',
  ]);
  const email = newEmail();
  await fillPerson(form, email);
  await form.getByRole('button', { name: 'Send visa enquiry' }).click();
  await expect(form.getByLabel('Nationality')).toBeFocused();
  await expect(form.getByLabel('Travel date')).toHaveAccessibleDescription('Travel date is required');
  await expectAccessible(page, '#visa-form');
  await form.getByLabel('Nationality').fill('Indian');
  await form.getByLabel('Travel date').fill('2027-04-12');
  const posts = watchPosts(page, '/api/visa-enquiries');
  await form.getByRole('button', { name: 'Send visa enquiry' }).click();
  await expect(message(page, SENT)).toHaveRole('status');
  expect(posts[0]?.postDataJSON()).toMatchObject({
    email,
    destination_country: 'Thailand',
    nationality: 'Indian',
    travel_date: '2027-04-12',
    visa_type: '',
  });
  await expect(form.getByLabel('Destination country')).toHaveValue('');
});

test('P16 the thirteenth tile opens the form for any other country', async ({ page, allowedErrors }) => {
  allowedErrors.push(/500/);
  await open(page, '/visa-assistance');
  await page.getByRole('link', { name: /Another country/ }).click();
  const form = page.locator('#visa-form');
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await form.getByLabel('Which country?').fill('Peru');
  await fillPerson(form, newEmail());
  await form.getByLabel('Nationality').fill('Indian');
  await form.getByLabel('Travel date').fill('2027-04-12');
  await page.route('**/api/visa-enquiries', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  const posts = watchPosts(page, '/api/visa-enquiries');
  await form.getByRole('button', { name: 'Send visa enquiry' }).click();
  await expect(message(page, FAILED)).toHaveRole('alert');
  await expect(form.getByLabel('Which country?')).toHaveValue('Peru');
  await form.getByRole('button', { name: 'Send visa enquiry' }).click();
  await expect(message(page, SENT)).toBeVisible();
  expect(posts.map((post) => post.postDataJSON().destination_country)).toEqual(['Peru', 'Peru']);
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('UI-12 UI-16 P16 the visa page with an open tile is accessible and fits 320 px', async ({ page }) => {
    await open(page, '/visa-assistance');
    await page.locator('details.visa').filter({ hasText: 'Maldives' }).locator('summary').click();
    await expectFits(page);
    await expectAccessible(page);
  });
});
