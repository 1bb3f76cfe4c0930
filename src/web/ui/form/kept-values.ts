const PREFIX = 'deodar:draft:';
/** Older drafts are nobody's any more: 30 days, in milliseconds. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

/** Unsaved values of a form, and when they were typed. Null when there are none, or they equal what is saved. */
export function readKept<Values extends object>(
  name: string,
  initial: Values,
): { values: Values; at: Date } | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    if (!text) return null;
    const { at, values } = JSON.parse(text) as { at: number; values: Partial<Values> };
    const merged = { ...initial, ...values };
    const stale = !(Date.now() - at < KEPT_MS) || JSON.stringify(merged) === JSON.stringify(initial);
    if (!stale) return { values: merged, at: new Date(at) };
    localStorage.removeItem(PREFIX + name);
  } catch {
    // A device without storage, or something else under this name: there is nothing kept.
  }
  return null;
}

export function keepValues(name: string, values: object): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ at: Date.now(), values }));
  } catch {
    // Full or forbidden: the form works without.
  }
}

export function dropKept(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // As above.
  }
}
