import type { Locator, Page } from '@playwright/test';
import { awake } from './awake.ts';
import { expect } from './fixtures.ts';

export const KASHMIR = {
  slug: 'kashmir-great-lakes-houseboats',
  title: 'Kashmir Great Lakes & Houseboats',
};

export interface Traveler {
  name: string;
  age: string;
}

export const ASHA: Traveler = { name: 'Asha Nair', age: '34' };
export const RAVI: Traveler = { name: 'Ravi Nair', age: '36' };
export const MEERA: Traveler = { name: 'Meera Nair', age: '8' };
export const KABIR: Traveler = { name: 'Kabir Nair', age: '1' };

/** Opens a trip's popup from its card on the landing page. */
export async function openPopup(page: Page, title: string = KASHMIR.title): Promise<Locator> {
  await page.goto('/');
  await awake(page);
  await page.getByRole('link', { name: title, exact: true }).first().click();
  const popup = page.getByRole('dialog', { name: title });
  await expect(popup.getByRole('heading', { name: title })).toBeVisible();
  return popup;
}

/** Opens the booking form on the trip's own page. */
export async function openBookingPage(page: Page, slug: string = KASHMIR.slug): Promise<void> {
  await page.goto(`/packages/${slug}`);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('heading', { name: 'Book Your Trip' })).toBeVisible();
}

export function travelerRow(page: Page, number: number): Locator {
  return page.getByRole('group', { name: `Traveler ${number}` });
}

export async function fillTraveler(page: Page, number: number, traveler: Traveler): Promise<void> {
  const row = travelerRow(page, number);
  await row.getByLabel('Name').fill(traveler.name);
  await row.getByLabel('Age', { exact: true }).fill(traveler.age);
}

export function payButton(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Price summary' }).getByRole('button');
}

/** Fills the whole form for the given travelers; the first of them books. */
export async function fillBooking(
  page: Page,
  travelers: Traveler[],
  options: { full?: boolean; email?: string } = {},
): Promise<void> {
  const contact = page.locator('section', { hasText: 'Contact and trip' });
  await contact.getByLabel('Name').fill(travelers[0]?.name ?? '');
  await contact.getByLabel('Email').fill(options.email ?? 'asha@example.com');
  await contact.getByLabel('Phone').fill('+91 98450 11762');
  await contact.getByLabel('Travel date').fill('2027-04-12');
  await contact.getByLabel('Number of travelers').selectOption({ label: travelersLabel(travelers.length) });
  for (const [at, traveler] of travelers.entries()) await fillTraveler(page, at + 1, traveler);
  await page.getByRole('radio', { name: options.full ? 'Pay in full' : 'Pay 25% Deposit' }).check();
  await page.getByRole('checkbox', { name: /I accept/ }).check();
}

export function travelersLabel(count: number): string {
  return count === 1 ? '1 Traveler' : `${count} Travelers`;
}

/** The simulator's payment window. */
export function widget(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Payment' });
}

export async function payByCard(page: Page, number = '4100 2800 0000 1007'): Promise<void> {
  await widget(page).getByLabel('Card number').fill(number);
  await widget(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
}

export async function payByUpi(page: Page, id = 'success@razorpay'): Promise<void> {
  await widget(page).getByRole('tab', { name: 'UPI' }).click();
  await widget(page).getByLabel('UPI ID').fill(id);
  await widget(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
}

export async function closeWidget(page: Page): Promise<void> {
  await widget(page).getByRole('button', { name: 'Close payment' }).click();
  await widget(page).getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(widget(page)).toBeHidden();
}

/** A message of the page, by its title. */
export function message(page: Page, text: string): Locator {
  return page.locator('.toast').filter({ hasText: text });
}

export const CONFIRMED = 'Your booking has been successfully confirmed. Check your email for details.';
