import { chromium } from '@playwright/test';
import { z } from 'zod';
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
const PAGES = [
  { name: 'landing', find: async () => '/' },
  { name: 'package', find: packagePath },
  { name: 'visa', find: async () => '/visa-assistance' },
];
const BARE_PAGE = '<!doctype html><html lang="en"><title>Bare</title><h1>One heading and no more</h1></html>';

/** Pages for a first visitor on slow 4G and a slow processor, in turn with a page of one heading. */
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
      for (const page of PAGES) {
        const url = `${server.url}${await page.find(server.url)}`;
        for (const { name, viewport } of SCREENS) {
          const ours = (): Promise<Vitals> => measureVitals(browser, url, viewport);
          const theirs = (): Promise<Vitals> => measureVitals(browser, `${bare.url}/`, viewport);
          rows.push(...table(`${page.name}, ${name}`, await inTurn(ours, theirs)));
        }
      }
      return rows;
    } finally {
      await browser.close();
      bare.stop();
      await server.stop();
    }
  },
};

const trips = z.array(z.looseObject({ slug: z.string() }));

/** The newest package's. */
async function packagePath(url: string): Promise<string> {
  const [trip] = trips.parse(await (await fetch(`${url}/api/packages?limit=1`)).json());
  if (!trip) throw new Error('There is no package.');
  return `/packages/${trip.slug}`;
}

interface Measured {
  ours: Vitals[];
  theirs: Vitals[];
}

/**
 * Page by page in turn, so that other work on the machine falls on both. The first loads are not counted: they make
 * the server keep the page and the browser start its processes.
 */
async function inTurn(ours: () => Promise<Vitals>, theirs: () => Promise<Vitals>): Promise<Measured> {
  await ours();
  await theirs();
  const measured: Measured = { ours: [], theirs: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.ours.push(await ours());
    measured.theirs.push(await theirs());
  }
  return measured;
}

type Figure = 'mainThread' | 'lcp' | 'cls' | 'tbt' | 'bytesBeforeLcp' | 'scriptBytes' | 'bytes';

/** The budgets are for the middle round; the best one says what the page costs without the machine's other work. */
function table(screen: string, { ours, theirs }: Measured): Row[] {
  const of = (figure: Figure, rounds = ours) => median(rounds.map((one) => one[figure]));
  const best = (figure: Figure) => Math.min(...ours.map((one) => one[figure]));
  const ms = (figure: Figure) => `${Math.round(of(figure))} ms (best ${Math.round(best(figure))})`;
  const row = (what: string, shown: string, budget: string, isKept: boolean | null, reference = ''): Row => ({
    what: `${screen}: ${what}`,
    ours: shown,
    reference,
    ratio: null,
    budget,
    isKept,
  });
  const bare = (figure: Figure) => `${Math.round(of(figure, theirs))} ms bare page`;
  const element = ours[0]?.lcpElement ?? '';
  return [
    {
      ...row(`largest paint (${element})`, ms('lcp'), '≤ 1500 ms', of('lcp') <= 1500, bare('lcp')),
      ratio: of('lcp') / of('lcp', theirs),
    },
    row('layout shift', of('cls').toFixed(3), '≤ 0.02', of('cls') <= 0.02),
    row('blocking time', ms('tbt'), '≤ 100 ms', of('tbt') <= 100, bare('tbt')),
    row('main thread, in all', ms('mainThread'), '', null, bare('mainThread')),
    row(
      'bytes before the largest paint',
      kilobytes(of('bytesBeforeLcp')),
      '≤ 200 KB',
      of('bytesBeforeLcp') <= 200_000,
    ),
    row('JavaScript', kilobytes(of('scriptBytes')), '≤ 140 KB', of('scriptBytes') <= 140_000),
    row('bytes in all', kilobytes(of('bytes')), '', null),
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`;
}
