import { afterAll, expect, it } from 'vitest';
import { line, printedSample } from '#tests/support/printed-sample.ts';
import { type PdfPage, readPdf } from '#tests/support/read-pdf.ts';
import { createTypst } from './typst.ts';

const maker = createTypst();
/** Looks like code to three languages. */
const BRACES = `5 < 6 \${7*7} {{x}}`;
afterAll(() => maker.close());

const print = async (over: Parameters<typeof printedSample>[0] = {}): Promise<PdfPage[]> =>
  readPdf(await maker.render('document', printedSample(over)));
const textOf = (pages: PdfPage[]) => pages.map((page) => page.text).join('\n');

it('PDF-01 the rupee sign is text in an embedded face', async () => {
  const bytes = await maker.render('document', printedSample());
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(Buffer.from(bytes).toString('latin1')).toContain('/FontFile');
  expect(textOf(await readPdf(bytes))).toContain('₹1,180.00');
});

it('PDF-02 Indian scripts and accents are kept, an emoji goes and nothing with it', async () => {
  const name = 'राजेश अருண் क्षत्रिय Asha 😀 Verma Zoë Łukasz';
  const bytes = await maker.render(
    'document',
    printedSample({ to: { name, lines: ['ગુજરાત ਪੰਜਾਬ'], facts: [] } }),
  );
  const text = textOf(await readPdf(bytes));
  for (const part of ['Asha Verma', 'Zoë', 'Łukasz']) expect(text).toContain(part);
  const fonts = Buffer.from(bytes).toString('latin1');
  for (const face of ['NotoSansDevanagari', 'NotoSansTamil', 'NotoSansGujarati', 'NotoSansGurmukhi']) {
    expect(fonts).toContain(face);
  }
  expect(text).not.toContain('😀');
});

it('PDF-03 60 lines: each once, the head on every page, the totals whole beside the last line', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => line(`Item-${index + 1}.`));
  const pages = await print({ lines });
  const text = textOf(pages);
  for (let index = 1; index <= 60; index++) expect(text.split(`Item-${index}.`)).toHaveLength(2);
  for (const page of pages) expect(page.text).toContain('Description');
  const last = pages.find((page) => page.text.includes('Balance due'));
  expect(last?.text).toContain('Item-60.');
  expect(last?.text).toContain('Subtotal');
});

it('PDF-03 whatever the number of lines, totals never stand alone and nothing lies on the foot', async () => {
  for (let count = 14; count <= 34; count += 1) {
    const pages = await print({
      lines: Array.from({ length: count }, (_, index) => line(`Item-${index + 1}.`)),
    });
    const last = pages.find((page) => page.text.includes('Balance due'));
    expect(last?.text).toContain(`Item-${count}.`);
    for (const { pieces } of pages) {
      const foot = pieces.find(({ text }) => text.includes('Computer generated'))?.y ?? 0;
      expect(Math.min(...pieces.filter(({ y }) => y !== foot).map(({ y }) => y))).toBeGreaterThan(foot + 8);
    }
  }
});

it('PDF-03 a line is as high as what stands in it: wrapped, with details, in another script or in few words', async () => {
  const rows = [
    line('A0.'),
    line(`A1. ${'wraps over the column '.repeat(6)}`),
    line('A2.', 'With a detail\nof two lines'),
    line('A3. क्षत्रिय யாத்திரை'),
    { ...line('A4.'), quantity: '12 travellers 6 nights' },
    line(`A5. ${'goes on and on '.repeat(40)}`),
    line('A6.'),
  ];
  const [page, ...more] = await print({ lines: rows });
  expect(more).toEqual([]);
  const tops = rows.map((_, at) => page?.pieces.find(({ text }) => text.startsWith(`A${at}.`))?.y ?? 0);
  const right = page?.pieces.filter(({ text }) => text === '998555').map(({ y }) => y);
  expect(right).toEqual(tops);
  const heights = tops.slice(1).map((top, at) => (tops[at] ?? 0) - top);
  const [plain = 0, wrapped, detailed, script, quantity, long] = heights;
  expect(wrapped).toBeGreaterThan(plain * 1.8);
  expect(detailed).toBeGreaterThan(plain * 2);
  expect(script).toBeCloseTo(plain, 2);
  expect(quantity).toBeGreaterThan(plain * 1.8);
  expect(long).toBeGreaterThan(plain * 5);
});

