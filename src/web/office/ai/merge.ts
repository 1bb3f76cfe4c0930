/** What becomes of a field that holds something already. */
export type Choice = 'keep' | 'add' | 'replace';

/** Drafted text below what is there. */
export function addText(own: string, drafted: string): string {
  return own.trim() === '' ? drafted : `${own.trimEnd()}\n\n${drafted}`;
}

/** Drafted lines below those that are there, none twice. */
export function addLines(own: readonly string[], drafted: readonly string[]): string[] {
  return [...own, ...newLines(own, drafted)];
}

/** The drafted lines that are not there yet; case and outer spaces make no difference. */
export function newLines(own: readonly string[], drafted: readonly string[]): string[] {
  const there = new Set(own.map(plain));
  return drafted.filter((line) => !there.has(plain(line)));
}

/** True for a field that nobody has written in. */
export function isBlank(value: string | readonly string[]): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.every((line) => line.trim() === '');
}

function plain(line: string): string {
  return line.trim().toLowerCase();
}
