import type { Page } from '@playwright/test';
import type { AdminPackageView } from '#app/contract/content.ts';
import type { AdminItineraryView } from '#app/contract/itineraries.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';

async function createPackage(page: Page, title: string): Promise<AdminPackageView> {
  const data = { title, destination: 'Kashmir', price: '₹45,999', route: 'Srinagar → Gulmarg' };
  const answer = await page.request.post('/api/admin/packages', { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as AdminPackageView;
}

test('P24 without an itinerary staff read why and write the first; the site shows it at once', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 404/);
  await signIn(page, server);
  const { id, slug } = await createPackage(page, 'Written by hand');
  await page.goto('/admin/dashboard?q=written');
  await page.getByRole('link', { name: 'Itinerary of Written by hand' }).click();
  await expect(page.getByText('Failed to load itinerary for this package')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Write itinerary' }).last().click();
  await page.getByRole('button', { name: 'Add day' }).first().click();
  await page.getByLabel('Title').fill('Arrive');
  await page.getByLabel('Locations').fill('Srinagar, Moon base,');
  await expect(page.getByText('On the map: 1 of 2. Not known: Moon base')).toBeVisible();
  await page.getByLabel('Meals').fill('Dinner');
  await page.getByRole('button', { name: 'Add day' }).click();
  await page.getByLabel('Title').fill('Gulmarg meadows');
  await page.getByLabel('Ideal for').fill('Couples');
  await page.getByRole('button', { name: 'Add highlight' }).click();
  await page.getByLabel('Highlights, highlight 1').fill('Gondola');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Itinerary saved')).toBeVisible();
  const saved = (await (await page.request.get(`/api/itineraries/${id}`)).json()) as AdminItineraryView;
  expect(saved).toMatchObject({ ideal_for: 'Couples', highlights: ['Gondola'] });
  expect(saved.days).toMatchObject([
    { day: 1, title: 'Arrive', locations: ['Srinagar', 'Moon base'], meals: 'Dinner' },
    { day: 2, title: 'Gulmarg meadows' },
  ]);
  expect(await (await page.request.get(`/packages/${slug}`)).text()).toContain('Gulmarg meadows');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to CMS' })).toBeVisible();
});

test('P24 days move by keyboard and drag, are copied and deleted with Undo; a wrong one is shown', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const { id } = await createPackage(page, 'Reordered');
  const days = ['One', 'Two', 'Three'].map((title) => ({ title }));
  await page.request.put(`/api/admin/itineraries/${id}`, { data: { days } });
  await page.goto(`/admin/packages/${id}/itinerary`);
  const list = page.getByRole('navigation', { name: 'Days' });
  const picks = list.getByRole('button', { name: /^Day \d/ });
  await expect(picks).toHaveText([/One/, /Two/, /Three/]);
  await list.getByRole('button', { name: 'Move One' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(picks).toHaveText([/Two/, /One/, /Three/]);

  const from = await list.getByRole('button', { name: 'Move Three' }).boundingBox();
  const to = await picks.first().boundingBox();
  if (!from || !to) throw new Error('The days are not on the screen');
  await page.mouse.move(from.x + 5, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 12, { steps: 8 });
  await page.mouse.up();
  await expect(picks).toHaveText([/Three/, /Two/, /One/]);

  await picks.nth(1).click();
  await page.getByRole('button', { name: 'Duplicate day' }).click();
  await expect(picks).toHaveCount(4);
  await page.getByRole('button', { name: 'Delete day' }).click();
  await expect(picks).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(picks).toHaveCount(4);
  await page.getByLabel('Title').fill('');
  await picks.first().click();
  await page.getByRole('button', { name: 'Save itinerary' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await page.getByLabel('Title').fill('Two again');
  await page.getByRole('button', { name: 'Save itinerary' }).click();
  await expect(page.getByText('Itinerary saved')).toBeVisible();
  const saved = (await (await page.request.get(`/api/itineraries/${id}`)).json()) as AdminItineraryView;
  expect(saved.days.map((day) => day.title)).toEqual(['Three', 'Two', 'Two again', 'One']);
});

test('P24 reading: all days, E edits, and what is typed is kept', async ({ page, server }) => {
  await signIn(page, server);
  const { id } = await createPackage(page, 'To read');
  const days = Array.from({ length: 6 }, (_, at) => ({ title: `Stage ${at + 1}`, activities: ['Walk'] }));
  await page.request.put(`/api/admin/itineraries/${id}`, {
    data: { days, overview: 'Six slow days', best_time: 'April', inclusions: ['Breakfast'] },
  });
  await page.goto(`/admin/packages/${id}/itinerary/view`);
  await expect(page.getByRole('heading', { name: 'Stage 1' })).toBeVisible();
  await expect(page.getByText('3 more days: Stage 4, Stage 5, Stage 6')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('heading', { name: 'Stage 6' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('e');
  await expect(page).toHaveURL(`/admin/packages/${id}/itinerary`);
  await page.getByLabel('Overview').fill('Unsaved words');
  await page.getByRole('link', { name: 'View', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Overview')).toHaveValue('Unsaved words');
});

test('P24 the second of two editors sees what differs and chooses', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 409/);
  await signIn(page, server);
  const { id } = await createPackage(page, 'Shared plan');
  const path = `/api/admin/itineraries/${id}`;
  await page.request.put(path, { data: { overview: 'First', days: [{ title: 'Arrive' }] } });
  await page.goto(`/admin/packages/${id}/itinerary`);
  await page.getByLabel('Overview').fill('Mine');
  await page.request.put(path, { data: { overview: 'Theirs', days: [{ title: 'Arrive' }] } });
  await page.getByRole('button', { name: 'Save itinerary' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else changed it' });
  await expect(conflict.getByRole('row', { name: 'Overview Theirs Mine' })).toBeVisible();
  await conflict.getByRole('button', { name: 'Take their version' }).click();
  await expect(page.getByLabel('Overview')).toHaveValue('Theirs');
});

test('P24 cruises and pilgrimages have the same screens', async ({ page, server, allowedErrors }) => {
  allowedErrors.push(/status of 404/);
  await signIn(page, server);
  for (const kind of ['cruises', 'pilgrimages']) {
    const [trip] = (await (await page.request.get(`/api/${kind}`)).json()) as AdminPackageView[];
    await page.goto(`/admin/${kind}/${trip?.id}/itinerary`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(trip?.title ?? '');
    await expect(page.getByRole('button', { name: 'Save itinerary' })).toBeVisible();
  }
});

for (const width of [1440, 390, 320]) {
  test(`UI-12 UI-16 the itinerary fits ${width} pixels and is accessible`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, server);
    const { id } = await createPackage(page, `Unbreakable${'x'.repeat(100)}`);
    const long = 'y'.repeat(110);
    await page.request.put(`/api/admin/itineraries/${id}`, {
      data: {
        overview: long,
        highlights: [long],
        days: [{ title: long, locations: [long], activities: [long], meals: long, morning: long }],
      },
    });
    for (const mode of ['', '/view']) {
      await page.goto(`/admin/packages/${id}/itinerary${mode}`);
      await expect(page.getByRole('heading', { level: 1, name: /^Unbreakable/ })).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), mode).toBe(width);
      await expectAccessible(page);
    }
  });
}

test('P24 a highlight stays itself while it is moved, by keyboard and by pointer, among others of the same words', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const { id } = await createPackage(page, 'Highlights in order');
  const data = { days: [{ title: 'One' }], highlights: ['Same', 'Same', 'Other'] };
  await page.request.put(`/api/admin/itineraries/${id}`, { data });
  await page.goto(`/admin/packages/${id}/itinerary`);
  const lines = page.getByRole('textbox', { name: /^Highlights, highlight/ });
  await lines.first().fill('First');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(lines.nth(1)).toHaveValue('First');
  // Who types goes on typing in the same line.
  await expect(lines.nth(1)).toBeFocused();
  await page.keyboard.type('!');
  await expect(lines.nth(1)).toHaveValue('First!');

  const grip = page.getByRole('button', { name: 'Move First!', exact: true });
  await grip.scrollIntoViewIfNeeded();
  const from = await grip.boundingBox();
  const to = await lines.nth(2).boundingBox();
  if (!from || !to) throw new Error('The highlights are not on the screen');
  await page.mouse.move(from.x + 5, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, to.y + 12, { steps: 8 });
  // It is still held after it has moved: on to the top without letting go.
  const top = await lines.first().boundingBox();
  await page.mouse.move(from.x + 5, (top?.y ?? 0) + 6, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(() => lines.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    .toEqual(['First!', 'Same', 'Other']);
});
