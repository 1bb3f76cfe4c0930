import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const globalSetup = './tests/support/global-setup.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
