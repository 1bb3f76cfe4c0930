import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const packages = (page: Page) => page.locator('#packages');
export const count = (page: Page) => packages(page).locator('[aria-live]');
export const currentSlide = (page: Page) => page.locator('.dots [aria-current]').getAttribute('aria-label');
export const cards = (page: Page) => packages(page).locator('article');

/** The page as it is once its scripts answer. */
export async function open(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
}

/** A section has come to rest under the header. */
export async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect
    .poll(() => page.locator(`#${id}`).evaluate((one) => Math.abs(one.getBoundingClientRect().top)))
    .toBeLessThan(130);
}
