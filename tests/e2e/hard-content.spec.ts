import type { APIRequestContext } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { expect, test } from './fixtures.ts';
import { expectFits, open } from './form-steps.ts';

/** The trips made here have no itinerary, which the browser notes. */
const NO_DAYS = /404.*\/api\/itineraries\//;
const LONG = 'Kerala'.repeat(20);
const EVIL = '<img src=x onerror="window.hurt=1">';

/** Calls of staff: content that the pages have to bear. */
async function staffOf(request: APIRequestContext, server: ServerProcess) {
  const headers = { origin: server.url };
  const data = { username: server.adminUser, password: server.adminPassword };
  expect((await request.post('/api/auth/login', { data, headers })).ok()).toBe(true);
  return {
    async create(path: string, body: object): Promise<{ id: string; slug?: string }> {
      const answer = await request.post(`/api/admin/${path}`, { data: body, headers });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()) as { id: string; slug?: string };
    },
    remove: (path: string) => request.delete(`/api/admin/${path}`, { headers }),
    put: async (path: string, body: object) =>
      expect((await request.put(`/api/admin/${path}`, { data: body, headers })).ok()).toBe(true),
    read: async (path: string) => (await request.get(`/api/admin/${path}`)).json(),
  };
}

test('UI-11 a title of 120 characters without a space wraps in cards, popup and page, and is there in full', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(NO_DAYS);
  const staff = await staffOf(page.request, server);
  const trip = await staff.create('packages', {
    title: LONG,
    destination: 'Kerala',
    price: '₹10,00,000',
    route: LONG,
    promotional_badge: 'B'.repeat(40),
    featured: true,
    featured_priority: 1,
  });
  try {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/');
      await expectFits(page);
      const link = page.getByRole('link', { name: LONG, exact: true }).first();
      await expect(link).toBeVisible();
      await link.click();
      await expect(page.getByRole('dialog', { name: LONG })).toBeVisible();
      await expectFits(page);
      await open(page, `/packages/${trip.slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG);
      await expectFits(page);
    }
  } finally {
    await staff.remove(`packages/${trip.id}`);
  }
});

test('SEC-02 markup and script addresses in content are text on the public pages', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(NO_DAYS);
  const staff = await staffOf(page.request, server);
  const trip = await staff.create('packages', {
    title: `Markup ${EVIL}`,
    destination: 'Kerala',
    price: '₹9,999',
    route: `Kochi ${EVIL}`,
    description: '[Read](javascript:alert(1)) <script>window.hurt=1</script>',
    promotional_badge: EVIL,
    inclusions: [EVIL],
    exclusions: ['<iframe src="javascript:alert(1)"></iframe>'],
    featured: true,
    featured_priority: 1,
  });
  const story = await staff.create('testimonials', {
    name: `Asha ${EVIL}`,
    location: 'Pune',
    tour: EVIL,
    text: '<script>window.hurt=1</script> lovely',
    rating: 5,
  });
  try {
    await open(page, '/');
    await expect(
      page.locator('#testimonials').getByText('<script>window.hurt=1</script> lovely'),
    ).toBeAttached();
    await page
      .getByRole('link', { name: `Markup ${EVIL}`, exact: true })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText('[Read](javascript:alert(1))')).toBeVisible();
    await open(page, `/packages/${trip.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Markup ${EVIL}`);
    await expect(page.getByText('[Read](javascript:alert(1))')).toBeVisible();
    const found = await page.evaluate(() => ({
      hurt: 'hurt' in window,
      frames: document.querySelectorAll('iframe').length,
      scripts: [...document.querySelectorAll('[href], [src]')].filter((one) =>
        /^\s*(javascript|data:text)/i.test(one.getAttribute('href') ?? one.getAttribute('src') ?? ''),
      ).length,
    }));
    expect(found).toEqual({ hurt: false, frames: 0, scripts: 0 });
  } finally {
    await staff.remove(`packages/${trip.id}`);
    await staff.remove(`testimonials/${story.id}`);
  }
});

test('P16 what the visa page claims comes from the settings', async ({ page, server }) => {
  const staff = await staffOf(page.request, server);
  const { visa } = (await staff.read('settings')) as { visa: { countries: string; visas: string } };
  expect(visa).toEqual({ countries: '50+', visas: '10,000+' });
  await staff.put('settings/visa', { countries: '61+', visas: '12,345+' });
  try {
    await page.goto('/visa-assistance');
    await expect(page.locator('.claims')).toContainText('61+');
    await expect(page.locator('.claims')).toContainText('12,345+');
    await expect(page.getByText('Ask us: 61+ countries')).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /61\+ countries/);
  } finally {
    await staff.put('settings/visa', visa);
  }
});
