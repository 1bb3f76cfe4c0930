import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readMigrations } from '#app/db/migrate.ts';
import {
  auditLog,
  bookings,
  bookingTravellers,
  messages,
  packages,
  pictures,
  settings,
} from '#app/db/schema/index.ts';
import { contentOf } from '#tests/support/database-content.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import {
  openEmbeddedTestDatabase,
  openServerTestDatabase,
  type TestDatabase,
} from '#tests/support/test-db.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const server = process.env.TEST_DATABASE_URL;
type Kind = 'embedded' | 'server';
/** With TEST_DATABASE_URL a backup also goes from each kind to the other. */
const WAYS: [Kind, Kind][] = server
  ? [
      ['embedded', 'server'],
      ['server', 'embedded'],
    ]
  : [['embedded', 'embedded']];

function open(kind: Kind): Promise<TestDatabase> {
  return kind === 'server' && server ? openServerTestDatabase(server) : openEmbeddedTestDatabase();
}
async function openEmpty(kind: Kind = 'embedded'): Promise<TestDatabase> {
  const database = await open(kind);
  onTestFinished(() => database.close());
  return database;
}

const ODD_TEXT = `Zeilen\nund "Anführung" \\ 'Strich', देवदार 🏔, \t tab`;
const INSTANT = new Date('2026-03-29T01:30:00.123Z');

async function fill({ db }: TestDatabase): Promise<void> {
  const terms = { termsVersion: '1', termsAcceptedAt: INSTANT, createdAt: INSTANT, updatedAt: INSTANT };
  const item = {
    itemType: 'package',
    itemId: 'pkg_1',
    itemSlug: 'goa',
    itemTitle: 'Goa',
    unitPrice: 1_000_050,
  } as const;
  await db.insert(bookings).values({
    ...{
      id: 'bkg_1',
      reference: 'DJ-1',
      accessKey: 'k',
      name: ODD_TEXT,
      email: 'a@example.com',
      phone: '+91',
      pax: 2,
    },
    ...{ travelDate: '2026-12-31', bookingDate: '2026-03-29', paymentOption: 'full', fingerprint: 'f' },
    ...{ ...item, ...terms, totalAmount: 99_999_999_999_999 },
  });
  await db
    .insert(bookingTravellers)
    .values({ bookingId: 'bkg_1', position: 1, name: 'A', age: 30, ageGroup: 'Adult' });
  await db
    .insert(settings)
    .values({ section: 'brand', value: { name: ODD_TEXT, list: [1.5, null, { deep: '' }] } });
  await db
    .insert(packages)
    .values({ id: 'pkg_1', slug: 'goa', title: 'Goa', destination: 'Goa', price: '₹10,000.50', rating: 4.7 });
  await db.insert(messages).values({
    id: 'msg_1',
    channel: 'email',
    kind: 'k',
    to: 'a@example.com',
    text: 'x'.repeat(200_000),
    messageId: 'm',
  });
  const entries = Array.from(
    { length: 1203 },
    (_, i) =>
      ({ id: `aud_${i}`, actorType: 'system', action: 'test', entity: 'x', entityId: `${i}` }) as const,
  );
  await db.insert(auditLog).values(entries);
}
const ROWS = 1203 + 5;

const source: Partial<Record<Kind, TestDatabase>> = {};
async function sourceOf(kind: Kind): Promise<TestDatabase> {
  const database = source[kind] ?? (await open(kind));
  if (!source[kind]) await fill(database);
  source[kind] = database;
  return database;
}
beforeAll(() => sourceOf('embedded'));
afterAll(async () => {
  for (const database of Object.values(source)) await database.close();
});

async function backupOfSource(kind: Kind = 'embedded'): Promise<string> {
  const path = `${temporaryFolder()}/all.backup.gz`;
  expect(await writeBackup((await sourceOf(kind)).pool, path)).toBe(ROWS);
  return path;
}

test.each(WAYS)(
  'a backup of %s comes back whole into %s, and only its owner can read the file',
  async (from, to) => {
    const path = await backupOfSource(from);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const target = await openEmpty(to);
    expect(await restoreBackup(target.pool, path, { force: false })).toBe(ROWS);
    const content = await contentOf(target.pool);
    expect(content.audit_log).toHaveLength(1203);
    expect(content).toEqual(await contentOf((await sourceOf(from)).pool));
  },
);

