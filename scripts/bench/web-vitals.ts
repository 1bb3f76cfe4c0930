import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server-process.ts';
import { findOrInstallBrowser } from '../test/find-or-install-browser.ts';
import { measureVitals, type Vitals } from './page-vitals.ts';
import { median, type Part, type Row } from './part.ts';
import { startBareServer } from './start-bare-server.ts';

const ROUNDS = 5;
const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desk', viewport: { width: 1440, height: 900 } },
];
const BARE_PAGE = '<!doctype html><html lang="en"><title>Bare</title><h1>One heading and no more</h1></html>';

/** The landing page for a first visitor on slow 4G and a slow processor, beside a page of one heading. */
export const webVitals: Part = {
  name: 'web-vitals',
  async run() {
    const browser = await chromium.launch({
      executablePath: await findOrInstallBrowser(),
      args: BROWSER_ARGS,
    });
    const server = await startServer({ env: { LOG_LEVEL: 'error' } });
    const bare = await startBareServer(Buffer.from(BARE_PAGE), {
      'content-type': 'text/html; charset=utf-8',
    });
    try {
      const rows: Row[] = [];
      for (const { name, viewport } of SCREENS) {
        const ours = await measured(browser, `${server.url}/`, viewport);
        const theirs = await measured(browser, `${bare.url}/`, viewport);
        rows.push(...table(name, ours, theirs));
      }
      return rows;
    } finally {
      await browser.close();
      bare.stop();
      await server.stop();
    }
  },
};

/** The first load is not counted: it makes the server keep the page and the browser start its processes. */
async function measured(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<Vitals[]> {
  await measureVitals(browser, url, viewport);
  const vitals: Vitals[] = [];
  for (let round = 0; round < ROUNDS; round += 1) vitals.push(await measureVitals(browser, url, viewport));
  return vitals;
}

function table(screen: string, ours: Vitals[], theirs: Vitals[]): Row[] {
  const of = (name: 'lcp' | 'cls' | 'tbt' | 'bytesBeforeLcp' | 'bytes') =>
    median(ours.map((one) => one[name]));
  const bareLcp = median(theirs.map((one) => one.lcp));
  const lcp = of('lcp');
  const row = (what: string, shown: string, budget: string, isKept: boolean | null): Row => ({
    what: `${screen}: ${what}`,
    ours: shown,
    reference: '',
    ratio: null,
    budget,
    isKept,
  });
  return [
    {
      ...row(`largest paint (${ours[0]?.lcpElement})`, `${Math.round(lcp)} ms`, '≤ 1500 ms', lcp <= 1500),
      reference: `${Math.round(bareLcp)} ms bare page`,
      ratio: lcp / bareLcp,
    },
    row('layout shift', of('cls').toFixed(3), '≤ 0.02', of('cls') <= 0.02),
    row('blocking time', `${Math.round(of('tbt'))} ms`, '≤ 100 ms', of('tbt') <= 100),
    row(
      'bytes before the largest paint',
      kilobytes(of('bytesBeforeLcp')),
      '≤ 200 KB',
      of('bytesBeforeLcp') <= 200_000,
    ),
    row('bytes in all', kilobytes(of('bytes')), '', null),
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`;
}
