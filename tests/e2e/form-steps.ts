import type { Locator, Page, Request } from '@playwright/test';
import { openPopup } from './booking-steps.ts';
import { expect } from './fixtures.ts';

export const PERSON = { name: 'Asha Nair', phone: '+91 98450 11762' };

export const ENQUIRY_SENT =
  'Thank you! Your enquiry has been submitted. We will contact you within 24 hours.';
export const ENQUIRY_FAILED = 'Failed to submit enquiry. Please try again or contact us directly.';

let people = 0;

/** An address of its own for each form, so that its mails can be told from others. */
export function newEmail(): string {
  people += 1;
  return `form-${people}@visitors.example`;
}

/** Opens a page and waits until its scripts answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** The enquiry form in the popup of the first demo package. */
export async function openEnquiry(page: Page): Promise<Locator> {
  const popup = await openPopup(page);
  await popup.getByRole('button', { name: 'Drop Enquiry' }).last().click();
  await expect(page.getByRole('heading', { name: 'Drop Enquiry' })).toBeVisible();
  return page.getByRole('dialog');
}

export async function fillPerson(form: Locator | Page, email: string): Promise<void> {
  await form.getByLabel('Name', { exact: true }).fill(PERSON.name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill(PERSON.phone);
}

/** All posts to a call of the API from now on. */
export function watchPosts(page: Page, path: string): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) posts.push(request);
  });
  return posts;
}

export async function expectFits(page: Page): Promise<void> {
  const widths = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.popup')].map((box) => [
      box.scrollWidth,
      box.clientWidth,
    ]),
  );
  for (const [scroll, client] of widths) expect(scroll).toBeLessThanOrEqual(client ?? 0);
}
