import type { Page } from '@playwright/test';
import type { OrderResponse } from '#app/contract/bookings.ts';
import type { PackageView } from '#app/contract/content.ts';
import { addDays, dateInZone } from '#app/domain/plain-date.ts';
import { bookingBody } from '#tests/factories/booking-body.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { expect } from './fixtures.ts';

/** Some months from now, as people book. */
export const TRAVEL_DATE = addDays(dateInZone(new Date()), 150);

/** Signs in without the screen; the page has the session's cookie afterwards. */
export async function signIn(page: Page, server: ServerProcess): Promise<void> {
  const data = { username: server.adminUser, password: server.adminPassword };
  const answer = await page.request.post('/api/auth/login', { data });
  expect(answer.status()).toBe(200);
}

/** A booking of a demo package by the API, with its deposit paid unless `pay` is false. Answers its reference. */
export async function book(page: Page, change: Record<string, unknown>, pay = true): Promise<string> {
  const packages = (await (await page.request.get('/api/packages')).json()) as PackageView[];
  const trip = packages.find((one) => one.bookable);
  if (!trip) throw new Error('The demo content has no bookable package.');
  const data = bookingBody(trip.id, { paymentOption: 'partial', travelDate: TRAVEL_DATE, ...change });
  const made = await page.request.post('/api/bookings/create-order', { data });
  expect(made.status()).toBe(200);
  const order = (await made.json()) as OrderResponse;
  if (pay) {
    const paid = await page.request.post(`/simulator/v1/orders/${order.orderId}/pay`, {
      data: { outcome: 'captured', webhook: false },
    });
    const handed = (await paid.json()) as Record<string, string>;
    const proof = {
      orderId: handed.razorpay_order_id,
      paymentId: handed.razorpay_payment_id,
      signature: handed.razorpay_signature,
    };
    expect((await page.request.post('/api/bookings/verify-payment', { data: proof })).status()).toBe(200);
  }
  return order.reference;
}

/** Nothing is wider than the screen, from desk to the smallest phone. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, over]).toEqual([width, 0]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
