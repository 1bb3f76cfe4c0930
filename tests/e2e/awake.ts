import type { Page } from '@playwright/test';

/**
 * Waits until React has taken over the server's HTML: before that a card is a plain link to the trip's own page. A page
 * without `<main>` has nothing to wait for.
 */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const main = document.querySelector('main');
      return main === null || Object.keys(main).some((key) => key.startsWith('__reactProps'));
    },
    undefined,
    { timeout: 10_000 },
  );
}
