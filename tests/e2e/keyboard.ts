import type { Locator, Page } from '@playwright/test';

const MOST_STOPS = 150;

/** Presses Tab until the element has the focus, as somebody without a mouse gets there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (
      await target.evaluate(
        (element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement,
      )
    )
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached by Tab`);
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
