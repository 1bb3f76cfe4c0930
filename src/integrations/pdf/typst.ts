import { createEngine, type EngineLimits } from './engine-process.ts';
import type { PdfMaker, PdfTemplates } from './port.ts';
import { printableDeep } from './printable.ts';
import { qrCode } from './qr-code.ts';

/** A document of hundreds of pages takes a second; whatever takes this long is stuck. */
const LIMIT_MS = 20_000;
/** Above this length the last line may break across pages, and cannot be held together with the totals. */
const LONGEST_KEPT = { characters: 700, breaks: 10 };

/** Sets PDF files in a process of its own; `enginePid` for those who watch over it. */
export function createTypst(limits: Partial<EngineLimits> = {}): PdfMaker & { enginePid(): number | null } {
  const engine = createEngine({ limitMs: LIMIT_MS, ...limits });
  return {
    enginePid: engine.pid,
    async render(template, data, files = {}) {
      return engine.run({ template, json: await templateJson(template, data), files });
    },
    async close() {
      engine.end();
    },
  };
}

/** What a template takes: texts made printable, with whatever it needs beside them. */
export async function templateJson<Name extends keyof PdfTemplates>(
  template: Name,
  data: PdfTemplates[Name],
): Promise<string> {
  return JSON.stringify(kebab(await PREPARE[template](printableDeep(data))));
}

const PREPARE: { [Name in keyof PdfTemplates]: (data: PdfTemplates[Name]) => Promise<object> } = {
  async document(data) {
    const clean = breakable(data);
    const upi = data.upi && { ...clean.upi, qr: await qrCode(data.upi.link) };
    const last = clean.lines.at(-1);
    return { ...clean, upi, keep: last !== undefined && fitsWithTotals(last) };
  },
  async brochure(data) {
    const clean = breakable(data);
    return { ...clean, map: clean.map && { ...clean.map, svg: data.map?.svg } };
  },
};

/** A word longer than a column may break: its clusters get places for it, a dozen at a time. */
const LONG_WORD = /\S{46,}/gu;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function breakable<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(LONG_WORD, withBreaks) as Value;
  if (Array.isArray(value)) return value.map(breakable) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, breakable(part)])) as Value;
}

function withBreaks(word: string): string {
  const all = Array.from(clusters.segment(word), ({ segment }) => segment);
  return all.map((one, at) => (at > 0 && at % 12 === 0 ? `\u{200B}${one}` : one)).join('');
}

function fitsWithTotals({ description, detail }: { description: string; detail: string }): boolean {
  const text = `${description}\n${detail}`;
  return text.length <= LONGEST_KEPT.characters && text.split('\n').length <= LONGEST_KEPT.breaks;
}

/** The templates name fields with hyphens, as their language does. */
function kebab(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(kebab);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      kebab(part),
    ]),
  );
}
