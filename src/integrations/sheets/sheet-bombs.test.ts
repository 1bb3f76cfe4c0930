import { expect, it } from 'vitest';
import { inlineRow, rawXlsx, rels } from '#tests/support/sheet-files.ts';
import { zipFile } from '#tests/support/zip-file.ts';
import { createSheetReader } from './sheet-reader.ts';

const reader = createSheetReader();
const HEAD = inlineRow(1, ['name', 'email', 'phone']);
const sheetOf = (rows: string, more = '') => rawXlsx(`<sheetData>${rows}</sheetData>${more}`);

/** A gigabyte and more in a few kilobytes. */
const book = (sheet: Buffer, claims?: number) =>
  zipFile([
    { name: '_rels/.rels', bytes: Buffer.from(rels({ officeDocument: 'xl/workbook.xml' })) },
    {
      name: 'xl/workbook.xml',
      bytes: Buffer.from('<workbook xmlns:r="x"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>'),
    },
    { name: 'xl/_rels/workbook.xml.rels', bytes: Buffer.from(rels({ worksheet: 'worksheets/sheet1.xml' })) },
    { name: 'xl/worksheets/sheet1.xml', bytes: sheet, ...(claims === undefined ? {} : { claims }) },
  ]);

it('IMP-17 rules over a million cells cost nothing', async () => {
  const rule =
    '<dataValidations><dataValidation type="list" sqref="N1:XFD1048576"><formula1>"a,b"</formula1></dataValidation></dataValidations>';
  const table = await reader.read(sheetOf(HEAD + inlineRow(2, ['A', 'a@b.in', '9000000001']), rule));
  expect(table).toMatchObject({ rowCount: 1, sheet: 'Leads' });
});

it('IMP-17 a sheet that unpacks to far more than it says is refused while it is unpacked', async () => {
  const blank = Buffer.alloc(80_000_000, 32);
  await expect(reader.read(book(blank, 1000))).rejects.toMatchObject({ fault: 'damaged' });
});

it('IMP-17 too many rows, too many columns and too much text are refused in words', async () => {
  const rows = Array.from({ length: 50_001 }, (_, at) => `L,l${at}@b.in,9${at}\n`).join('');
  await expect(reader.read(Buffer.from(`name,email,phone\n${rows}`))).rejects.toThrow(
    'more than 50,000 rows',
  );
  await expect(reader.read(Buffer.from(`name,email,phone\n${'x,'.repeat(300)}\n`))).rejects.toThrow(
    'more than 200 columns',
  );
  await expect(reader.read(Buffer.from(`name,email\n"${'x,'.repeat(5_000_000)}`))).rejects.toMatchObject({
    fault: 'damaged',
  });
});

it('IMP-17 one long text that every cell repeats is refused', async () => {
  const cells = Array.from({ length: 150 }, () => '<c t="s"><v>0</v></c>').join('');
  const rows = Array.from({ length: 100 }, (_, at) => `<row r="${at + 1}">${cells}</row>`).join('');
  const file = rawXlsx(`<sheetData>${rows}</sheetData>`, {
    shared: `<si><t>${'long '.repeat(6000)}</t></si>`,
  });
  await expect(reader.read(file)).rejects.toMatchObject({ fault: 'too_large' });
});

it('IMP-17 entities that multiply are not known', async () => {
  const bomb = Buffer.from(
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>',
  );
  const table = await reader.read(book(bomb));
  expect(table.columns).toEqual([{ name: '&b;', samples: [] }]);
});

it('IMP-17 a thread that takes too long or too much memory is ended, and the next file is read', async () => {
  const file = Buffer.from(`name,email,phone\n${'Lead,a@example.in,9000000001\n'.repeat(40_000)}`);
  const hurried = createSheetReader({ limitMs: 1 });
  await expect(hurried.read(file)).rejects.toMatchObject({ fault: 'too_slow' });
  const small = createSheetReader({ memory: 8 });
  await expect(small.read(Buffer.from(`name\n"${'x,'.repeat(12_000_000)}"`))).rejects.toMatchObject({
    name: 'SheetError',
  });
  expect(await reader.read(file)).toMatchObject({ rowCount: 40_000 });
});

it('B16 whoever stops listening ends the thread', async () => {
  const { rows } = await reader.read(
    Buffer.from(`name,email,phone\n${'Lead,a@example.in,9000000001\n'.repeat(1000)}`),
  );
  const one = createSheetReader({ threads: 1 });
  for (let round = 0; round < 2; round += 1) {
    for await (const batch of one.judge(rows, { match: ['name', 'email', 'phone'], batch: 10, from: 0 })) {
      expect(batch).toHaveLength(10);
      break;
    }
  }
});
