import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { BulkUploadResult } from '#app/contract/customer-imports.ts';
import { openDatabase } from '#app/db/client.ts';
import { migrate } from '#app/db/migrate.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { inlineRow, rawXlsx } from '#tests/support/sheet-files.ts';
import type { Part, Row } from './part.ts';

const ROWS = Number(process.env.BENCH_ROWS ?? 50_000);
const MOST_SECONDS = 15;
const MOST_RATIO = 4;
const MOST_MEGABYTES = { csv: 150, xlsx: 300 };
const MOST_WAIT_MS = 100;
const ASK_EVERY_MS = 20;

const HEAD = [
  'name',
  'email',
  'phone',
  'city',
  'travel_interests',
  'preferred_destination',
  'lead_source',
  'notes',
];
const leads = (salt: string) =>
  Array.from({ length: ROWS }, (_, at) => [
    `Lead ${at} ${salt}`,
    `lead${at}.${salt}@example.in`,
    `${salt === 'csv' ? '90' : '91'}${String(10_000_000 + at)}`,
    'Pune',
    'beach; honeymoon',
    'Maldives',
    'instagram',
    'Two adults, window seats',
  ]);

/** An upload of many leads by HTTP: its time beside one statement's, its memory, and what others wait meanwhile. */
export const customerImport: Part = {
  name: 'import',
  async run() {
    const one = await oneInsert();
    const dataDir = mkdtempSync(join(tmpdir(), 'deodar-import-'));
    const server = await startServer({ env: { LOG_LEVEL: 'error' }, dataDir });
    try {
      const csv = [HEAD, ...leads('csv')].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
      const xlsx = rawXlsx(
        `<sheetData>${[HEAD, ...leads('xlsx')].map((row, at) => inlineRow(at + 1, row)).join('')}</sheetData>`,
      );
      return [
        ...(await measure(server, 'csv', new Blob([csv]), one)),
        ...(await measure(server, 'xlsx', new Blob([xlsx]), one)),
      ];
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    }
  },
};

async function measure(
  server: ServerProcess,
  format: 'csv' | 'xlsx',
  file: Blob,
  one: number,
): Promise<Row[]> {
  const cookie = await signIn(server);
  const rest = residentOf(server);
  let peak = rest;
  const waits: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${server.url}/api/packages?limit=1&nocache=${waits.length}`)).arrayBuffer();
      waits.push(performance.now() - began);
      peak = Math.max(peak, residentOf(server));
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  })();
  const form = new FormData();
  form.set('file', new File([file], `leads.${format}`));
  const began = performance.now();
  const answer = await fetch(`${server.url}/api/customers/bulk-upload`, {
    method: 'POST',
    body: form,
    headers: { cookie, origin: server.url },
  });
  const result = (await answer.json()) as BulkUploadResult;
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await asking;
  if (result.created !== ROWS)
    throw new Error(`Made ${result.created} of ${ROWS}: ${JSON.stringify(result.errors).slice(0, 300)}`);
  const what = `${ROWS.toLocaleString('en-IN')} customers from .${format}`;
  const wait = percentile(waits, 0.99);
  const base = { reference: '', ratio: null };
  return [
    {
      what,
      ours: `${seconds.toFixed(1)} s`,
      reference: `${one.toFixed(1)} s, one INSERT`,
      ratio: seconds / one,
      budget: `≤ ${MOST_SECONDS} s, ≤ ${MOST_RATIO} ×`,
      isKept: seconds <= MOST_SECONDS && seconds <= one * MOST_RATIO,
    },
    {
      ...base,
      what: `${what}: memory on top`,
      ours: `${Math.round(peak - rest)} MB`,
      budget: `≤ ${MOST_MEGABYTES[format]} MB`,
      isKept: peak - rest <= MOST_MEGABYTES[format],
    },
    {
      ...base,
      what: `${what}: others wait, p99 of ${waits.length}`,
      ours: `${wait.toFixed(0)} ms`,
      budget: `< ${MOST_WAIT_MS} ms`,
      isKept: wait < MOST_WAIT_MS,
    },
  ];
}

/** Seconds of one statement that inserts the same rows into a fresh embedded database. */
async function oneInsert(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deodar-insert-'));
  const silent = { error: () => undefined };
  const database = await openDatabase({ config: { databaseUrl: null, dataDir }, log: silent });
  try {
    await migrate(database.pool);
    const rows = leads('csv').map(
      ([name, email, phone, city, , preferred_destination, lead_source, notes], at) => ({
        id: `cus_${at}`,
        name,
        email,
        phone: `+91${phone}`,
        city,
        preferred_destination,
        lead_source,
        notes,
        travel_interests: ['beach', 'honeymoon'],
        last_contact_date: '2026-11-28',
        lead_score: 50,
      }),
    );
    const began = performance.now();
    await database.db.execute(sql`
      insert into customers (id, name, email, phone, city, preferred_destination, lead_source, notes, travel_interests,
        last_contact_date, lead_score)
      select id, name, email, phone, city, preferred_destination, lead_source, notes, travel_interests,
        last_contact_date, lead_score from jsonb_populate_recordset(null::customers, ${JSON.stringify(rows)}::jsonb)`);
    return (performance.now() - began) / 1000;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true });
  }
}

async function signIn(server: ServerProcess): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ username: server.adminUser, password: server.adminPassword }),
  });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** Megabytes. */
function residentOf(server: ServerProcess): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
}

function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
