import { awake } from './awake.ts';
import { closeWidget, message, payByCard, widget } from './booking-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectFits } from './form-steps.ts';
import { bookUnpaid } from './unpaid-booking.ts';

test('P15 an unpaid booking’s page says how it stands, until when it is kept, and takes the payment', async ({
  page,
  server,
}) => {
  const { reference, path } = await bookUnpaid(page, server, { paymentOption: 'partial' });
  const answer = await page.goto(path);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment not completed' })).toBeVisible();
  await expect(page.getByRole('status').getByText('Pending')).toBeVisible();
  const booking = page.getByRole('region', { name: 'Your booking' });
  await expect(booking).toContainText(reference);
  await expect(booking).toContainText('12 April 2027');
  await expect(booking).toContainText(/Kept until \d{1,2} \w{3,4} \d{4}, \d{1,2}:\d{2} [AP]M/);
  await expect(page.getByText('Test mode: no money moves')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await expectAccessible(page);
  // Facts on two lines stay above the ticket's perforation.
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 700 });
  const facts = await page.locator('.sum .ti p').boundingBox();
  const perforation = await page.locator('.sum .perf').boundingBox();
  expect((facts?.y ?? 0) + (facts?.height ?? 0)).toBeLessThanOrEqual(perforation?.y ?? 0);
  await page.setViewportSize(usual);

  await booking.getByRole('button', { name: 'Pay ₹8,749.75' }).click();
  await expect(widget(page)).toContainText('₹8,749.75');
  await closeWidget(page);
  await booking.getByRole('button', { name: 'Pay in full ₹34,999' }).click();
  await expect(widget(page)).toContainText('₹34,999');
  await payByCard(page);
  await expect(message(page, 'Booking Confirmed!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  await expect(page.getByText('Paid in full')).toBeVisible();
  await expect(booking.getByText(/Kept until/)).toHaveCount(0);
});

test('P15 each payment has a receipt of its own, and the page prints whole otherwise', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const { reference, path } = await bookUnpaid(page, server, { paymentOption: 'partial' });
  await page.goto(path);
  await awake(page);
  const booking = page.getByRole('region', { name: 'Your booking' });
  await booking.getByRole('button', { name: 'Pay ₹8,749.75' }).click();
  await payByCard(page);
  await page.getByRole('button', { name: 'Pay balance ₹26,249.25' }).click();
  await payByCard(page);
  await expect(page.getByText('Paid in full')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.receipt');
  await expect(paper).toContainText(`Payments of booking ${reference}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  for (const [name, amount, other] of [
    ['25% deposit', '₹8,749.75', '₹26,249.25'],
    ['Balance', '₹26,249.25', '₹8,749.75'],
  ] as const) {
    await page.getByRole('button', { name: `Receipt, ${name} ${amount}` }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(paper.getByRole('heading', { name: 'Payment receipt' })).toBeVisible();
    for (const text of [reference, 'Asha Verma', name, amount, 'pay_'])
      await expect(paper).toContainText(text);
    await expect(paper).not.toContainText(other);
    for (const rest of [page.getByRole('heading', { level: 1 }), booking, page.getByRole('banner')])
      await expect(rest).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(paper).not.toContainText('Payment receipt');
  }
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('UI-12 UI-16 the page of an unpaid booking fits 320 px and is accessible', async ({
    page,
    server,
  }) => {
    const { path } = await bookUnpaid(page, server, { email: 'small@example.in' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment not completed' })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
});
