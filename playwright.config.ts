import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '#tests/support/browser.ts';

/** Recording every test costs a good part of its time; nobody fetches recordings from a CI machine. */
const recorded = !process.env.CI;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    trace: recorded ? 'retain-on-failure' : 'off',
    screenshot: recorded ? 'only-on-failure' : 'off',
    launchOptions: { executablePath: findBrowser() ?? '/usr/bin/chromium', args: BROWSER_ARGS },
  },
});
