import { expect, test } from './fixtures.ts';
import { fillPerson, newEmail, PERSON } from './form-steps.ts';

test.use({ javaScriptEnabled: false });

test('UI-13 P09 without JavaScript a wrong quote comes back with what was typed, a right one is thanked for', async ({
  page,
  mailbox,
  allowedErrors,
}) => {
  allowedErrors.push(/422/);
  const email = newEmail();
  await page.goto('/');
  const landing = page.locator('#contact');
  await fillPerson(landing, email);
  await landing.getByLabel('Phone').fill('call me');
  await landing.getByLabel('Destination').selectOption('Maldives');
  await landing.getByLabel('Message').fill('"><svg onload=alert(1)> Two weeks');
  await landing.getByRole('checkbox').check();
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await landing.getByRole('button', { name: 'Send request' }).click();
  expect((await answer).status()).toBe(422);
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/phone number/);
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/phone number/]);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(PERSON.name);
  await expect(page.getByLabel('Destination')).toHaveValue('Maldives');
  await expect(page.getByLabel('Message')).toHaveValue('"><svg onload=alert(1)> Two weeks');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByLabel('Phone').fill(PERSON.phone);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Inquiry Submitted!' })).toBeVisible();
  await expect(page.getByText("We'll contact you within 24 hours.")).toBeVisible();
  await expect.poll(() => mailbox.mails.filter((mail) => mail.to.includes(email)).length).toBe(1);
});

test('UI-13 P16 the visa form works without JavaScript', async ({ page, allowedErrors }) => {
  allowedErrors.push(/422/);
  await page.goto('/visa-assistance');
  await page.locator('details.visa').filter({ hasText: 'Dubai' }).locator('summary').click();
  await expect(page.getByText('30 days, single entry').first()).toBeVisible();
  const form = page.locator('#visa-form');
  await fillPerson(form, newEmail());
  await form.getByLabel('Destination country').selectOption('USA');
  await form.getByLabel('Nationality').fill('Indian');
  await form.getByLabel('Travel date').fill('2020-01-01');
  await form.getByRole('button', { name: 'Send visa enquiry' }).click();
  await expect(page.getByLabel('Travel date')).toHaveAccessibleDescription(/earlier than today/);
  await expect(page.getByLabel('Destination country')).toHaveValue('USA');
  await page.getByLabel('Travel date').fill('2027-04-12');
  await page.getByRole('button', { name: 'Send visa enquiry' }).click();
  await expect(page.getByRole('heading', { name: /Your visa enquiry has been submitted/ })).toBeVisible();
});

test('UI-13 P13 a trip can be enquired for without JavaScript', async ({ page }) => {
  await page.goto('/cruises/arabian-sea-sunset-cruise#book');
  const enquire = page.getByRole('link', { name: 'Send an enquiry about this journey' });
  await expect(enquire).toBeInViewport();
  await enquire.click();
  await fillPerson(page, newEmail());
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: /Your enquiry has been submitted/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the journey' }).click();
  await expect(page.getByRole('heading', { name: 'Arabian Sea Sunset Cruise' })).toBeVisible();
});
