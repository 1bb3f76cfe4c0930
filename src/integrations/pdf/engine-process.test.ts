import { afterAll, expect, it } from 'vitest';
import { printedSample } from '#tests/support/printed-sample.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createEngine } from './engine-process.ts';
import { templateJson } from './typst.ts';

const engine = createEngine({ limitMs: 60_000 });
afterAll(() => engine.end());

const jsonOf = (customer: string) =>
  templateJson(
    'document',
    printedSample({ to: { name: customer, lines: [`Street of ${customer}`], facts: [] } }),
  );
const print = async (json: unknown) => engine.run({ template: 'document', json: json as string, files: {} });

it('PDF-06 whatever fails in between, no document is made of the data of the one before', async () => {
  const before = await print(await jsonOf('Asha'));
  for (const wrong of ['', '{}', 'null', '[', '{"brand":', '\u0000', undefined])
    await expect(print(wrong)).rejects.toThrow(/refused/);
  const unknown = engine.run({ template: 'none', json: await jsonOf('Bina'), files: {} });
  await expect(unknown).rejects.toThrow(/refused/);
  const pictures = { 'picture-0.jpg': null as unknown as Uint8Array };
  const broken = engine.run({ template: 'document', json: await jsonOf('Bina'), files: pictures });
  await expect(broken).rejects.toThrow(/refused/);
  const [page] = await readPdf(await print(await jsonOf('Chitra')));
  expect(page?.text).toContain('Street of Chitra');
  expect(page?.text).not.toMatch(/Asha|Bina/);
  expect(Buffer.from(await print(await jsonOf('Asha'))).equals(Buffer.from(before))).toBe(true);
});

it('PDF-06 many at once, refused ones among them, have each its own customer', async () => {
  const customers = Array.from({ length: 24 }, (_, at) => `Customer${at}x`);
  await Promise.all(
    customers.map(async (customer, at) => {
      if (at % 5 === 0) return expect(print('{"to":')).rejects.toThrow(/refused/);
      const [page] = await readPdf(await print(await jsonOf(customer)));
      expect(new Set(page?.text.match(/Customer\d+x/g))).toEqual(new Set([customer]));
    }),
  );
});

it('PDF-06 a document that ends the engine fails alone: those that wait are made by a new one', async () => {
  const shaken = createEngine({ limitMs: 60_000 });
  const jsons = await Promise.all(['Asha', 'Bina', 'Chitra', 'Divya'].map(jsonOf));
  const made = jsons.map((json) => shaken.run({ template: 'document', json, files: {} }));
  process.kill(shaken.pid() ?? 0, 'SIGKILL');
  const ends = await Promise.allSettled(made);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  shaken.end();
});
