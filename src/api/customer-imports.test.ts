import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formBytes } from '#tests/support/form-bytes.ts';
import { createImportsApp, type ImportsApp } from '#tests/support/imports-app.ts';
import {
  encryptedXls,
  encryptedXlsx,
  inlineRow,
  rawXlsx,
  xlsFile,
  xlsxFile,
} from '#tests/support/sheet-files.ts';

const HEAD = 'name,email,phone,country,city,lead_source';
let app: ImportsApp;
beforeAll(async () => {
  app = await createImportsApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const clean = { status: 200, body: { created: 1, skipped: 0, errors: [] } };
const leads = [
  ['name', 'email', 'phone'],
  ['Asha Verma', 'asha@example.in', '9000000001'],
  ['Ravi Rao', 'ravi@example.in', '9000000002'],
  ['Meera Iyer', 'meera@example.in', '9000000003'],
];
const csv = (rows: string[][], sign = ',', end = '\n') => rows.map((row) => row.join(sign) + end).join('');

describe('encodings and delimiters', () => {
  it('IMP-01 a mark of UTF-8 is no part of the first header', async () => {
    const line = 'Asha Verma,asha@example.in,+919000000001,India,Pune,website';
    expect(await app.upload(`\uFEFF${HEAD}\n${line}`)).toMatchObject(clean);
    expect(await app.made()).toMatchObject([
      {
        name: 'Asha Verma',
        email: 'asha@example.in',
        phone: '+919000000001',
        city: 'Pune',
        lead_source: 'website',
      },
    ]);
  });

  it.each([
    [
      'Windows-1252',
      Buffer.from('name,email,phone\nJos\xe9 D\x92Souza \x96 Goa,jose@example.in,9000000001\n', 'latin1'),
    ],
    [
      'UTF-16 with its mark',
      Buffer.from(
        '\uFEFFname\temail\tphone\r\nJosé D’Souza – Goa\tjose@example.in\t9000000001\r\n',
        'utf16le',
      ),
    ],
    [
      'UTF-16 without',
      Buffer.from('name,email,phone\nJosé D’Souza – Goa,jose@example.in,9000000001\n', 'utf16le'),
    ],
    [
      'UTF-16 the other way',
      Buffer.from(
        '\uFEFFname,email,phone\nJosé D’Souza – Goa,jose@example.in,9000000001\n',
        'utf16le',
      ).swap16(),
    ],
  ])('IMP-03 %s is read as it was meant', async (_, bytes) => {
    expect(await app.upload(new Uint8Array(bytes))).toMatchObject(clean);
    expect((await app.made())[0]?.name).toBe('José D’Souza – Goa');
  });

  it('IMP-03 bytes of no encoding are refused, never replaced', async () => {
    const bytes = Buffer.from('name,email,phone\nA\x81\x8d,a@example.in,9000000001\n', 'latin1');
    const { status, body } = await app.upload(new Uint8Array(bytes));
    expect([status, body.detail]).toEqual([415, expect.stringContaining('UTF-8')]);
  });

  it('IMP-04 semicolons between cells, commas inside them', async () => {
    const file = 'name;email;phone;notes\nRavi Rao;ravi@example.in;9000000002;"Goa, Kerala, 2 adults"\n';
    expect(await app.upload(file)).toMatchObject(clean);
    expect((await app.made())[0]?.notes).toBe('Goa, Kerala, 2 adults');
  });

  it.each([
    ['leads.csv', 'text/csv', '\t', '\n'],
    ['leads.csv', 'text/csv', '\t', '\r\n'],
    ['LEADS.CSV', 'application/vnd.ms-excel', '\t', '\r\n'],
    ['leads', 'application/octet-stream', '|', '\r'],
  ])('IMP-05 %s sent as %s', async (name, type, sign, end) => {
    expect(await app.upload(csv(leads, sign, end), name, type)).toMatchObject({
      body: { created: 3, errors: [] },
    });
    expect((await app.made()).map(({ phone }) => phone)).toEqual([
      '+919000000001',
      '+919000000002',
      '+919000000003',
    ]);
  });

  it('IMP-05 a line that names the sign is followed, and counted as a row', async () => {
    const file = 'sep=;\nname;email;phone\nAsha;asha@example.in;9000000001\nRavi;ravi@;9000000002\n';
    const { body } = await app.upload(file);
    expect(body).toMatchObject({ created: 1, errors: ['Row 4, email: Email is not complete'] });
  });

  it('IMP-06 quoted line breaks, quotes and commas', async () => {
    const file =
      'name,email,phone,notes\n"Meera ""Mimi"" Iyer",meera@example.in,9000000003,"Call 1\nCall 2, after 6"\n';
    expect(await app.upload(file)).toMatchObject(clean);
    expect(await app.made()).toMatchObject([{ name: 'Meera "Mimi" Iyer', notes: 'Call 1\nCall 2, after 6' }]);
  });
});

describe('phones and dates', () => {
  it('IMP-07 digits that a spreadsheet rounded away are refused, not made up', async () => {
    const file = 'name,email,phone\nA,a@example.in,9.19877E+11\nB,b@example.in,9.2E+09\n';
    const { body } = await app.upload(file);
    expect(body).toMatchObject({ created: 0, skipped: 0 });
    expect(body.errors).toHaveLength(2);
    expect(body.errors[0]).toMatch(/^Row 2, phone: .*digits are lost/);
  });

  it.each([
    ['xlsx', xlsxFile],
    ['xls', xlsFile],
  ])('IMP-08 numbers and texts of a .%s as phones', async (name, make) => {
    const phones = [919000000004, 9000000005, '09000000006', '+91 90000 00007', '0091-9000000008'];
    const rows = phones.map((phone, at) => [`Lead ${at}`, `lead${at}@example.in`, phone]);
    const { body } = await app.upload(make([['name', 'email', 'phone'], ...rows]), `leads.${name}`);
    expect(body).toMatchObject({ created: 5, skipped: 0, errors: [] });
    expect((await app.made()).map(({ phone }) => phone)).toEqual(
      [4, 5, 6, 7, 8].map((at) => `+91900000000${at}`),
    );
  });

  it.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])(
    'IMP-21 a date is the day that Excel shows, in %s',
    async (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        const rows = [
          ['name', 'email', 'phone', 'notes', 'Follow-up date'],
          ['A', 'a@example.in', '9000000001', 46381, 46381],
          ['B', 'b@example.in', '9000000002', 46381, '03/04/2026'],
          ['C', 'c@example.in', '9000000003', '', '12/25/2026'],
        ];
        const { body } = await app.upload(xlsxFile(rows, ['D2', 'E2']), 'leads.xlsx');
        expect(body).toMatchObject({
          created: 2,
          errors: [expect.stringMatching(/^Row 4, next_follow_up_date: /)],
        });
        expect(await app.made()).toMatchObject([
          { notes: '25 Dec 2026', follow_up: '2026-12-25' },
          { notes: '46381', follow_up: '2026-04-03' },
        ]);
      } finally {
        if (before === undefined) delete process.env.TZ;
        else process.env.TZ = before;
      }
    },
  );
});

