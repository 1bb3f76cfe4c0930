import { KASHMIR, openPopup } from './booking-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

const PATH = `/packages/${KASHMIR.slug}`;

/** What WhatsApp is asked to write. */
const written = (href: string | null) => new URL(href ?? '').searchParams.get('text');

test('P12 a trip is shared by WhatsApp, as a copied link or by the device’s own sheet', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = async (data) => document.body.setAttribute('data-shared', JSON.stringify(data));
  });
  await page.goto(PATH);
  const share = page.getByLabel('Share');
  const url = `${baseURL}${PATH}`;
  await share.click();
  const whatsapp = page.getByRole('link', { name: 'WhatsApp', exact: true });
  await expect(whatsapp).toBeVisible();
  const href = await whatsapp.getAttribute('href');
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(written(href)).toBe(`${KASHMIR.title}\n${url}`);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(whatsapp).toBeHidden();
  await expect(share).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Other apps' }).click();
  await expect(page.locator('body')).toHaveAttribute(
    'data-shared',
    JSON.stringify({ title: KASHMIR.title, url }),
  );

  await share.click();
  await page.mouse.click(5, 400);
  await expect(whatsapp).toBeHidden();
});

test('P12 UI-10 Escape closes what the popup’s Share opened, and then the popup', async ({ page }) => {
  const popup = await openPopup(page);
  await popup.getByLabel('Share').press('Enter');
  const whatsapp = popup.getByRole('link', { name: 'WhatsApp', exact: true });
  await expect(whatsapp).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(whatsapp).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(whatsapp).toBeHidden();
  await expect(popup).toBeVisible();
  await expect(popup.getByLabel('Share')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without JavaScript, at 320 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('UI-12 UI-13 P12 the link to WhatsApp is there, and no button that does nothing', async ({ page }) => {
    await page.goto(PATH);
    await page.getByLabel('Share').click();
    const whatsapp = page.getByRole('link', { name: 'WhatsApp', exact: true });
    await expect(whatsapp).toBeVisible();
    expect(written(await whatsapp.getAttribute('href'))).toMatch(new RegExp(`\\nhttp.*${PATH}$`));
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
