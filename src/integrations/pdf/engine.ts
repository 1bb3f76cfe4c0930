/**
 * The engine, in a process of its own: setting a page is pure computing and would hold up every request, and what the
 * engine remembers of large documents is given back only when its process ends.
 */
import { Buffer } from 'node:buffer';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url));
const FONTS = fileURLToPath(new URL('./fonts', import.meta.url));
/** Where templates read their data. A file rather than an input: with other inputs the compiler begins anew, from its library on. */
const DATA = `${TEMPLATES}/data.json`;
/** Results that so many documents have not used again are forgotten. */
const KEPT_GENERATIONS = 4;

export interface PdfTask {
  id: number;
  template: string;
  json: string;
  /** Pictures that the template names, by their names. */
  files: Record<string, Uint8Array>;
}

/** `rss`: the process's memory afterwards, in bytes. */
export type PdfAnswer = { id: number; rss: number } & ({ pdf: Uint8Array } | { problem: string });

const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: [FONTS] }] });

process.on('message', (task: PdfTask) => {
  const made = render(task);
  process.send?.({ id: task.id, rss: process.memoryUsage.rss(), ...made } satisfies PdfAnswer);
  // After the answer: who waits for it need not wait for this too.
  compiler.evictCache(KEPT_GENERATIONS);
});
// Its parent ended, however that was.
process.on('disconnect', () => process.exit(0));

function render({ template, json, files }: PdfTask): { pdf: Uint8Array } | { problem: string } {
  try {
    compiler.mapShadow(DATA, Buffer.from(json));
    for (const [name, bytes] of Object.entries(files))
      compiler.mapShadow(`${TEMPLATES}/${name}`, Buffer.from(bytes));
    const result = compiler.compile({ mainFilePath: `${TEMPLATES}/${template}.typ` });
    if (!result.result) return { problem: diagnostics(result.takeDiagnostics()) };
    return { pdf: new Uint8Array(compiler.pdf(result.result, { pdfStandard: 'a-2a' })) };
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    return { problem: `${code} ${error instanceof Error ? error.message : String(error)}`.trim() };
  } finally {
    compiler.unmapShadow(DATA);
    for (const name of Object.keys(files)) compiler.unmapShadow(`${TEMPLATES}/${name}`);
  }
}

function diagnostics(error: unknown): string {
  const short = (error as { shortDiagnostics?: unknown[] } | null)?.shortDiagnostics ?? [];
  return JSON.stringify(short).slice(0, 2000);
}
