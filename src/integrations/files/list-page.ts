import type { ListedFile } from './port.ts';

/**
 * One answer to ListObjectsV2. Keys are all our own, of letters, digits, `/`, `-`, `_` and `.`, so that no XML in them
 * wants reading; `next` continues the list, null at its end.
 */
export function readListPage(xml: string): { files: ListedFile[]; next: string | null } {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, inside = '']) => {
    const key = textOf(inside, 'Key');
    const written = textOf(inside, 'LastModified');
    return key === null || written === null ? [] : [{ key, writtenAt: new Date(written) }];
  });
  const cut = textOf(xml, 'IsTruncated') === 'true';
  return { files, next: cut ? textOf(xml, 'NextContinuationToken') : null };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(xml: string, tag: string): string | null {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return found === undefined ? null : found.replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
}
