/** The milliseconds that a limit looks back. */
export const WINDOW_MS = 60_000;

export interface Hit {
  /** Seconds until there is a place; 0: it was taken. */
  wait: number;
  /** Of a place that was taken: what came was refused, so it counts for nothing. */
  giveBack(): Promise<void>;
}

/** Counts what was accepted in the last minute by key (a form and an address). */
export interface FormHits {
  take(key: string, limit: number, now: number): Promise<Hit>;
}
