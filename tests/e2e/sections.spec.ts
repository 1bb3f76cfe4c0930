import { expect, test } from './fixtures.ts';
import { open } from './landing-steps.ts';

test('P02 the header marks the section that is in view', async ({ page }) => {
  await open(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  const marked = nav.locator('[aria-current]');
  await expect(marked).toHaveText(['Home']);
  for (const [name, id] of [
    ['Cruises', 'cruises'],
    ['Packages', 'packages'],
    ['Contact', 'contact'],
  ] as const) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    await expect(marked).toHaveText([name]);
    await expect(marked).toHaveAttribute('aria-current', 'location');
  }
  await page.locator('#reviews').evaluate((section) => section.scrollIntoView({ block: 'center' }));
  await expect(marked).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(marked).toHaveText(['Home']);
});

test('P06 cruises: enquiry-only ones carry the badge and no price, the others a price', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/404.*\/api\/itineraries\//);
  await open(page);
  const cards = page.locator('#cruises article');
  const badge = page.getByText('Enquiry Only', { exact: true });
  const asked = cards.filter({ has: badge });
  const sold = cards.filter({ hasNot: badge });
  await expect.poll(() => asked.count()).toBeGreaterThan(0);
  await expect.poll(() => sold.count()).toBeGreaterThan(0);
  await expect(asked.filter({ hasText: 'Starting from' })).toHaveCount(0);
  for (const card of await sold.all()) await expect(card).toContainText(/Starting from\s*₹[\d,]+/);
  await sold.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Book Now' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await asked.first().getByRole('heading').getByRole('link').click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('button', { name: 'Enquire for Price' }).first()).toBeVisible();
  await expect(popup.getByRole('button', { name: /Book/ })).toHaveCount(0);
});

test('P07 pilgrimages have a tag, a rating and a price, and can be booked', async ({ page }) => {
  await open(page);
  const cards = page.locator('#pilgrimage article');
  await expect.poll(() => cards.count()).toBeGreaterThan(3);
  // The demo's come first; behind them stands what other tests made on this server.
  for (const card of (await cards.all()).slice(0, 4)) {
    await expect(card.locator('.badge')).not.toBeEmpty();
    await expect(card.getByText('out of 5')).toBeAttached();
    await expect(card.locator('.price b')).toHaveText(/^₹[\d,]+$/);
  }
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/pilgrimages\//);
  await page.getByRole('dialog').getByRole('button', { name: 'Book Now' }).first().click();
  await expect(page.getByRole('heading', { name: 'Book Your Trip' })).toBeVisible();
});

test('P09 contact: call, mail, hours and three offices beside the form', async ({ page }) => {
  await open(page);
  const contact = page.locator('#contact');
  await expect(contact.getByRole('link', { name: /Call us/ })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  await expect(contact.getByRole('link', { name: /Email/ })).toHaveAttribute('href', /^mailto:/);
  await expect(contact.getByText('Mon-Sat 9 AM-6 PM')).toBeVisible();
  await expect(contact.locator('.offices b')).toHaveText(['India', 'USA', 'Maldives']);
  await expect(contact.getByLabel('Destination').locator('option')).toHaveText([
    /./,
    'India',
    'Singapore',
    'Malaysia',
    'Dubai',
    'Maldives',
    'Europe',
    'USA',
  ]);
});

test('P10 testimonials, and the reviews with the specification’s figures and their platforms', async ({
  page,
}) => {
  await open(page);
  const stories = page.locator('#testimonials figure');
  await expect.poll(() => stories.count()).toBeGreaterThan(0);
  const reviews = page.locator('#reviews');
  await expect(reviews.locator('.score')).toHaveText('4.8');
  for (const [label, figure] of [
    ['reviews', '850+'],
    ['satisfaction', '98%'],
    ['destinations', '25+'],
    ['travelers', '5000+'],
  ] as const) {
    const line = reviews.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) });
    await expect(line.locator('dd')).toHaveText(figure);
  }
  await expect.poll(() => reviews.getByRole('listitem').count()).toBeGreaterThan(2);
});
