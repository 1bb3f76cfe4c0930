import type { Page } from '@playwright/test';
import type { AdminPackageView } from '#app/contract/content.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';
import { pngPicture } from './png-picture.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function create(page: Page, body: Record<string, unknown>): Promise<AdminPackageView> {
  const data = { destination: 'Goa', price: '₹45,999', ...body };
  const answer = await page.request.post('/api/admin/packages', { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as AdminPackageView;
}

test('P20 creating: defaults, what is required, the reading of the price, and the site shows it at once', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Create package' }).click();
  await expect(page).toHaveURL('/admin/packages/new');
  const form = dialog(page, 'Create package');
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Rating')).toHaveValue('4.5');
  await expect(form.getByLabel('Package type')).toHaveValue('standard');
  await expect(form.getByLabel('Featured priority')).toHaveValue('999');
  await expect(form.getByRole('radio', { name: 'Published' })).toBeChecked();

  await form.getByRole('button', { name: 'Create package' }).click();
  await expect(form.getByRole('alert').first()).toHaveText(
    'Please fill in all required fields (Title, Destination, Price)',
  );
  await expect(form.getByText('Title is required')).toBeVisible();
  await expectAccessible(page, '.modal');

  await form.getByLabel('Title').fill('Lighthouse Coast');
  await form.getByLabel('Destination').fill('Goa');
  await form.getByLabel('Price').fill('On request');
  await expect(form.getByText('Not bookable: enquiry only')).toBeVisible();
  await form.getByLabel('Price').fill('Rs. 45,999/-');
  await expect(form.getByText('₹45,999.00 per person will be charged')).toBeVisible();
  await form.getByText('Enquiry only', { exact: true }).click();
  await expect(form.getByText('Not bookable: enquiry only')).toBeVisible();
  await form.getByText('Enquiry only', { exact: true }).click();
  await form.getByLabel('Inclusions').fill('Stay\n\n  \nMeals');
  await page.keyboard.press('Control+Enter');

  await expect(page.getByText('Package created')).toBeVisible();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('link', { name: /Lighthouse Coast/ }).first()).toBeVisible();
  const shown = await (await page.request.get('/api/packages/lighthouse-coast')).json();
  expect(shown).toMatchObject({ unitPrice: 45999, inclusions: ['Stay', 'Meals'], rating: 4.5 });
  expect(await (await page.request.get('/packages/lighthouse-coast')).text()).toContain('Lighthouse Coast');
});

test('P20 pictures come by drag and drop, several at once, and by address; they move by keyboard', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 422/);
  await signIn(page, server);
  await page.goto('/admin/packages/new');
  const form = dialog(page, 'Create package');
  await expect(form.getByText('At least 3 recommended: 0 so far.')).toBeVisible();
  await form.getByLabel('Pictures to upload').setInputFiles([
    { name: 'red.png', mimeType: 'image/png', buffer: await pngPicture(page, '#b33') },
    { name: 'notes.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ]);
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'green.png', { type: 'image/png' }));
      return transfer;
    },
    [...(await pngPicture(page, '#3b3'))],
  );
  await form.getByText('Drop pictures here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(form.getByLabel(/^Alt text of image/)).toHaveCount(2, { timeout: 30_000 });
  await expect(form.getByRole('alert')).toContainText(/JPEG, PNG, WebP/);
  await form.getByRole('button', { name: 'Dismiss' }).click();
  await expect(form.getByText('Cover', { exact: true })).toHaveCount(1);

  await form.getByRole('button', { name: 'Add by URL' }).click();
  await form.getByLabel('Image URL').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByRole('alert')).toHaveText('Image must be an http(s) address or a path on this site');
  await form.getByLabel('Image URL').fill('/pictures/goa.svg');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByLabel(/^Alt text of image/)).toHaveCount(3);
  await expect(form.getByText('At least 3 recommended. JPEG')).toBeVisible();

  await form.getByLabel('Alt text of image 3').fill('A beach');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(form.getByLabel('Alt text of image 2')).toHaveValue('A beach');
  await form.getByRole('button', { name: 'Move image 2', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(form.getByLabel('Alt text of image 1')).toHaveValue('A beach');
  await form.getByRole('button', { name: 'Use image 1 as cover' }).click();

  await form.getByLabel('Title').fill('Pictured');
  await form.getByLabel('Destination').fill('Goa');
  await form.getByLabel('Price').fill('₹9,999');
  await form.getByRole('button', { name: 'Create package' }).click();
  await expect(page.getByText('Package created')).toBeVisible();
  const made = (await (await page.request.get('/api/packages/pictured')).json()) as AdminPackageView;
  expect(made.images).toHaveLength(3);
  expect(made.image).toBe('/pictures/goa.svg#alt=A%20beach');
  expect(made.images[1]).toMatch(/^\/files\/pic_/);
  await page.goto('/packages/pictured');
  await expect(page.getByRole('img', { name: 'A beach, picture 1 of 3' })).toBeVisible();
});