it('PDF-04 a long description, an endless word and long terms wrap and go on, nothing is lost', async () => {
  const rows = Array.from({ length: 45 }, (_, index) => `row-${index + 1};`).join('\n');
  const terms = 'Payment is due within thirty days of this. '.repeat(120);
  const pages = await print({ lines: [line(rows, 'A'.repeat(300))], terms: `${terms}END` });
  const text = textOf(pages);
  for (let index = 1; index <= 45; index++) expect(text).toContain(`row-${index};`);
  expect(text.replace(/[^A]/g, '').length).toBeGreaterThanOrEqual(300);
  expect(text).toContain('END');
  expect(pages.length).toBeLessThan(10);
  for (const { pieces } of pages) for (const { x } of pieces) expect(x).toBeLessThan(595 - 30);
});

it('PDF-06 twenty at once, each with its own name and number only', async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => `N${String(index + 1).padStart(2, '0')}`);
  const files = await Promise.all(numbers.map((number) => print({ number, words: `Words of ${number}` })));
  for (const [index, pages] of files.entries()) {
    const found = new Set(textOf(pages).match(/\bN\d\d\b/g));
    expect([...found]).toEqual([numbers[index]]);
  }
});

it('PDF-11 markup of any kind is printed as it was typed', async () => {
  const text = textOf(
    await print({
      to: {
        name: '<b>Asha</b> & Co',
        lines: [BRACES, '#sys.version *bold* _x_ $y$ @ref // c'],
        facts: [],
      },
      notes: '<img src=x onerror=alert(1)>',
    }),
  );
  for (const part of ['<b>Asha</b> & Co', BRACES, '#sys.version *bold* _x_ $y$ @ref // c', '<img src=x']) {
    expect(text).toContain(part);
  }
});

it('B32 equal data gives equal bytes, a cancelled document says so', async () => {
  const first = await maker.render('document', printedSample());
  expect(Buffer.from(await maker.render('document', printedSample())).equals(Buffer.from(first))).toBe(true);
  expect(textOf(await print({ stamp: 'CANCELLED' }))).toContain('CANCELLED');
});

it('PDF-06 a document that takes too long fails alone: the next one is made by a new engine', async () => {
  const hurried = createTypst({ limitMs: 1 });
  await expect(hurried.render('document', printedSample())).rejects.toThrow(/longer than 1 ms/);
  await hurried.close();
  expect(textOf(await print())).toContain('Tax Invoice');
});

it('PDF-06 data that the engine refuses is an error, and the next document is made', async () => {
  await expect(print({ date: 'never' })).rejects.toThrow(/refused/);
  expect(textOf(await print())).toContain('Tax Invoice');
});

it('PDF-06 the engine’s memory is given back: it ends when it has grown or idles', async () => {
  const grown = createTypst({ mostRss: 1 });
  await grown.render('document', printedSample());
  expect(grown.enginePid()).toBeNull();
  const idle = createTypst({ idleMs: 1 });
  await idle.render('document', printedSample());
  await expect.poll(() => idle.enginePid()).toBeNull();
  await idle.render('document', printedSample());
  await idle.close();
});

it('PDF-06 an engine that is killed fails what it was at, and the next document is made', async () => {
  const shaken = createTypst();
  await shaken.render('document', printedSample());
  const pid = shaken.enginePid();
  if (pid === null) throw new Error('no engine runs');
  const lost = shaken.render('document', printedSample({ notes: 'word '.repeat(40_000) }));
  process.kill(pid, 'SIGKILL');
  await expect(lost).rejects.toThrow(/stopped/);
  expect(textOf(await readPdf(await shaken.render('document', printedSample())))).toContain('Tax Invoice');
  await shaken.close();
});
