import type { Locator, Page } from '@playwright/test';
import {
  type ChatRequest,
  endStream,
  openChatServer,
  sayJson,
  sayPiece,
  startStream,
} from '#tests/support/chat-server.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';

const DRAFT = {
  description: 'Wake to lake mist and almond blossom. All for ₹24,999!',
  inclusions: ['5 nights in hotels', 'Tulip garden entry on day 2', 'Vegetarian meal plan'],
  exclusions: ['Airfare to Srinagar', 'Gondola tickets'],
};
const FIRST = 'Please enter Package Title and Destination first';

/** Opens the form of a new package, with title and destination typed. */
async function openForm(page: Page, trip = { title: 'Kashmir in April', destination: 'Kashmir' }) {
  await page.goto('/admin/packages/new');
  const form = page.getByRole('dialog', { name: 'Create package' });
  const helper = form.getByRole('region', { name: 'AI itinerary helper' });
  await expect(helper).toBeVisible();
  if (trip.title) await form.getByLabel('Title').fill(trip.title);
  if (trip.destination) await form.getByLabel('Destination').fill(trip.destination);
  return {
    form,
    helper,
    draft: helper.getByRole('region', { name: 'Draft' }),
    generate: helper.getByRole('button', { name: 'Generate itinerary' }),
    description: form.getByLabel('Description'),
    inclusions: form.getByLabel('Inclusions'),
    exclusions: form.getByLabel('Exclusions'),
  };
}

/** What to do with a part of the draft. */
async function choose(draft: Locator, part: string, way: string): Promise<void> {
  const radio = draft.getByRole('group', { name: part }).getByRole('radio', { name: way });
  await radio.check({ force: true });
  await expect(radio).toBeChecked();
}

async function useProvider(page: Page, baseUrl: string): Promise<void> {
  const data = { baseUrl, model: baseUrl ? 'test-model' : '' };
  expect((await page.request.put('/api/admin/settings/ai', { data })).status()).toBe(200);
}

test.beforeEach(async ({ page, server }) => {
  await signIn(page, server);
});

test.describe('without a provider', () => {
  test('P21 asks for title and destination first', async ({ page }) => {
    const { generate, form, draft } = await openForm(page, { title: '', destination: '' });
    await generate.click();
    await expect(page.getByText(FIRST)).toBeVisible();
    await form.getByLabel('Title').fill('Kashmir in April');
    await generate.click();
    await expect(page.getByText(FIRST)).toBeVisible();
    await expect(draft).toBeHidden();
  });

  test('P21 the built-in composer fills an empty form, says so, and can be taken back', async ({ page }) => {
    const { helper, generate, draft, description, inclusions, exclusions } = await openForm(page);
    await expect(helper.getByLabel('Duration')).toHaveValue('5 Days / 4 Nights');
    await helper.getByLabel('What should it stress?').fill('Slow mornings');
    await generate.click();
    await expect(draft).toContainText('Written by the built-in composer from your catalogue');
    await expect(draft).toContainText('Fills 3');
    await expect(description).toHaveValue('');
    await expectAccessible(page, '.ai');
    await draft.getByRole('button', { name: 'Use draft' }).click();
    await expect(description).toHaveValue(/Srinagar.*Slow mornings/);
    await expect(inclusions).toHaveValue(/^4 nights in comfortable hotels\n/);
    await expect(exclusions).not.toHaveValue('');
    await expect(draft).toBeHidden();
    await expect(generate).toBeFocused();
    await expect(page.getByText('Draft used')).toBeVisible();
    await inclusions.fill('4 nights, as I want them');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(description).toHaveValue('');
    await expect(inclusions).toHaveValue('4 nights, as I want them');
  });

  test('P21 a part can be skipped, a draft discarded, and another one asked for', async ({ page }) => {
    const { generate, draft, description, inclusions } = await openForm(page);
    await generate.click();
    const first = await draft.getByRole('group', { name: 'Description' }).textContent();
    await draft.getByRole('button', { name: 'Try again' }).click();
    await expect(draft.getByRole('group', { name: 'Description' })).not.toHaveText(first ?? '');
    await choose(draft, 'Inclusions', 'Skip');
    await draft.getByRole('button', { name: 'Use draft' }).click();
    await expect(description).not.toHaveValue('');
    await expect(inclusions).toHaveValue('');
    await generate.click();
    await draft.getByRole('button', { name: 'Discard' }).click();
    await expect(draft).toBeHidden();
    await expect(inclusions).toHaveValue('');
  });
});

