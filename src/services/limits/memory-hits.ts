import { type FormHits, type Hit, WINDOW_MS } from './form-hits.ts';

const MAX_KEYS = 10_000;

/** Counts in this process: for the embedded database, which has only one. */
export function createMemoryHits(): FormHits {
  const window = new Map<string, number[]>();

  function hitsOf(key: string, now: number): number[] {
    if (window.size > MAX_KEYS) {
      for (const [old, times] of window) if ((times.at(-1) ?? 0) <= now - WINDOW_MS) window.delete(old);
    }
    const hits = window.get(key) ?? [];
    window.set(key, hits);
    while (hits.length > 0 && (hits[0] ?? 0) <= now - WINDOW_MS) hits.shift();
    return hits;
  }

  return {
    async take(key, limit, now): Promise<Hit> {
      const hits = hitsOf(key, now);
      const isFull = hits.length >= limit;
      if (!isFull) hits.push(now);
      return {
        wait: isFull ? ((hits[hits.length - limit] ?? now) + WINDOW_MS - now) / 1000 : 0,
        async giveBack() {
          const at = hits.indexOf(now);
          if (at >= 0) hits.splice(at, 1);
        },
      };
    },
  };
}
