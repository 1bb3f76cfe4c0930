import type { Page } from '@playwright/test';

/** Waits until React has taken over the server's HTML: before that a card is a plain link to the trip's own page. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}
