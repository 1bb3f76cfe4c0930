import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { onTestFinished } from 'vitest';

/** A new folder that goes when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(`${tmpdir()}/deodar-test-`);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
