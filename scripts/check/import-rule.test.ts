import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Per place: what it may import and what it may not. Each line becomes one file that Biome judges. */
const CASES: { file: string; may: string[]; mayNot: string[] }[] = [
  {
    file: 'src/domain/x.ts',
    may: ['#app/domain/money.ts', './money.ts'],
    mayNot: [
      '#app/contract/a.ts',
      '#app/config.ts',
      '../config.ts',
      'node:fs',
      'zod',
      'react',
      'drizzle-orm',
    ],
  },
  {
    file: 'src/contract/x.ts',
    may: ['#app/domain/money.ts', '#app/contract/fields.ts', './fields.ts', 'zod'],
    mayNot: [
      '#app/db/schema/a.ts',
      '#app/services/index.ts',
      '../domain/money.ts',
      'hono',
      'pg',
      'node:crypto',
    ],
  },
  {
    file: 'src/db/schema/x.ts',
    may: ['#app/domain/ids.ts', '#app/config.ts', 'drizzle-orm/pg-core', 'pg', 'node:fs'],
    mayNot: [
      '#app/services/context.ts',
      '#app/contract/a.ts',
      '#app/api/app.ts',
      '../../domain/ids.ts',
      'hono',
      'react',
    ],
  },
  {
    file: 'src/integrations/mail/x.ts',
    may: [
      '#app/domain/ids.ts',
      '#app/integrations/mail/port.ts',
      './port.ts',
      '#app/config.ts',
      'nodemailer',
    ],
    mayNot: [
      '#app/services/context.ts',
      '#app/db/client.ts',
      '#app/contract/a.ts',
      'drizzle-orm',
      'pg',
      'hono',
      'react',
    ],
  },
  {
    file: 'src/integrations/payments/simulator/x.ts',
    may: ['hono', 'hono/cors', '#app/integrations/payments/port.ts'],
    mayNot: ['#app/services/context.ts', '#app/api/app.ts', 'drizzle-orm', 'react'],
  },
  {
    file: 'src/services/bookings/x.ts',
    may: [
      '#app/services/context.ts',
      '#app/domain/money.ts',
      '#app/contract/a.ts',
      '#app/db/schema/a.ts',
      '#app/integrations/mail/port.ts',
      '#app/config.ts',
      'drizzle-orm',
    ],
    mayNot: [
      '#app/integrations/mail/smtp.ts',
      '#app/api/app.ts',
      '#app/jobs/queue.ts',
      '#app/web/context.ts',
      '#app/http/pages.ts',
      '../../db/client.ts',
      'hono',
      '@hono/zod-openapi',
      'react',
      'pg-boss',
    ],
  },
  {
    file: 'src/api/x.ts',
    may: [
      '#app/services/index.ts',
      '#app/contract/a.ts',
      '#app/domain/money.ts',
      '#app/api/env.ts',
      'hono',
      '@hono/zod-openapi',
    ],
    mayNot: [
      '#app/db/schema/a.ts',
      '#app/integrations/mail/port.ts',
      '#app/web/context.ts',
      '#app/jobs/queue.ts',
      '../db/client.ts',
      'drizzle-orm',
      'drizzle-orm/pg-core',
      'pg',
      'react',
    ],
  },
  {
    file: 'src/jobs/x.ts',
    may: ['#app/services/context.ts', '#app/contract/a.ts', '#app/domain/money.ts', './queue.ts'],
    mayNot: [
      '#app/db/client.ts',
      '#app/integrations/mail/smtp.ts',
      '#app/api/app.ts',
      'drizzle-orm',
      'pg',
      'pg-boss',
      'hono',
    ],
  },
  {
    file: 'src/jobs/queue.ts',
    may: ['pg-boss', 'drizzle-orm'],
    mayNot: ['#app/db/client.ts', 'hono', 'react'],
  },
  {
    file: 'src/web/x.tsx',
    may: [
      '#app/web/site/routes.ts',
      '#app/web/office/routes.ts',
      '#app/services/index.ts',
      '#app/contract/a.ts',
      'node:stream',
      'react',
    ],
    mayNot: [
      '#app/services/bookings/cancel-booking.ts',
      '#app/db/client.ts',
      '#app/api/app.ts',
      '../config.ts',
      'hono',
      'pg',
    ],
  },
  {
    file: 'src/web/site/trip/x.tsx',
    may: [
      '#app/web/ui/button.tsx',
      '#app/web/site/layout.tsx',
      '#app/web/context.ts',
      '#app/services/index.ts',
      './parts.tsx',
      'react',
    ],
    mayNot: [
      '#app/web/office/login.tsx',
      '#app/services/context.ts',
      '#app/db/client.ts',
      '../../office/login.tsx',
      'node:fs',
      'pg',
      'hono',
    ],
  },
  {
    file: 'src/web/office/x.tsx',
    may: ['#app/web/ui/button.tsx', '#app/web/office/login.tsx', '#app/contract/auth.ts', 'react'],
    mayNot: [
      '#app/web/site/layout.tsx',
      '#app/services/context.ts',
      '#app/db/client.ts',
      '../site/layout.tsx',
      'node:fs',
      'drizzle-orm',
    ],
  },
  {
    file: 'src/web/ui/x.tsx',
    may: ['#app/web/ui/button.tsx', '#app/contract/fields.ts', '#app/domain/money.ts', 'react'],
    mayNot: [
      '#app/web/site/layout.tsx',
      '#app/web/office/login.tsx',
      '#app/services/index.ts',
      '../site/layout.tsx',
      'node:fs',
    ],
  },
  {
    file: 'src/http/x.ts',
    may: ['#app/db/client.ts', '#app/web/context.ts', '#app/services/index.ts', 'hono'],
    mayNot: [],
  },
  { file: 'src/server.ts', may: ['./compose.ts', './db/client.ts', '#app/api/app.ts', 'hono'], mayNot: [] },
  { file: 'src/domain/x.test.ts', may: ['vitest', 'fast-check', '#app/db/client.ts', 'node:fs'], mayNot: [] },
];

let folder: string;
let refused: Set<string>;

/** Each import stands on a line of its own: `file:line` says which one Biome refused. */
function lines(entry: (typeof CASES)[number]): string[] {
  return [...entry.may, ...entry.mayNot];
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rule-'));
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ ...config, $schema: undefined, vcs: undefined, root: true }),
  );
  for (const entry of CASES) {
    const path = join(folder, entry.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      lines(entry)
        .map((source) => `export * from '${source}';\n`)
        .join(''),
    );
  }
  refused = new Set(refusedImports(folder));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function refusedImports(cwd: string): string[] {
  const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--max-diagnostics=none', '--reporter=github', '.'];
  const output = runAnyway(args, cwd);
  return [...output.matchAll(/noRestrictedImports,file=(?:\S*?\/)?(src\/[^,]+),line=(\d+)/g)].map(
    (m) => `${m[1]}:${m[2]}`,
  );
}

/** Biome's exit code is 1 when it refuses something, which here is the aim. */
function runAnyway(args: string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

function isRefused(entry: (typeof CASES)[number], source: string): boolean {
  return refused.has(`${entry.file}:${lines(entry).indexOf(source) + 1}`);
}

describe('the import rule', () => {
  test.each(CASES)('lets $file import what its folder may', (entry) => {
    expect(entry.may.filter((source) => isRefused(entry, source))).toEqual([]);
  });

  test.each(CASES.filter((entry) => entry.mayNot.length > 0))('refuses $file the rest', (entry) => {
    expect(entry.mayNot.filter((source) => !isRefused(entry, source))).toEqual([]);
  });
});
