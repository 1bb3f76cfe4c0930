import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';

test('B01 UI-12 a breach is recorded, completed later, and stays in the register', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await page.goto('/admin/privacy');
  await page.getByRole('link', { name: 'Breach register' }).click();
  await page.getByRole('link', { name: 'Record a breach' }).click();
  const form = page.getByRole('dialog', { name: 'Record a breach' });
  await form.getByRole('button', { name: 'Record' }).click();
  await expect(form.getByLabel('Which data')).toBeFocused();
  const data = `Phone numbers of ${Date.now()}`;
  await form.getByLabel('Which data').fill(data);
  await form.getByLabel('What happened').fill('A list went to the wrong address.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('Breach recorded')).toBeVisible();
  await expect(page).toHaveURL('/admin/privacy/breaches');

  const card = page.getByRole('article', { name: data });
  await expect(card).toContainText('To be told');
  await expect(card).toContainText('Tell the Board by');
  await expectAccessible(page);
  await card.getByRole('link', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit breach' });
  await edit.getByLabel('People concerned').fill('1,250');
  await edit.getByLabel('Board told on').fill('1 Nov 2026');
  await edit.getByLabel('People told on').fill('1 Nov 2026');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(card).toContainText('1,250');
  await expect(card).not.toContainText('To be told');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, over]).toEqual([width, 0]);
    await page.getByRole('link', { name: 'Record a breach' }).click();
    await expect(form.getByText('Entries stay in the register; what comes to light later')).toBeVisible();
    const cut = await form.evaluate((dialog) =>
      [...dialog.querySelectorAll('.ov-head p, .h')].flatMap((hint) =>
        hint.scrollWidth > hint.clientWidth ? [hint.textContent] : [],
      ),
    );
    expect([width, cut]).toEqual([width, []]);
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(form).toBeHidden();
  }
});
