import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * No serious or critical finding of axe in the page as it is now, or in a part of it (a CSS selector). Rows that stand
 * pale until newer ones come are waited for, and nothing fades meanwhile: those colours are of a moment.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expect(page.locator('.is-old')).toHaveCount(0);
  const calm = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().some((one) => one instanceof CSSTransition)))
    .toBe(false);
  // What stays is a finding; what is pale only until the answer to a search comes is none.
  await expect.poll(() => graveFindings(page, part), { timeout: 30_000 }).toEqual([]);
  if (!calm) await page.emulateMedia({ reducedMotion: null });
}

async function graveFindings(page: Page, part?: string): Promise<{ id: string; nodes: string[] }[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
    }));
}
