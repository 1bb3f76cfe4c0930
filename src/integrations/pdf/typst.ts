import { createEngine, type EngineLimits } from './engine-process.ts';
import type { PdfMaker } from './port.ts';
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
    async render(template, data) {
      const clean = printableDeep(data);
      const upi = clean.upi && { ...clean.upi, qr: await qrCode(clean.upi.link) };
      const last = clean.lines.at(-1);
      const json = JSON.stringify(kebab({ ...clean, upi, keep: last !== undefined && fitsWithTotals(last) }));
      return engine.run(template, json);
    },
    async close() {
      engine.end();
    },
  };
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