describe('duplicates', () => {
  it('IMP-09 one person three times in a file is one customer, and the rest goes on', async () => {
    const file = `name,email,phone\nAsha,asha@example.in,9000000001\nAsha,ASHA@Example.in,9000000002\nAsha," asha@example.in ",9000000003\nRavi,ravi@example.in,9000000004\nR2,r2@example.in,+91 90000 00004\n`;
    const { body } = await app.upload(file);
    expect(body).toMatchObject({ created: 2, skipped: 3, errors: [] });
    expect(body.skipped_rows[0]).toBe('Row 3, email: Same email as row 2');
    expect((await app.made()).map(({ email }) => email)).toEqual(['asha@example.in', 'ravi@example.in']);
  });

  it('IMP-10 who is a customer already stays as they are; the same file again makes nobody', async () => {
    const asha = await app.add({ notes: 'Window seat' });
    await app.staff('PUT', `/customers/${asha.id}/move`, { target_list: 'hot_list' });
    await app.call(asha.id, { call_outcome: 'interested', notes: 'Likes Goa' });
    const before = (await app.staff('GET', `/customers/${asha.id}`)).body;
    const file =
      'name,email,phone\nAsha V,ASHA@example.in,9000000001\nRavi,ravi@example.in,9000000002\nMeera,meera@example.in,9000000003\n';
    const first = await app.upload(file);
    expect(first.body).toMatchObject({ created: 2, skipped: 1, errors: [] });
    expect(first.body.skipped_rows).toEqual(['Row 2, email: Already in Hot List: same email']);
    expect((await app.upload(file)).body).toMatchObject({ created: 0, skipped: 3, errors: [] });
    expect((await app.staff('GET', `/customers/${asha.id}`)).body).toEqual(before);
  });

  it('IMP-17 the same file twice at the same moment makes each person once', async () => {
    const rows = Array.from({ length: 700 }, (_, at) => [
      `Lead ${at}`,
      `l${at}@example.in`,
      `90000${10000 + at}`,
    ]);
    const file = csv([['name', 'email', 'phone'], ...rows]);
    const answers = await Promise.all([app.upload(file), app.upload(file)]);
    expect(answers.map(({ body }) => body.created + body.skipped)).toEqual([700, 700]);
    expect(await app.made()).toHaveLength(700);
  });
});

