import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PdfTemplates } from '#app/integrations/pdf/port.ts';

const folder = (name: string) =>
  fileURLToPath(new URL(`../../src/integrations/pdf/${name}`, import.meta.url));

/** The engine as the product's own process uses it, in this process: without the way there and back. */
export function bareTypst(): (
  template: keyof PdfTemplates,
  json: string,
  files?: Record<string, Uint8Array>,
) => void {
  const templates = folder('templates');
  const compiler = NodeCompiler.create({
    workspace: templates,
    fontArgs: [{ fontPaths: [folder('fonts')] }],
  });
  return (template, json, files = {}) => {
    const shadows = { ...files, 'data.json': Buffer.from(json) };
    for (const [name, bytes] of Object.entries(shadows))
      compiler.mapShadow(`${templates}/${name}`, Buffer.from(bytes));
    const { result } = compiler.compile({ mainFilePath: `${templates}/${template}.typ` });
    if (!result) throw new Error('The bare compile failed');
    compiler.pdf(result, { pdfStandard: 'a-2a' });
    for (const name of Object.keys(shadows)) compiler.unmapShadow(`${templates}/${name}`);
    compiler.evictCache(4);
  };
}
