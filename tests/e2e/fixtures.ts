import { test as base, expect, type Page } from '@playwright/test';
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { awake } from './awake.ts';
import { countPublished, takeAway } from './take-away.ts';

interface WorkerFixtures {
  /** One running product per worker, with demo content and the payment simulator. */
  server: ServerProcess;
  /** The SMTP server that the product sends to. */
  mailbox: Mailbox;
  /** How many packages, cruises and pilgrimages the server began with. */
  published: number[];
}

interface TestFixtures {
  /** Console and page errors that this test means to cause: `allowedErrors.push(/ERR_BLOCKED/)`. All others fail it. */
  allowedErrors: RegExp[];
  /** Off where scripts cannot run: `page.goto` otherwise waits until React has taken over, so that no click is lost. */
  wakes: boolean;
  /** What a test publishes goes with it. */
  tidy: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ mailbox }, use) => {
      const server = await startServer({
        env: {
          SMTP_URL: mailbox.url,
          MAIL_FROM: 'Deodar Journeys <journeys@example.com>',
          // All tests of a worker come from one address.
          FORM_LIMIT_PER_MINUTE: '1000',
        },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  published: [
    async ({ server, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.url });
      const counts = await countPublished(request);
      await request.dispose();
      await use(counts);
    },
    { scope: 'worker' },
  ],

  tidy: [
    async ({ server, published, playwright }, use) => {
      await use(undefined);
      const request = await playwright.request.newContext({ baseURL: server.url });
      await takeAway(request, server, published);
      await request.dispose();
    },
    { auto: true },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  allowedErrors: async ({}, use) => use([]),

  wakes: [true, { option: true }],

  context: async ({ context, allowedErrors, javaScriptEnabled, wakes }, use) => {
    const errors: string[] = [];
    const begin = (page: Page) => {
      watch(page, errors);
      if (wakes && javaScriptEnabled !== false) waitForReact(page);
    };
    for (const page of context.pages()) begin(page);
    context.on('page', begin);
    await use(context);
    const unexpected = errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error)));
    expect(unexpected, 'errors on the console or thrown in the page').toEqual([]);
  },
});

function watch(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
}

/** A file has no `<main>`, and a page that moves on meanwhile is waited for by what the test asks next. */
function waitForReact(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...input) => {
    const answer = await goto.apply(page, input);
    await awake(page).catch(() => undefined);
    return answer;
  };
  page.reload = async (...input) => {
    const answer = await reload.apply(page, input);
    await awake(page).catch(() => undefined);
    return answer;
  };
}

export { expect };