describe('headers and rows', () => {
  it('IMP-11 blank rows are nothing', async () => {
    const blank = ',,\n'.repeat(20);
    const file = `name,email,phone\nAsha,asha@example.in,9000000001\n,,\n\nRavi,ravi@example.in,9000000002\nMeera,meera@example.in,9000000003\n${blank}`;
    expect((await app.upload(file)).body).toMatchObject({ created: 3, skipped: 0, errors: [] });
  });

  it('IMP-11 a sheet formatted down to its last row has three rows', async () => {
    const data = leads.map((row, at) => inlineRow(at + 1, row)).join('');
    const formatted = Array.from(
      { length: 200_000 },
      (_, at) =>
        `<row r="${at + 5}" s="1" customFormat="1"><c r="A${at + 5}" s="1"/><c r="B${at + 5}" s="1"/></row>`,
    );
    const sheet = `<sheetData>${data}${formatted.join('')}<row r="1048576"><c r="C1048576" s="1"/></row></sheetData>`;
    expect((await app.upload(rawXlsx(sheet), 'leads.xlsx')).body).toMatchObject({ created: 3, errors: [] });
  });

  it('IMP-12 headers in any case, with spaces, by other names; what only looks alike is left out', async () => {
    const file = ` NAME ,E-Mail,Mobile No.,Lead Source,Email consent,Last contacted\nAsha,asha@example.in,9000000001,Insta,yes,2026-01-01\nRavi,ravi@example.in,9000000002,Friend,no,\n`;
    expect((await app.upload(file)).body).toMatchObject({ created: 2, errors: [] });
    expect(await app.made()).toMatchObject([
      { name: 'Asha', email: 'asha@example.in', lead_source: 'instagram', notes: '' },
      { name: 'Ravi', lead_source: 'referral' },
    ]);
  });

  it('IMP-12 a file without a required column makes nothing and says which', async () => {
    const { status, body } = await app.upload('name,phone\nAsha,9000000001\nRavi,9000000002\n');
    expect([status, body.created, body.errors]).toEqual([200, 0, [expect.stringContaining('email')]]);
    expect(await app.made()).toEqual([]);
  });

  it('IMP-12 a title over the header, and a file without one', async () => {
    const titled = 'Expo Chandigarh,,\n,,\nFull Name,Email ID,WhatsApp\nAsha,asha@example.in,9000000001\n';
    expect((await app.upload(titled)).body).toMatchObject({ created: 1 });
    const { body } = await app.start('Ravi,ravi@example.in,9000000002\n');
    expect(body).toMatchObject({
      header_row: 0,
      row_count: 1,
      columns: [{ name: 'Column A', samples: ['Ravi'] }, {}, {}],
    });
  });

  it('IMP-22 good rows survive bad ones, which are named as the file counts them', async () => {
    const file = [
      'name,email,phone',
      'A,a@example.in,9000000001',
      'B,b@example.in,9000000002',
      'C,ravi@,9000000003',
      'D,d@example.in,9000000004',
      ',e@example.in,9000000005',
      'F,f@example.in,9000000006,extra',
    ];
    const { body } = await app.upload(file.join('\n'));
    expect(body.errors.map((line) => line.split(/[,:]/)[0])).toEqual(['Row 4', 'Row 6', 'Row 7']);
    expect(body.errors[1]).toBe('Row 6, name: Name is missing');
    expect(body.created + body.skipped + body.errors.length).toBe(6);
  });

  it('IMP-20 nothing, a header alone, a header with blank lines, no file', async () => {
    expect((await app.upload('')).status).toBe(422);
    for (const file of [`${HEAD}\n`, `${HEAD}\n\n\n,,,,,\n\n\n`]) {
      const { status, body } = await app.upload(file);
      expect([status, body.created, body.skipped, body.errors]).toEqual([
        200,
        0,
        0,
        [expect.stringContaining('no data rows')],
      ]);
      expect((await app.start(file)).status).toBe(422);
    }
    const none = await app.upload(null);
    expect([none.status, none.body.fields]).toEqual([422, { file: 'Please select a file' }]);
  });
});

