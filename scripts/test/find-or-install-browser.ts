import { findBrowser } from '#tests/support/browser.ts';
import { step } from '../run/step.mjs';
import { aptInstall } from './apt-install.ts';

/** The path of a Chromium; on Debian and its kin one is installed where there is none and we may. Throws where there is no way. */
export async function findOrInstallBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  await step('Installing Chromium for the browser tests', () => aptInstall('chromium'));
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Google Chrome, and there is none. Install one, or set CHROMIUM to its path.',
  );
}