test('P20 what is typed is kept, leaving asks, and a preview shows it before it is saved', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const made = await create(page, { title: 'Kept words', status: 'draft' });
  await page.goto(`/admin/packages/${made.id}`);
  const form = dialog(page, 'Edit package');
  await form.getByLabel('Description').fill('Half a thought');
  const opened = page.waitForEvent('popup');
  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await expect(preview.getByText('Half a thought')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Kept words' })).toBeVisible();
  await expectAccessible(preview);
  await preview.close();

  await form.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto(`/admin/packages/${made.id}`);
  await expect(form.getByLabel('Description')).toHaveValue('Half a thought');
  await expect(form.getByText(/Unsaved changes of .* are back in this form/)).toBeVisible();
  await form.getByRole('button', { name: 'Discard them' }).click();
  await expect(form.getByLabel('Description')).toHaveValue('');
});

test('SEC-04 a preview is for staff alone', async ({ page, browser, server }) => {
  await signIn(page, server);
  const draft = await create(page, { title: 'Secret plan', status: 'draft' });
  const stranger = await browser.newContext({ baseURL: server.url });
  const asked = await stranger.request.get(`/preview/trip?id=${draft.id}`);
  expect(asked.url()).toContain('/admin/login');
  expect(await asked.text()).not.toContain('Secret plan');
  expect((await stranger.request.get(`/api/packages/${draft.id}`)).status()).toBe(404);
  await stranger.close();
  const shown = await page.request.get(`/preview/trip?id=${draft.id}`);
  expect(await shown.text()).toContain('Secret plan');
  expect(shown.headers()['cache-control']).toContain('no-store');
});

