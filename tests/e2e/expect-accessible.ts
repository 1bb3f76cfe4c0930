import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * No serious or critical finding of axe in the page as it is now, or in a part of it (a CSS selector). Rows that stand
 * pale until newer ones come, and what is still fading, are waited for: their colours are of a moment.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expect(page.locator('.is-old')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : [])),
    ),
  );
  const builder = new AxeBuilder({ page });
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
    }));
  expect(grave).toEqual([]);
}
