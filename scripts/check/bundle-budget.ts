import { type BuiltFile, landingFiles } from './landing-files.ts';

/** Bytes of brotli that the landing page may take. */
export const BUDGET = { js: 140_000, css: 20_000 };

/** Prints what the landing page loads against its budget. Answers what is over it, a line each. */
export function checkBundle(): string[] {
  const files = landingFiles().sort((a, b) => a.kind.localeCompare(b.kind) || b.brotli - a.brotli);
  for (const file of files)
    console.log(`  ${file.name.padEnd(44)} ${kilobytes(file.bytes)} ${kilobytes(file.brotli)} br`);
  return (['js', 'css'] as const).flatMap((kind) => {
    const total = sumOf(files, kind);
    console.log(
      `  ${`all ${kind} of the landing page`.padEnd(54)} ${kilobytes(total)} br of ${kilobytes(BUDGET[kind]).trim()}`,
    );
    return total > BUDGET[kind]
      ? [`The landing page's ${kind} is ${kilobytes(total).trim()}, over its budget.`]
      : [];
  });
}

export function sumOf(files: BuiltFile[], kind: BuiltFile['kind']): number {
  return files.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.brotli, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`.padStart(9);
}
