import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { archiveOf, compoundFile, pdfBill } from '#tests/support/bill-files.ts';
import { encryptedXlsx, xlsFile, xlsxFile } from '#tests/support/sheet-files.ts';
import { attachmentKind, DOCUMENTS, RECEIPTS } from './attachment-kind.ts';

const text = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'));
const rows = [
  ['Hotel', 'Nights'],
  ['Nigeen Palace', 4],
];
const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#205040' } });

describe('SEC-06 what a bill’s file is', () => {
  it.each([
    ['pdf', pdfBill()],
    ['pdf', text(`\xef\xbb\xbf\n${Buffer.from(pdfBill()).toString('latin1')}`)],
    ['xlsx', xlsxFile(rows)],
    ['xls', xlsFile(rows)],
    ['xls', xlsFile(Array.from({ length: 30_000 }, (_, at) => [`Guest ${at}`, at]))],
  ])('a real %s is taken', (kind, bytes) => {
    expect(attachmentKind(bytes, DOCUMENTS)).toEqual({ kind });
  });

  it.each(['jpg', 'png', 'webp'] as const)('a %s is a receipt and no invoice', async (kind) => {
    const bytes = new Uint8Array(
      await picture()
        .toFormat(kind === 'jpg' ? 'jpeg' : kind)
        .toBuffer(),
    );
    expect(attachmentKind(bytes, RECEIPTS)).toEqual({ kind });
    expect(attachmentKind(bytes, DOCUMENTS)).toEqual({
      refusal: expect.stringMatching(/picture\. Attachments can be \.pdf, \.xlsx or \.xls files\.$/),
    });
    expect(attachmentKind(bytes.slice(0, bytes.byteLength / 2), RECEIPTS)).toEqual({
      refusal: 'The picture is damaged: its end is missing.',
    });
  });

  it.each([
    ['nothing', text(''), /empty/],
    ['an SVG with a script', text('<svg onload=alert(1)>'), /SVG/],
    ['a web page', text('<!doctype html><script>alert(1)</script>'), /web page/],
    ['a web page in front of a PDF', text(`<html>${Buffer.from(pdfBill()).toString('latin1')}`), /web page/],
    ['a program', text('MZ\x90\0'.padEnd(400, 'x')), /program/],
    ['a Word document', archiveOf('[Content_Types].xml', 'word/document.xml'), /office document/],
    ['an archive', archiveOf('run.exe'), /ZIP/],
    [
      'a workbook with macros',
      archiveOf('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin'),
      /macros/,
    ],
    ['an old Word document', compoundFile('WordDocument'), /old office document/],
    ['a locked workbook', encryptedXlsx(), /password/],
    ['a PDF cut short', pdfBill().slice(0, 200), /PDF is damaged/],
    ['a workbook cut short', xlsxFile(rows).slice(0, 3000), /workbook is damaged/],
    ['an old workbook cut short', xlsFile(rows).slice(0, 600), /workbook is damaged/],
    ['plain text', text('total: 5'), /no file that we know/],
  ])('%s is refused with a sentence', (_, bytes, sentence) => {
    expect(attachmentKind(bytes, DOCUMENTS)).toEqual({ refusal: expect.stringMatching(sentence) });
  });

  it('whatever follows a mark is judged without an exception', () => {
    const marks = [
      '%PDF-1.7',
      'PK\x03\x04',
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
      '\xff\xd8\xff',
      'RIFF1234WEBP',
      '',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...marks), fc.uint8Array({ maxLength: 2000 }), (mark, rest) => {
        const judged = attachmentKind(new Uint8Array([...text(mark), ...rest]), RECEIPTS);
        expect(Object.values(judged)[0]).toBeTypeOf('string');
      }),
    );
    const files = [xlsxFile(rows), xlsFile(rows)];
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 30 }),
        (file, changes) => {
          const bytes = file.slice();
          for (const [at, value] of changes) bytes[at % bytes.byteLength] = value;
          expect(Object.values(attachmentKind(bytes, RECEIPTS))[0]).toBeTypeOf('string');
        },
      ),
    );
  });
});
