import type { Page } from '@playwright/test';
import type { AdminDestinationView } from '#app/contract/admin-content.ts';
import type { AdminCruiseView } from '#app/contract/admin-trips.ts';
import type { AdminTestimonialView, DestinationView, PackageView } from '#app/contract/content.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';
import { pngPicture } from './png-picture.ts';
import { addStaff, signInAs } from './staff-steps.ts';

test.beforeEach(async ({ page, server }) => signIn(page, server));

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function openTab(page: Page, tab: string, query = ''): Promise<void> {
  await page.goto(`/admin/dashboard?tab=${tab}${query}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
}

async function make<View>(page: Page, path: string, data: object): Promise<View> {
  const answer = await page.request.post(`/api/admin/${path}`, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as View;
}

const read = async <View>(page: Page, path: string) =>
  (await (await page.request.get(`/api/${path}`)).json()) as View;

test('P22 a destination is made with an uploaded picture, found, and on the site at once', async ({
  page,
}) => {
  await openTab(page, 'destinations');
  await page.getByRole('link', { name: 'Create destination' }).click();
  await expect(page).toHaveURL('/admin/destinations/new?tab=destinations');
  const form = dialog(page, 'Create destination');
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByRole('button', { name: 'Create destination' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await form.getByLabel('Name').fill('Tirthan Valley');
  await form.getByLabel('Description').fill('Trout, pines and slow days.');
  const buffer = await pngPicture(page, '#2a7');
  await form
    .getByLabel('Picture to upload')
    .setInputFiles({ name: 'green.png', mimeType: 'image/png', buffer });
  await form.getByLabel('Alt text of the image').fill('A green valley');
  await expectAccessible(page, '.modal');
  await form.getByRole('button', { name: 'Create destination' }).dblclick();
  await expect(page.getByText('Destination created')).toBeVisible();
  await expect(page).toHaveURL('/admin/dashboard?tab=destinations');

  await page.getByRole('searchbox', { name: 'Search destinations' }).fill('tirthan');
  await expect(card(page, 'Tirthan Valley')).toContainText('0 packages available');
  await expect(page.getByRole('article')).toHaveCount(1);
  const shown = (await read<DestinationView[]>(page, 'destinations')).filter(
    (one) => one.name === 'Tirthan Valley',
  );
  expect(shown).toHaveLength(1);
  expect(shown[0]?.image).toMatch(/^\/files\/pic_.*alt=A/);
  expect(await (await page.request.get('/')).text()).toContain('Tirthan Valley');
});

test('P22 renaming takes the packages along, and deleting is refused while they use it', async ({ page }) => {
  const made = await make<AdminDestinationView>(page, 'destinations', { name: 'Jibhi' });
  await make(page, 'packages', { title: 'Jibhi days', destination: 'Jibhi', price: '₹9,999' });
  await openTab(page, 'destinations', '&q=jibhi');
  await page.getByRole('link', { name: 'Edit Jibhi' }).click();
  const form = dialog(page, 'Edit destination');
  await form.getByLabel('Name').fill('Banjar and Jibhi');
  await expect(form.getByText('Its package moves to the new name')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Destination saved')).toBeVisible();
  await expect(card(page, 'Banjar and Jibhi')).toContainText('1 package available');
  const found = await read<PackageView[]>(page, 'packages?destination=banjar%20and%20jibhi');
  expect(found.map((one) => one.title)).toEqual(['Jibhi days']);

  await page.getByRole('button', { name: 'Delete Banjar and Jibhi' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Failed to delete destination' });
  await expect(refusal).toContainText('1 package uses Banjar and Jibhi.');
  await refusal.getByRole('link', { name: 'Show its packages' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard\?destination=Banjar/);
  await expect(page.getByRole('row', { name: /Jibhi days/ })).toBeVisible();
  expect((await page.request.delete(`/api/admin/destinations/${made.id}`)).status()).toBe(409);
});

test('P22 deleting one that nothing uses asks first, and Undo brings it back', async ({ page }) => {
  await make(page, 'destinations', { name: 'Shoja' });
  await openTab(page, 'destinations', '&q=shoja');
  await page.getByRole('button', { name: 'Delete Shoja' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this destination?',
  });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page, '[role="alertdialog"]');
  await question.getByRole('button', { name: 'Delete destination' }).click();
  await expect(page.getByText('Destination deleted')).toBeVisible();
  await expect(page.getByText('No match')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Shoja')).toBeVisible();
});

test('P22 the order is changed with the keyboard, Undo takes it back, and the site follows', async ({
  page,
}) => {
  const ids = async () => (await read<DestinationView[]>(page, 'destinations')).map((one) => one.id);
  const before = await ids();
  await openTab(page, 'destinations');
  await page.getByRole('button', { name: 'Change order' }).click();
  const order = dialog(page, 'Order of destinations');
  await expect(order.getByRole('button', { name: 'Save order' })).toBeDisabled();
  await order.getByRole('button', { name: /^Move/ }).nth(1).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(order.getByText(/is number 1 of \d+ now/)).toBeAttached();
  await expectAccessible(page, '.modal');
  await order.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('Order saved')).toBeVisible();
  expect((await ids()).slice(0, 2)).toEqual([before[1], before[0]]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(ids).toEqual(before);
});

test('P23 a testimonial is made, changed, deleted with a question and brought back; one per double press', async ({
  page,
}) => {
  await openTab(page, 'testimonials');
  await page.keyboard.press('c');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/admin\/testimonials\/new/);
  const form = dialog(page, 'Create testimonial');
  await expect(form.getByLabel('Rating')).toHaveValue('5');
  await form.getByRole('button', { name: 'Create testimonial' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Text is required')).toBeVisible();
  await form.getByLabel('Name').fill('Zoya Khan');
  await form.getByLabel('Location').fill('Pune');
  await form.getByLabel('Tour').fill('Kashmir Valley in Bloom');
  await form.getByLabel('Text').fill('Every driver knew our names. <script>alert(1)</script>');
  await expectAccessible(page, '.modal');
  await form.getByRole('button', { name: 'Create testimonial' }).dblclick();
  await expect(page.getByText('Testimonial created')).toBeVisible();
  await expect(card(page, 'Zoya Khan')).toHaveCount(1);
  await expect(card(page, 'Zoya Khan').getByRole('img', { name: '5 of 5' })).toBeVisible();
  await expect(card(page, 'Zoya Khan')).toContainText('Pune · Kashmir Valley in Bloom');
  const [shown] = await read<Array<{ name: string; review: string }>>(page, 'testimonials');
  expect(shown).toMatchObject({ name: 'Zoya Khan', review: expect.stringContaining('<script>') });

  await page.getByRole('link', { name: 'Edit the testimonial by Zoya Khan' }).click();
  const edit = dialog(page, 'Edit testimonial');
  await edit.getByLabel('Rating').selectOption('4');
  await edit.getByRole('button', { name: 'Save testimonial' }).click();
  await expect(page.getByText('Testimonial saved')).toBeVisible();
  await expect(card(page, 'Zoya Khan').getByRole('img', { name: '4 of 5' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete the testimonial by Zoya Khan' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the testimonial by Zoya Khan?' });
  await expect(question).toContainText('It leaves the website at once.');
  await question.getByRole('button', { name: 'Delete testimonial' }).click();
  await expect(card(page, 'Zoya Khan')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(card(page, 'Zoya Khan')).toBeVisible();
});

test('P23 of two people editing one testimonial the second sees what differs', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 409/);
  const { id } = await make<AdminTestimonialView>(page, 'testimonials', { name: 'Two minds', text: 'Good.' });
  await page.goto(`/admin/testimonials/${id}`);
  const form = dialog(page, 'Edit testimonial');
  await form.getByLabel('Text').fill('Mine.');
  await page.request.put(`/api/admin/testimonials/${id}`, { data: { text: 'Theirs.' } });
  await form.getByRole('button', { name: 'Save testimonial' }).click();
  const conflict = dialog(page, 'Somebody else changed it');
  await expect(conflict.getByRole('row', { name: 'Text Theirs. Mine.' })).toBeVisible();
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText('Testimonial saved')).toBeVisible();
  await expect(page).toHaveURL('/admin/dashboard?tab=testimonials');
  expect((await read<AdminTestimonialView>(page, `admin/testimonials/${id}`)).text).toBe('Mine.');
});

test('P06 a cruise: the reading of its price, a draft for staff, its copy, its itinerary', async ({
  page,
  allowedErrors,
}) => {
  // It has no itinerary yet.
  allowedErrors.push(/status of 404/);
  await openTab(page, 'cruises');
  await page.getByRole('link', { name: 'Create cruise' }).click();
  const form = dialog(page, 'Create cruise');
  await expect(form.getByText('Without a price it is sold on enquiry')).toBeVisible();
  await form.getByLabel('Price').fill('On request');
  await expect(form.getByText('Not bookable: enquiry only')).toBeVisible();
  await form.getByLabel('Price').fill('₹45,999');
  await expect(form.getByText('₹45,999.00 per person will be charged')).toBeVisible();
  await form.getByRole('button', { name: 'Create cruise' }).click();
  await expect(form.getByText('Destination is required')).toBeVisible();
  await form.getByLabel('Title').fill('Brahmaputra Drift');
  await form.getByRole('textbox', { name: 'Destination', exact: true }).fill('Assam');
  await form.getByRole('radio', { name: 'Draft' }).check({ force: true });
  await form.getByLabel('GST rate').selectOption('5');
  await expectAccessible(page, '.modal');
  const opened = page.waitForEvent('popup');
  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { name: 'Brahmaputra Drift' })).toBeVisible();
  await expect(preview.getByText('₹45,999').first()).toBeVisible();
  await preview.close();
  await form.getByRole('button', { name: 'Create cruise' }).click();
  await expect(page.getByText('Cruise created')).toBeVisible();
  const row = page.getByRole('row', { name: /Brahmaputra Drift/ });
  await expect(row.getByText('Draft')).toBeVisible();
  expect((await page.request.get('/cruises/brahmaputra-drift')).status()).toBe(404);

  await page.getByRole('button', { name: 'More for Brahmaputra Drift' }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await expect(page.getByText('Cruise published')).toBeVisible();
  const shown = await page.request.get('/cruises/brahmaputra-drift');
  expect(await shown.text()).toContain('45,999');
  await page.getByRole('button', { name: 'More for Brahmaputra Drift' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(dialog(page, 'Edit cruise').getByLabel('Title')).toHaveValue('Brahmaputra Drift (copy)');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Itinerary of Brahmaputra Drift', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brahmaputra Drift' })).toBeVisible();
});

test('P07 a pilgrimage: made with its tag, renamed with the old address kept, deleted and brought back', async ({
  page,
}) => {
  await page.goto('/admin/pilgrimages/new');
  const form = dialog(page, 'Create pilgrimage');
  await form.getByLabel('Title').fill('Panch Kedar');
  await form.getByLabel('Location').fill('Garhwal');
  await form.getByLabel('Tag').fill('Shiva');
  await form.getByRole('button', { name: 'Create pilgrimage' }).click();
  await expect(page.getByText('Pilgrimage created')).toBeVisible();
  await expect(page).toHaveURL('/admin/dashboard?tab=pilgrimages');
  // Among all of them its row may lie under the message, which stays while the pointer rests there.
  await openTab(page, 'pilgrimages', '&q=panch');
  await page.getByRole('link', { name: 'Edit Panch Kedar' }).click();
  await dialog(page, 'Edit pilgrimage').getByLabel('Title').fill('Panch Kedar on Foot');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Pilgrimage saved')).toBeVisible();
  await page.goto('/pilgrimages/panch-kedar');
  await expect(page).toHaveURL('/pilgrimages/panch-kedar-on-foot');

  await openTab(page, 'pilgrimages', '&q=panch');
  await page.getByRole('button', { name: 'Delete Panch Kedar on Foot' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete pilgrimage' }).click();
  await expect(page.getByText('No match')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /Panch Kedar on Foot/ })).toBeVisible();
});

test('P06 what is typed into a form is kept, and a record that is gone says so', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 404/);
  const made = await make<AdminCruiseView>(page, 'cruises', { title: 'Kept words', destination: 'Goa' });
  await page.goto(`/admin/cruises/${made.id}`);
  const form = dialog(page, 'Edit cruise');
  await form.getByLabel('Description').fill('Half a thought');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.goto(`/admin/cruises/${made.id}`);
  await expect(form.getByLabel('Description')).toHaveValue('Half a thought');
  await form.getByRole('button', { name: 'Discard them' }).click();
  await page.goto('/admin/destinations/dst_none');
  await expect(page.getByText('This destination does not exist any more.')).toBeVisible();
});

test('SEC-04 who may only look sees the lists without a way to change them', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/403/);
  const viewer = await addStaff(page, server, 'sales');
  await signInAs(page, viewer);
  for (const tab of ['destinations', 'testimonials', 'cruises']) {
    await openTab(page, tab);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('article').or(page.getByRole('row')).nth(1)).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Create|Edit)/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Delete|Change order)/ })).toHaveCount(0);
  }
  const ways = page.getByRole('navigation', { name: 'Go to' }).getByRole('link');
  await expect(ways).toHaveText(['CRM', 'Customers']);
  for (const form of ['packages/new', 'cruises/new', 'packages/pkg_1/itinerary']) {
    expect((await page.goto(`/admin/${form}`))?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: 'This is not for your role' })).toBeVisible();
  }
});

for (const tab of ['destinations', 'testimonials', 'cruises', 'pilgrimages']) {
  test(`P22 P23 the tab ${tab} has no fault and fits from 1440 to 320 pixels`, async ({ page }) => {
    await openTab(page, tab);
    await expect(page.getByRole('article').or(page.getByRole('row')).nth(1)).toBeVisible();
    await expectAccessible(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.getByRole('link', { name: new RegExp(`^Create ${tab.slice(0, -1)}`) }).click();
    await expect(dialog(page, `Create ${tab.slice(0, -1)}`)).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page, '.modal');
  });
}