test('a database with data is replaced with --force only', async () => {
  const path = await backupOfSource();
  const target = await openEmpty();
  await target.db.insert(settings).values({ section: 'contact', value: 'mine' });
  await expect(restoreBackup(target.pool, path, { force: false })).rejects.toThrow(
    'The database has data (in settings)',
  );
  expect((await target.db.select().from(settings)).map(({ section }) => section)).toEqual(['contact']);
  await restoreBackup(target.pool, path, { force: true });
  expect((await target.db.select().from(settings)).map(({ section }) => section)).toEqual(['brand']);
});

test('a backup of an older version is brought to the newest migrations, its data included', async () => {
  const path = await backupOfSource();
  const target = await openEmpty();
  const sql = `alter table settings add column note text; update settings set note = 'moved ' || section`;
  const migrations = [...readMigrations(), { name: '9001_note', sql, sha256: 'x' }];
  await restoreBackup(target.pool, path, { force: false, migrations });
  expect((await target.pool.query('select note from settings')).rows).toEqual([{ note: 'moved brand' }]);
  const newer = `${path}.newer`;
  await writeBackup(target.pool, newer);
  const old = await openEmpty();
  await expect(restoreBackup(old.pool, newer, { force: false })).rejects.toThrow('used with a newer version');
});

test('its files come back into another store, piece by piece; pictures are then made again', async () => {
  const { db, pool } = await openEmpty();
  const picture = { id: 'pic_1', name: 'a.jpg', width: 1, height: 1, bytes: 1, sha256: '', placeholder: '' };
  await db.insert(pictures).values([
    { ...picture, status: 'ready' },
    { ...picture, id: 'pic_2', status: 'failed' },
  ]);
  const had = new Map([
    ['pictures/pic_1/master.jpg', randomBytes(250_000)],
    ['papers/b/1.pdf', Buffer.from('{"file":"x","lines":9}\n')],
    ['gone/c/1.pdf', null],
  ]);
  const path = `${temporaryFolder()}/all.backup.gz`;
  await writeBackup(pool, path, {
    keys: () => Readable.from([...had.keys()]),
    read: async (key) => had.get(key) ?? null,
    put: async () => expect.fail('a backup writes no file'),
  });
  const target = await openEmpty();
  const put = new Map<string, Buffer>();
  await restoreBackup(target.pool, path, {
    force: false,
    files: {
      keys: () => Readable.from([]),
      read: async () => null,
      put: async (key, bytes) => void put.set(key, Buffer.from(bytes)),
    },
  });
  had.delete('gone/c/1.pdf');
  expect(put).toEqual(had);
  const rows = await target.pool.query('select id, status from pictures order by id');
  expect(rows.rows).toEqual([
    { id: 'pic_1', status: 'processing' },
    { id: 'pic_2', status: 'failed' },
  ]);
});

test('a backup from before there were files is read too', async () => {
  const path = await backupOfSource();
  const [head, ...rest] = gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');
  const lines = [head?.replace('deodar-backup-2', 'deodar-backup-1'), ...rest.slice(0, -1)].map(
    (line) => `${line}\n`,
  );
  const sha256 = createHash('sha256').update(lines.join('')).digest('hex');
  writeFileSync(path, gzipSync(`${lines.join('')}${JSON.stringify({ sha256, rows: ROWS })}\n`));
  expect(await restoreBackup((await openEmpty()).pool, path, { force: false })).toBe(ROWS);
});

function damage(path: string, kind: string): void {
  const bytes = readFileSync(path);
  const text = gunzipSync(bytes).toString();
  const lines = text.trimEnd().split('\n');
  const damaged: Record<string, () => Buffer> = {
    'cut short': () => bytes.subarray(0, bytes.length - 20),
    'a flipped bit': () => Buffer.from(bytes.map((byte, i) => (i === 500 ? byte ^ 1 : byte))),
    'an amount changed': () => gzipSync(text.replace('99999999999999', '99999999999998')),
    'a row left out': () => gzipSync(`${lines.toSpliced(-5, 1).join('\n')}\n`),
    'no foot': () => gzipSync(`${lines.slice(0, -1).join('\n')}\n`),
    'another file': () => Buffer.from('PK not a backup'),
    'another text': () => gzipSync('{"hello": 1}\n'),
  };
  writeFileSync(path, damaged[kind]?.() ?? '');
}

test.each([
  'cut short',
  'a flipped bit',
  'an amount changed',
  'a row left out',
  'no foot',
  'another file',
  'another text',
])('a damaged backup (%s) is refused and changes nothing', async (kind) => {
  const path = await backupOfSource();
  damage(path, kind);
  const target = await sourceOf('embedded');
  const before = await contentOf(target.pool);
  await expect(restoreBackup(target.pool, path, { force: true })).rejects.toMatchObject({
    name: 'BackupDamaged',
  });
  expect(await contentOf(target.pool)).toEqual(before);
});
