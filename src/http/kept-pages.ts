/** A rendered public page with its headers, and the compressed forms once they are made. */
export interface CachedPage {
  headers: Record<string, string>;
  etag: string;
  identity: Buffer;
  brotli: Buffer | null;
  gzip: Buffer | null;
}

export interface KeptPages {
  /** Found pages count as asked for last. */
  get(address: string): CachedPage | undefined;
  set(address: string, page: CachedPage): void;
  /** A page that is still kept has got more bytes. */
  grew(address: string, page: CachedPage, bytes: number): void;
  clear(): void;
  size(): number;
}

/** Pages by address, within bounds: the one that nobody has asked for longest goes first. */
export function createKeptPages({ maxPages, maxBytes }: { maxPages: number; maxBytes: number }): KeptPages {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;
  let newest = '';

  function drop(address: string): void {
    const page = pages.get(address);
    if (!page) return;
    pages.delete(address);
    bytes -= weight(page);
  }

  function shrink(): void {
    for (const address of pages.keys()) {
      if (pages.size <= maxPages && bytes <= maxBytes) return;
      drop(address);
    }
  }

  return {
    get(address) {
      const page = pages.get(address);
      if (page && address !== newest) {
        pages.delete(address);
        pages.set(address, page);
        newest = address;
      }
      return page;
    },
    set(address, page) {
      drop(address);
      pages.set(address, page);
      newest = address;
      bytes += weight(page);
      shrink();
    },
    grew(address, page, more) {
      if (pages.get(address) !== page) return;
      bytes += more;
      shrink();
    },
    clear() {
      pages.clear();
      bytes = 0;
    },
    size: () => pages.size,
  };
}

function weight(page: CachedPage): number {
  return page.identity.length + (page.brotli?.length ?? 0) + (page.gzip?.length ?? 0);
}
