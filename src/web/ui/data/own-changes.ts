/** So long after a call the news of its change may come. */
const NEWS_MS = 5000;
let last = Number.NEGATIVE_INFINITY;

/** Called when this tab has changed something by the API. */
export function noteOwnChange(): void {
  last = performance.now();
}

/** True when a change that was just heard of, by the same person, was made in this tab. */
export function isOwnChange(): boolean {
  return performance.now() - last < NEWS_MS;
}