describe('kinds of files', () => {
  const html = `<html><head><style>td{x:y}</style></head><body><table>${leads.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table></body></html>`;
  it.each([
    ['a workbook of Excel 97', xlsFile(leads)],
    ['a page with a table', html],
    ['comma-separated text', csv(leads)],
  ])('IMP-15 %s named .xls', async (_, file) => {
    expect((await app.upload(file, 'leads.xls', 'application/vnd.ms-excel')).body).toMatchObject({
      created: 3,
      errors: [],
    });
    expect((await app.made()).map(({ name }) => name)).toEqual(['Asha Verma', 'Ravi Rao', 'Meera Iyer']);
  });

  it.each([
    ['.xlsx', encryptedXlsx()],
    ['.xls', encryptedXls(leads)],
  ])('IMP-16 a %s with a password is refused with that word', async (_, file) => {
    const { status, body } = await app.upload(file, 'leads.xlsx');
    expect([status, body.detail, body.fields?.file]).toEqual([
      422,
      expect.stringContaining('password-protected'),
      body.detail,
    ]);
  });

  it('IMP-16 a workbook whose structure alone is protected is read', async () => {
    const sheet = `<sheetProtection password="CC1A" sheet="1"/><sheetData>${leads.map((row, at) => inlineRow(at + 1, row)).join('')}</sheetData>`;
    const file = rawXlsx(sheet, { book: '<workbookProtection workbookPassword="CC1A" lockStructure="1"/>' });
    expect((await app.upload(file, 'leads.xlsx')).body).toMatchObject({ created: 3 });
  });

  it.each([
    ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1'), 'leads.csv'],
    ['a program', Buffer.from('MZ\x90\0\x03', 'latin1'), 'leads.exe'],
    ['a PDF', Buffer.from('%PDF-1.7\n%\xe2\xe3', 'latin1'), 'leads.pdf'],
    ['bytes', Buffer.from(Array.from({ length: 300 }, (_, at) => at % 32)), 'leads.csv'],
    ['a page without a table', Buffer.from('<!doctype html><p>name,email,phone</p>'), 'leads.xls'],
  ])('IMP-19 %s is unsupported', async (_, bytes, name) => {
    const { status, body } = await app.upload(new Uint8Array(bytes), name);
    expect([status, body.detail]).toEqual([415, expect.stringContaining('unsupported')]);
    expect(await app.made()).toEqual([]);
  });

  it('IMP-13 of a formula the value that the workbook keeps is taken; what looks like one is text', async () => {
    const cells =
      '<c r="A2" t="str"><f>B9&amp;" Shah"</f><v>Kiran Shah</v></c><c r="B2" t="inlineStr"><is><t>kiran@example.in</t></is></c><c r="C2"><f>1+1</f><v>9000000009</v></c>';
    const file = rawXlsx(
      `<sheetData>${inlineRow(1, ['name', 'email', 'phone'])}<row r="2">${cells}</row></sheetData>`,
    );
    expect((await app.upload(file, 'leads.xlsx')).body).toMatchObject({ created: 1, errors: [] });
    expect((await app.upload('name,email,phone\n=1+1,x@example.in,+919000000010\n')).body.created).toBe(1);
    expect(await app.made()).toMatchObject([
      { name: 'Kiran Shah', phone: '+919000000009' },
      { name: '=1+1', phone: '+919000000010' },
    ]);
  });

  it('SEC-07 more than 25 MB, or a thousand parts, is refused in words and nothing stays', async () => {
    const large = await app.upload(new Uint8Array(26 * 1_048_576), 'leads.xlsx');
    expect([large.status, large.body.detail]).toEqual([413, expect.stringContaining('25 MB')]);
    const form = new FormData();
    for (let part = 0; part < 1000; part += 1) form.append('file', new File(['x'], `${part}.csv`));
    const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
    const many = await app.fetch('/customers/imports', {
      method: 'POST',
      ...(await formBytes(form, headers)),
    });
    expect(many.status).toBe(422);
    for await (const { key } of app.ctx.files.list('imports/')) expect(key).toBe('nothing');
  });

  it('IMP-19 a workbook named .csv is read for what it is; a damaged one says so', async () => {
    const file = xlsxFile(leads);
    expect((await app.upload(file, 'leads.csv', 'text/csv')).body).toMatchObject({ created: 3 });
    const cut = await app.upload(file.slice(0, file.length / 2), 'leads.xlsx');
    expect([cut.status, cut.body.detail]).toEqual([422, expect.stringContaining('damaged')]);
  });
});
