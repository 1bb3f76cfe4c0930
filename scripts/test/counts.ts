import { readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that could not be run at all count as one failure each. */
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** What Vitest's JSON reporter wrote. A report that is missing or unreadable is one failure: nothing was shown to work. */
export function vitestCounts(path: string): Counts {
  return readReport(path, (json) => {
    const report = vitestReport.parse(json);
    const broken = report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
  });
}

/** What Playwright's JSON reporter wrote; a test that passed only on a second try has failed. */
export function playwrightCounts(path: string): Counts {
  return readReport(path, (json) => {
    const { stats, errors } = playwrightReport.parse(json);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
  });
}

export function add(...counts: Counts[]): Counts {
  return {
    passed: counts.reduce((sum, one) => sum + one.passed, 0),
    failed: counts.reduce((sum, one) => sum + one.failed, 0),
  };
}

function readReport(path: string, count: (json: unknown) => Counts): Counts {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
