import { readFileSync } from 'node:fs';

const LINK = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g;

/**
 * Puts the built style sheets into the page itself: the first paint then waits for one answer, not for two in a row.
 * Their links stay, disabled, where the browser's React looks for them. `read` answers a sheet's text by its address.
 */
export function inlineStyles(html: string, read = readBuilt): string {
  return html.replace(LINK, (link, href: string) => {
    const text = read(href);
    if (text.includes('</style')) return link;
    return `<style>${text}</style>${link.replace('/>', ' disabled=""/>')}`;
  });
}

const built = new Map<string, string>();

/** A sheet as it lies beside the built server; its name changes with its content, so it is read once. */
function readBuilt(href: string): string {
  const known = built.get(href);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`../client${href}`, import.meta.url), 'utf8');
  built.set(href, text);
  return text;
}
