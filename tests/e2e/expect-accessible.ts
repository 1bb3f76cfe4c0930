import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * No serious or critical finding of axe stays in the page as it is now, or in a part of it (a CSS selector). What is pale
 * or fading for a moment, until an answer comes, is none.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expect.poll(() => graveFindings(page, part), { timeout: 30_000 }).toEqual([]);
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
