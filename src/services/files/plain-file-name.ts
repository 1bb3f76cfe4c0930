/** What a screen cannot show, but for the two joiners that Indian scripts are written with. */
const UNSHOWN = /(?![\u200c\u200d])\p{C}/gu;

/** The last part of what may be a path, without what a screen cannot show; `otherwise` when nothing is left. */
export function plainFileName(name: string, otherwise: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return [...last.toWellFormed().replaceAll(UNSHOWN, '').trim()].slice(0, 120).join('') || otherwise;
}
