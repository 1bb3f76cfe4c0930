import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ wakes: false });

/** Ways in which a browser does not get the page's scripts to run. */
const HINDRANCES: Array<{ name: string; errors: RegExp; hinder(page: Page): Promise<unknown> }> = [
  {
    name: 'whose network loses the scripts',
    errors: /ERR_FAILED|dynamically imported module/,
    hinder: (page) => page.route('**/assets/*.js', (route) => route.abort()),
  },
  {
    name: 'that cannot read the scripts',
    errors: /SyntaxError|Invalid or unexpected token/,
    hinder: (page) =>
      page.route('**/assets/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'a syntax of tomorrow' }),
      ),
  },
  {
    name: 'that reads the scripts and lacks what they use',
    errors: /^$/,
    hinder: (page) => page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn')),
  },
];

for (const { name, errors, hinder } of HINDRANCES) {
  test(`UI-13 a browser ${name} shows the page, filters and sends`, async ({ page, allowedErrors }) => {
    allowedErrors.push(errors, /422/);
    await hinder(page);
    await page.goto('/');
    const packages = page.locator('#packages');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(packages.getByRole('article')).toHaveCount(6);
    await expect(page.locator('html[data-later]')).toHaveCount(0);

    await packages.getByLabel('Type').selectOption('luxury');
    await packages.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/\?.*type=luxury/);
    await expect(packages.getByLabel('Type')).toHaveValue('luxury');
    await packages.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/packages\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto('/');
    const sent = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.locator('#contact').getByLabel('Message').fill('Two weeks');
    await page.locator('#contact form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.locator('#contact').getByRole('button', { name: 'Send request' }).click();
    expect((await sent).status()).toBe(422);
    await expect(page.getByLabel('Message')).toHaveValue('Two weeks');
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
  });
}

/** What a browser of 2020 does not know is to it a name that nobody knows. */
function asReadIn2020(html: string): string {
  const unknown =
    /:has\(|@supports[^{]*|content-visibility|aspect-ratio|text-wrap|translate:|inset:|color-mix\(|accent-color/g;
  return html.replace(/<style>[\s\S]*?<\/style>/g, (sheet) =>
    sheet.replace(unknown, (name) => (name.startsWith('@') ? '@unknown' : `x-${name}`)),
  );
}

/** Runs in the page: the texts of headings that are not the topmost thing at their own place. */
function coveredOrUnseen(headings: Element[]): string[] {
  return headings
    .filter((heading) => !heading.closest('details:not([open])') || heading.closest('summary'))
    .filter((heading) => {
      heading.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = heading.getBoundingClientRect();
      const above = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2);
      return width === 0 || height === 0 || !(above && (heading.contains(above) || above.contains(heading)));
    })
    .map((heading) => heading.textContent);
}

test.describe('styles of a browser of 2020', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [
    '/',
    '/packages/kashmir-great-lakes-houseboats',
    '/visa-assistance',
    '/destinations/kerala',
  ])
    test(`UI-13 ${path} can be read`, async ({ page }) => {
      await page.route(`**${path}`, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: asReadIn2020(await answer.text()) });
      });
      await page.goto(path);
      const headings = page.locator('main :is(h1, h2, h3):not(.sr)');
      await expect.poll(() => headings.count()).toBeGreaterThan(2);
      expect(await headings.evaluateAll(coveredOrUnseen)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
});
