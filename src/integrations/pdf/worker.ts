/** The engine, in a thread of its own: setting a page is pure computing and would hold up every request. */
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url));
const FONTS = fileURLToPath(new URL('./fonts', import.meta.url));
/** Results that so many documents have not used again are forgotten, so that memory stays flat. */
const KEPT_GENERATIONS = 10;

export interface PdfTask {
  id: number;
  template: string;
  json: string;
}

export type PdfAnswer = { id: number; pdf: Uint8Array } | { id: number; problem: string };

const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: [FONTS] }] });

parentPort?.on('message', (task: PdfTask) => {
  const answer = render(task);
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer as ArrayBuffer] : []);
  compiler.evictCache(KEPT_GENERATIONS);
});

function render({ id, template, json }: PdfTask): PdfAnswer {
  try {
    const result = compiler.compile({ mainFilePath: `${TEMPLATES}/${template}.typ`, inputs: { data: json } });
    if (!result.result) return { id, problem: diagnostics(result.takeDiagnostics()) };
    return { id, pdf: new Uint8Array(compiler.pdf(result.result, { pdfStandard: 'a-2a' })) };
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    return { id, problem: `${code} ${error instanceof Error ? error.message : String(error)}`.trim() };
  }
}

function diagnostics(error: unknown): string {
  const short = (error as { shortDiagnostics?: unknown[] } | null)?.shortDiagnostics ?? [];
  return JSON.stringify(short).slice(0, 2000);
}
