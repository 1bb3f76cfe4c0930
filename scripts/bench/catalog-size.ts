import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Measured } from './catalog-size-worker.ts';
import type { Part, Row } from './part.ts';

const WORKER = fileURLToPath(new URL('./catalog-size-worker.ts', import.meta.url));
const MOST_TIME = 1.5;
/** Counts have more digits. */
const MOST_BYTES = 1.01;

/**
 * Pages rendered by the server, not from the cache, with 5,000 packages and with the demo content; and the landing
 * page's bytes beside those with only as many packages as it shows.
 */
export const catalogSize: Part = {
  name: 'catalog-size',
  async run() {
    // React renders its development build unless NODE_ENV is set before Node starts.
    const env = { ...process.env, NODE_ENV: 'production' };
    const { stdout } = await promisify(execFile)(process.execPath, [WORKER], { env });
    const { bytes, cards, renders }: Measured = JSON.parse(stdout);
    if (cards.few !== cards.large) throw new Error('The two landing pages do not show as many cards.');
    const size: Row = {
      what: `5,000 packages: landing page, HTML (${cards.demo} cards with demo content, now ${cards.large})`,
      ours: kilobytes(bytes.large),
      reference: `${kilobytes(bytes.few)} as many cards, ${kilobytes(bytes.demo)} demo`,
      ratio: bytes.large / bytes.few,
      budget: `≤ ${MOST_BYTES}`,
      isKept: bytes.large <= bytes.few * MOST_BYTES,
    };
    return [size, ...renders.map(renderRow)];
  },
};

/** The goal is the landing page's; the others are told. */
function renderRow({ path, demo, large }: Measured['renders'][number]): Row {
  const ratio = large / demo;
  const isGoal = path === '/';
  return {
    what: `5,000 packages: rendering ${path}`,
    ours: `${large.toFixed(1)} ms`,
    reference: `${demo.toFixed(1)} ms demo content`,
    ratio,
    budget: isGoal ? `≤ ${MOST_TIME}` : '',
    isKept: isGoal ? ratio <= MOST_TIME : null,
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
