import { bundle } from './bench/bundle.ts';
import { catalogSize } from './bench/catalog-size.ts';
import { createOrder } from './bench/create-order.ts';
import { crm } from './bench/crm.ts';
import { customerImport } from './bench/customer-import.ts';
import { customers } from './bench/customers.ts';
import { memory } from './bench/memory.ts';
import { pageCache } from './bench/page-cache.ts';
import type { Part, Row } from './bench/part.ts';
import { pdf } from './bench/pdf.ts';
import { processes } from './bench/processes.ts';
import { reports } from './bench/reports.ts';
import { webVitals } from './bench/web-vitals.ts';
import { runChild } from './run/child.mjs';
import { step } from './run/step.mjs';

const PARTS: Part[] = [
  bundle,
  memory,
  pageCache,
  catalogSize,
  createOrder,
  crm,
  customers,
  pdf,
  customerImport,
  reports,
  processes,
  webVitals,
];

/** Measures everything, or the parts named on the command line, and prints one table. Ends with 1 when a budget is broken. */
async function bench(names: string[]): Promise<number> {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0) {
    console.error(`No part ${unknown.join(', ')}. Parts: ${PARTS.map((part) => part.name).join(', ')}.`);
    return 2;
  }
  if ((await runChild(process.execPath, ['scripts/build.ts', '--if-stale'])) !== 0) return 1;
  const rows: Row[] = [];
  for (const part of PARTS) {
    if (names.length > 0 && !names.includes(part.name)) continue;
    rows.push(...(await step(`Measuring ${part.name}`, () => part.run())));
  }
  print(rows);
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

process.exit(await bench(process.argv.slice(2)));
