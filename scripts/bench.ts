import { brochure } from './bench/brochure.ts';
import { bundle } from './bench/bundle.ts';
import { catalogSize } from './bench/catalog-size.ts';
import { coldStart } from './bench/cold-start.ts';
import { createOrder } from './bench/create-order.ts';
import { crm } from './bench/crm.ts';
import { customerImport } from './bench/customer-import.ts';
import { customers } from './bench/customers.ts';
import { dropFilledDatabases } from './bench/filled-database.ts';
import { growth } from './bench/growth.ts';
import { memory } from './bench/memory.ts';
import { pageCache } from './bench/page-cache.ts';
import type { Part, Row } from './bench/part.ts';
import { pdf } from './bench/pdf.ts';
import { processes } from './bench/processes.ts';
import { purchases } from './bench/purchases.ts';
import { reports } from './bench/reports.ts';
import { soak } from './bench/soak.ts';
import { webVitals } from './bench/web-vitals.ts';
import { runChild } from './run/child.mjs';
import { step } from './run/step.mjs';

const PARTS: Part[] = [
  pageCache,
  catalogSize,
  growth,
  crm,
  customers,
  purchases,
  createOrder,
  reports,
  processes,
  pdf,
  brochure,
  customerImport,
  coldStart,
  memory,
  bundle,
  webVitals,
];
/** Only by its name: it takes ten minutes. */
const LONG_PARTS: Part[] = [soak];

/** Measures everything, or the parts named on the command line, and prints one table. Ends with 1 when a budget is broken. */
async function bench(names: string[]): Promise<number> {
  const all = [...PARTS, ...LONG_PARTS];
  const unknown = names.filter((name) => !all.some((part) => part.name === name));
  if (unknown.length > 0) {
    console.error(`No part ${unknown.join(', ')}. Parts: ${all.map((part) => part.name).join(', ')}.`);
    return 2;
  }
  if ((await runChild(process.execPath, ['scripts/build.ts', '--if-stale'])) !== 0) return 1;
  const rows: Row[] = [];
  const chosen = names.length === 0 ? PARTS : all.filter((part) => names.includes(part.name));
  try {
    for (const part of chosen) rows.push(...(await step(`Measuring ${part.name}`, () => part.run())));
  } finally {
    await dropFilledDatabases();
    // What was measured before a part failed is worth seeing.
    print(rows);
  }
  return rows.some((row) => row.isKept === false) ? 1 : 0;
}

function print(rows: Row[]): void {
  const lines = [['what', 'ours', 'reference', 'ratio', 'budget', '']].concat(
    rows.map((row) => [
      row.what,
      row.ours,
      row.reference,
      row.ratio === null ? '' : row.ratio.toFixed(2),
      row.budget,
      row.isKept === null ? '' : row.isKept ? 'kept' : 'BROKEN',
    ]),
  );
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  console.log();
  for (const line of lines)
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.exit(await bench(process.argv.slice(2)));
