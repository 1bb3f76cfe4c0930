import type { Page } from '@playwright/test';
import type { BookingDetail } from '#app/contract/booking-desk.ts';
import type { CrmBooking } from '#app/contract/bookings.ts';
import { expect } from './fixtures.ts';
import { book } from './office-steps.ts';

/** A booking of a person whose name nobody else has, with its deposit paid unless `pay` is false. */
export async function bookFor(
  page: Page,
  change: Record<string, unknown> = {},
  pay = true,
): Promise<CrmBooking> {
  const name = `Asha ${crypto.randomUUID().slice(0, 8)}`;
  const reference = await book(page, { name, email: 'asha@example.in', ...change }, pay);
  const answer = await page.request.get(`/api/crm/bookings?q=${reference}`);
  const [row] = (await answer.json()) as CrmBooking[];
  if (!row) throw new Error('The booking is not in the list.');
  return row;
}

export async function readBooking(page: Page, id: string): Promise<BookingDetail> {
  const answer = await page.request.get(`/api/crm/bookings/${id}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as BookingDetail;
}

/** Opens a booking's drawer at its own address. */
export async function openBooking(page: Page, { id, name, reference }: CrmBooking) {
  await page.goto(`/admin/crm/bookings/${id}`);
  const drawer = page.getByRole('dialog', { name: `${name}, ${reference}` });
  await expect(drawer.getByRole('heading', { name })).toBeVisible();
  return drawer;
}

/** What a message in the corner says. */
export const said = (page: Page, text: string | RegExp) => page.locator('.toast').getByText(text);

/** Nothing is wider than the page, the drawer or the dialog that it stands in; what is, is named. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const wide = await page
    .locator('.drawer, .modal')
    .evaluateAll((all) =>
      all.flatMap((root) =>
        [...root.querySelectorAll('*')]
          .filter(
            (one) =>
              !one.closest('.sr') && one.getBoundingClientRect().right > root.getBoundingClientRect().right,
          )
          .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 40)}`),
      ),
    );
  expect(wide).toEqual([]);
}