test.describe('with a provider', () => {
  test('P21 never overwrites what was typed unless told to', async ({ page }) => {
    const chat = await openChatServer(JSON.stringify(DRAFT));
    await useProvider(page, chat.url);
    const { generate, draft, description, inclusions, exclusions } = await openForm(page);
    await description.fill('My own words.');
    await inclusions.fill('Breakfast\n5 nights in hotels');
    await exclusions.fill('Lunch\nGondola tickets');
    await generate.click();
    await expect(draft).toContainText('Written by the AI provider of your settings');
    await expect(draft).toContainText('Changes nothing');
    await expect(draft.getByRole('button', { name: 'Use draft' })).toBeDisabled();
    await choose(draft, 'Inclusions', 'Add below');
    await choose(draft, 'Exclusions', 'Replace');
    await expect(draft).toContainText('Adds to 1, replaces 1');
    await expect(draft.getByRole('group', { name: 'Exclusions' })).toContainText('Goes: Lunch');
    await draft.getByRole('button', { name: 'Use draft' }).click();
    await expect(description).toHaveValue('My own words.');
    await expect(inclusions).toHaveValue(
      'Breakfast\n5 nights in hotels\nTulip garden entry on day 2\nVegetarian meal plan',
    );
    await expect(exclusions).toHaveValue('Airfare to Srinagar\nGondola tickets');
    await generate.click();
    await choose(draft, 'Description', 'Add below');
    await draft.getByRole('button', { name: 'Use draft' }).click();
    await expect(description).toHaveValue('My own words.\n\nWake to lake mist and almond blossom.');
    await useProvider(page, '');
    await chat.close();
  });

  test('P21 shows how far it is, and can be given up', async ({ page }) => {
    let finish: (() => void) | undefined;
    const chat = await openChatServer((_request: ChatRequest, response) => {
      const [head, tail] = JSON.stringify(DRAFT).split('"exclusions"');
      startStream(response);
      sayPiece(response, head ?? '');
      finish = () => {
        sayPiece(response, `"exclusions"${tail}`);
        endStream(response);
      };
    });
    await useProvider(page, chat.url);
    const { helper, draft, generate } = await openForm(page);
    await generate.click();
    const progress = helper.getByRole('progressbar', { name: 'Writing the draft' });
    await expect(progress).toHaveAttribute('aria-valuetext', /^Writing the inclusions: \d+ characters$/);
    await expect(helper.getByRole('button', { name: 'Generating…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectAccessible(page, '.ai');
    await helper.getByRole('button', { name: 'Cancel' }).click();
    await expect(progress).toBeHidden();
    await expect.poll(() => chat.hungUp).toBe(true);
    await expect(draft).toBeHidden();
    await generate.click();
    await expect(progress).toHaveAttribute('aria-valuetext', /inclusions/);
    finish?.();
    await expect(draft).toContainText('Vegetarian meal plan');
    await expect(draft).not.toContainText('₹');
    await useProvider(page, '');
    await chat.close();
  });

  test('P21 a failure has its text with the reason, and is tried again', async ({ page }) => {
    const chat = await openChatServer((_request, response) =>
      sayJson(response, 429, '', { 'retry-after': '30' }),
    );
    await useProvider(page, chat.url);
    const { helper, draft, generate } = await openForm(page);
    const reason = 'The AI provider is receiving too many requests. Please try again in 30 seconds.';
    await generate.click();
    await expect(
      page.getByRole('alert').filter({ hasText: `Failed to generate itinerary: ${reason}` }),
    ).toBeVisible();
    await expect(helper.locator('.note')).toContainText(reason);
    await expectAccessible(page, '.ai');
    chat.answer = 'Certainly!';
    await helper.getByRole('button', { name: 'Try again' }).click();
    await expect(helper.locator('.note')).toContainText('could not be read');
    chat.answer = JSON.stringify(DRAFT);
    await helper.getByRole('button', { name: 'Try again' }).click();
    await expect(draft).toContainText('Vegetarian meal plan');
    await expect(helper.locator('.note')).toBeHidden();
    await useProvider(page, '');
    await chat.close();
  });
});

test('SEC-21 what was typed stays when the helper fails, and a draft with markup is put in as text', async ({
  page,
}) => {
  const code = '</script><img src=x onerror="document.title=1">';
  const chat = await openChatServer('not JSON');
  await useProvider(page, chat.url);
  const { form, helper, generate, draft, description, inclusions } = await openForm(page, {
    title: code,
    destination: 'Kashmir',
  });
  await description.fill('My own words.');
  await inclusions.fill('Breakfast');
  await generate.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to generate itinerary: ' });
  await expect(alert).toBeVisible();
  await expect(generate).toBeEnabled();
  await expect(description).toHaveValue('My own words.');
  await expect(inclusions).toHaveValue('Breakfast');
  await expect(form.getByLabel('Title')).toHaveValue(code);

  chat.answer = JSON.stringify({ ...DRAFT, description: `${code} by the lake` });
  await helper.getByRole('button', { name: 'Try again' }).click();
  await expect(draft).toContainText(code);
  await choose(draft, 'Description', 'Replace');
  await draft.getByRole('button', { name: 'Use draft' }).click();
  await expect(description).toHaveValue(`${code} by the lake`);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(await page.title()).not.toBe('1');
  await useProvider(page, '');
  await chat.close();
});

test('P21 the days of an itinerary are drafted, and only what is chosen is taken', async ({ page }) => {
  const [trip] = (await (await page.request.get('/api/admin/packages?limit=1')).json()) as Array<{
    id: string;
  }>;
  await page.goto(`/admin/packages/${trip?.id}/itinerary/edit`);
  const titles = page.getByRole('navigation', { name: 'Days' }).getByRole('button', { name: /^Day \d/ });
  await expect(titles.first()).toBeVisible();
  const before = await titles.count();
  await page.getByRole('button', { name: /AI/ }).click();
  const helper = page.getByRole('region', { name: 'AI itinerary helper' });
  await helper.getByLabel('Duration').fill('4 Days / 3 Nights');
  await helper.getByRole('button', { name: 'Generate itinerary' }).click();
  const draft = helper.getByRole('region', { name: 'Draft' });
  await expect(draft.getByRole('group', { name: '4 days' })).toContainText('Day 4');
  await expect(draft).toContainText('Changes nothing');
  await expectAccessible(page, '.ai');
  await choose(draft, '4 days', 'Add after mine');
  await draft.getByRole('button', { name: 'Use draft' }).click();
  await expect(titles).toHaveCount(before + 4);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(titles).toHaveCount(before);
});

test('P21 UI-10 the helper fits a phone of 390 and of 320 pixels', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const { generate, draft } = await openForm(page);
    await generate.click();
    await draft.getByRole('button', { name: 'Use draft' }).scrollIntoViewIfNeeded();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([width, wide]).toEqual([width, 0]);
    await expectAccessible(page, '.ai');
  }
});