test('P20 deleting asks, hides it from the site, and Undo brings it back', async ({ page, server }) => {
  await signIn(page, server);
  const made = await create(page, { title: 'Gone and back' });
  await page.goto('/admin/dashboard?q=gone+and');
  await page.getByRole('button', { name: 'Delete Gone and back' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this package?',
  });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(question).toContainText('Bookings made for it stay in CRM.');
  await expectAccessible(page, '[role="alertdialog"]');
  await question.getByRole('button', { name: 'Delete package' }).click();
  await expect(page.getByText('Package deleted')).toBeVisible();
  await expect(page.getByText('No match')).toBeVisible();
  expect((await page.request.get(`/packages/${made.slug}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /Gone and back/ }).first()).toBeVisible();
  expect((await page.request.get(`/packages/${made.slug}`)).status()).toBe(200);
});

test('P20 search, filters, order and page live in the address; many are changed at once', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await create(page, { title: 'Bulk one' });
  await create(page, { title: 'Bulk two' });
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('button', { name: /^More for/ }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search packages' }).fill('bulk');
  await expect(page).toHaveURL(/q=bulk/);
  await page.getByLabel('Status').selectOption('published');
  await expect(page).toHaveURL(/status=published/);
  const rows = page.getByRole('row').filter({ hasText: /Bulk (one|two)/ });
  await expect(rows).toHaveCount(2);
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=title/);
  await expect(rows.first()).toContainText('Bulk one');
  await page.reload();
  await expect(rows).toHaveCount(2);

  await page.getByRole('checkbox', { name: 'Select Bulk one' }).check();
  await page.getByRole('checkbox', { name: 'Select Bulk two' }).check();
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Unpublish' })
    .click();
  await expect(page.getByText('2 packages unpublished')).toBeVisible();
  await expect(page.getByText('No match')).toBeVisible();
  expect((await page.request.get('/packages/bulk-one')).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await dialog(page, 'Export CSV').getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('packages.csv');
});

test('P20 UI-15 a copy whose answer was lost is not made twice by trying again', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED/);
  await signIn(page, server);
  await create(page, { title: 'Copied once' });
  await page.route('**/duplicate?*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto('/admin/dashboard?q=copied');
  await page.getByRole('button', { name: 'More for Copied once' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText('Failed to duplicate package')).toBeVisible();
  await page.unroute('**/duplicate?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page, 'Edit package').getByLabel('Title')).toHaveValue('Copied once (copy)');
  const found = await page.request.get('/api/admin/packages?q=copied');
  expect(await found.json()).toHaveLength(2);
});

test('P20 duplicating opens the copy, which is a draft', async ({ page, server }) => {
  await signIn(page, server);
  await create(page, { title: 'Model trip' });
  await page.goto('/admin/dashboard?q=model');
  await page.getByRole('button', { name: 'More for Model trip' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const form = dialog(page, 'Edit package');
  await expect(form.getByLabel('Title')).toHaveValue('Model trip (copy)');
  await expect(form.getByRole('radio', { name: 'Draft' })).toBeChecked();
});

test('P20 two people editing one package: the second sees what differs and chooses', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 409/);
  await signIn(page, server);
  const made = await create(page, { title: 'Two minds' });
  await page.goto(`/admin/packages/${made.id}`);
  const form = dialog(page, 'Edit package');
  await form.getByLabel('Route').fill('Mine → Yours');
  await page.request.put(`/api/admin/packages/${made.id}`, { data: { price: '₹50,000' } });
  await form.getByRole('button', { name: 'Save package' }).click();
  const conflict = dialog(page, 'Somebody else changed it');
  await expect(conflict.getByRole('row', { name: /Price ₹50,000 ₹45,999/ })).toBeVisible();
  await expect(conflict.getByRole('row', { name: /Route .*Mine → Yours/ })).toBeVisible();
  await expectAccessible(page, '.modal');
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText('Package saved')).toBeVisible();
  const saved = await (await page.request.get(`/api/packages/${made.id}`)).json();
  expect(saved).toMatchObject({ price: '₹45,999', route: 'Mine → Yours' });
});

test('GST a package keeps a tax of its own, of the rates that there are today', async ({ page, server }) => {
  await signIn(page, server);
  const made = await create(page, { title: 'Taxed' });
  await page.goto(`/admin/packages/${made.id}`);
  const form = dialog(page, 'Edit package');
  await expect(form.getByLabel('GST rate').locator('option')).toHaveText([
    'As in settings (18%)',
    '0%',
    '5%',
    '18%',
  ]);
  await form.getByLabel('GST rate').selectOption('5');
  await form.getByText('Overseas tour package').click();
  await form.getByRole('button', { name: 'Save package' }).click();
  await expect(page.getByText('Package saved')).toBeVisible();
  const stored = await (await page.request.get(`/api/admin/packages/${made.id}`)).json();
  expect(stored).toMatchObject({ gst_rate: 5, sac: null, overseas: true });
});

for (const width of [1440, 390, 320]) {
  test(`UI-12 UI-16 list and form fit ${width} pixels and are accessible`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: width > 800 ? 900 : 740 });
    await signIn(page, server);
    const made = await create(page, {
      title: `Unbreakable${'x'.repeat(100)}`,
      promotional_badge: 'y'.repeat(40),
    });
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('button', { name: /^More for/ }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
    await page.goto(`/admin/packages/${made.id}`);
    const form = dialog(page, 'Edit package');
    await expect(form.getByLabel('Title')).toBeVisible();
    for (const name of ['Preview', 'Cancel', 'Save package'])
      await expect(form.getByRole('button', { name, exact: false })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => form.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, '.modal');
  });
}
