/** How a field is called by its path, where no label is at hand: `offices.0.city` is `Offices 1: City`. */
export function fieldWords(path: readonly string[]): string {
  const numbered = path.findLastIndex((name) => /^\d+$/.test(name));
  const last = words(path.at(-1) ?? '');
  if (numbered < 0) return last;
  const of = `${words(path[numbered - 1] ?? '')} ${Number(path[numbered]) + 1}`;
  return numbered === path.length - 1 ? of : `${of}: ${last}`;
}

function words(name: string): string {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
