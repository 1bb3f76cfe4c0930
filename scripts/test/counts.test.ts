import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, playwrightCounts, vitestCounts } from './counts.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test('a test file that could not be run is a failure of Vitest', () => {
  const path = report({
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(vitestCounts(path)).toEqual({ passed: 5, failed: 2 });
});

test('a flaky test and an error outside tests are failures of Playwright', () => {
  const path = report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] });
  expect(playwrightCounts(path)).toEqual({ passed: 7, failed: 3 });
});

test('a report that is missing or unreadable is a failure', () => {
  expect(vitestCounts(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
  expect(playwrightCounts(report({ stats: 'none' }))).toEqual({ passed: 0, failed: 1 });
});

test('counts add up', () => {
  expect(add({ passed: 2, failed: 0 }, { passed: 3, failed: 1 })).toEqual({ passed: 5, failed: 1 });
});
