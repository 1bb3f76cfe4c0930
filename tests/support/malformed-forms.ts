import { archiveOf, pdfBill } from './bill-files.ts';
import { HOSTILE_NUMBERS, HOSTILE_TEXTS, type MalformedRequest, seededRandom } from './malformed-requests.ts';

/** A call that takes fields: what is right for it, and how it takes them. */
export interface FieldsCall {
  method: 'POST' | 'PUT';
  path: string;
  as: 'form' | 'json' | 'either';
  fields: Record<string, unknown>;
  /** It takes a `file` too. */
  file?: boolean;
}

type Random = () => number;
type Part = [header: string, content: Uint8Array | string];

const BOUNDARY = 'deodar-hostile-form';
const MORE_TEXTS = [
  'NaN',
  'Infinity',
  '-0',
  '1e308',
  '0.12345678901234567',
  '1,00,000.50',
  '٣٤',
  '１２',
  '0x10',
  '+5',
  ' 7 ',
  '2026-02-29',
  '2199-12-31',
  '2200-01-01',
  '1899-12-31',
  '\ufffe\uffff',
  'ﷺ'.repeat(200),
  '=HYPERLINK("http://x")',
  '@SUM(A1)',
  '\t=1+1',
  'true',
  'ß'.repeat(120),
  'x'.repeat(100_000),
];
const FILE_NAMES = [
  'bill.pdf',
  '../../../tmp/pwn.pdf',
  '..\\..\\x.pdf',
  '/etc/cron.d/x',
  '%2e%2e%2fx.pdf',
  'a\u0000b.pdf',
  'बिल मार्च.pdf',
  '.pdf',
  '.htaccess',
  'CON',
  `${'n'.repeat(3000)}.pdf`,
  '',
  '\u202egpj.exe',
  'a"b;c.pdf',
];
const CONTENTS: Array<() => Uint8Array> = [
  () => pdfBill('ok'),
  () => new Uint8Array(),
  () => Buffer.from('%PDF-1.7\n<script>alert(1)</script>'),
  () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  () => Buffer.from('PK\x03\x04', 'latin1'),
  () => archiveOf('[Content_Types].xml', 'xl/workbook.xml'),
  () => archiveOf('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin'),
  () => Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'),
  () => Buffer.concat([Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'), Buffer.alloc(600, 0xff)]),
  () => Buffer.from('\xff\xd8\xff\xd9', 'latin1'),
  () => Buffer.alloc(70_000, 0x41),
];

/** Makes `count` requests that are nearly right; the same seed makes the same ones. */
export function malformedForms(
  calls: readonly FieldsCall[],
  count: number,
  seed: number,
): MalformedRequest[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => malformed(pick(random, calls), random));
}

export function pick<Value>(random: Random, from: readonly Value[]): Value {
  return from[Math.floor(random() * from.length)] as Value;
}

function malformed(call: FieldsCall, random: Random): MalformedRequest {
  const fields = spoilt(call.fields, random);
  const asForm = call.as === 'form' || (call.as === 'either' && random() < 0.5);
  const { method, path } = call;
  if (!asForm) {
    const body = random() < 0.03 ? pick(random, ['', '[]', 'null', '{"a":', '{}']) : JSON.stringify(fields);
    return { method, path, headers: { 'content-type': 'application/json' }, body: bytesOf(body) };
  }
  const parts: Part[] = Object.entries(fields).map(([name, value]) => [disposition(name), asText(value)]);
  if (call.file && random() < 0.35) parts.push(filePart(random));
  if (random() < 0.04 && parts[0]) parts.push(parts[0]);
  if (random() < 0.03)
    parts.push(...Array.from({ length: 40 }, (_, at): Part => [disposition(`f${at}`), 'x']));
  const type =
    random() < 0.96
      ? `multipart/form-data; boundary=${BOUNDARY}`
      : pick(random, [
          'multipart/form-data',
          'multipart/form-data;',
          'multipart/form-datax',
          'text/plain',
          '',
        ]);
  const whole = formOf(parts);
  const cut = random() < 0.03 ? Math.floor(random() * whole.length) : whole.length;
  const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
  return { method, path, headers, body: new Uint8Array(whole.subarray(0, random() < 0.02 ? 0 : cut)) };
}

/** One to three of the fields with a value that nobody should send; some left out, some that are none of ours. */
function spoilt(fields: Record<string, unknown>, random: Random): Record<string, unknown> {
  const names = [
    ...Object.keys(fields),
    '__proto__',
    'constructor',
    'id',
    'gst_amount',
    'total_amount',
    'version',
  ];
  const wrong = Array.from({ length: 1 + Math.floor(random() * 3) }, () => [
    pick(random, names),
    hostile(random),
  ]);
  const left = Object.entries(fields).filter(() => random() > 0.03);
  return Object.fromEntries([...left, ...wrong]);
}

function hostile(random: Random): unknown {
  const kind = random();
  if (kind < 0.5) return pick(random, HOSTILE_TEXTS);
  if (kind < 0.8) return pick(random, MORE_TEXTS);
  if (kind < 0.9) return pick(random, HOSTILE_NUMBERS);
  return pick<unknown>(random, [null, true, [], ['x'], {}, { $ne: null }, [[1]]]);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function filePart(random: Random): Part {
  const name = pick(random, FILE_NAMES);
  const type = pick(random, ['application/pdf', 'text/html', '', 'x'.repeat(500)]);
  const header = `${disposition('file')}; filename="${name.replaceAll('"', '%22')}"\r\nContent-Type: ${type}`;
  return [random() < 0.05 ? disposition('file') : header, pick(random, CONTENTS)()];
}

function disposition(name: string): string {
  return `Content-Disposition: form-data; name="${name}"`;
}

function formOf(parts: readonly Part[]): Buffer {
  const written = parts.flatMap(([header, content]) => [
    Buffer.from(`--${BOUNDARY}\r\n${header}\r\n\r\n`),
    Buffer.from(content as Uint8Array),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text));
}
