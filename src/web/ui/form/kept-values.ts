import { mergeKept } from './merge-kept.ts';

const PREFIX = 'deodar:draft:';
/** Older drafts are nobody's any more: 30 days, in milliseconds. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

export interface KeptValues<Values> {
  values: Values;
  /** When they were typed. */
  at: Date;
  /** What they were typed on; null for a form that begins from nothing that others save. */
  base: Values | null;
  /** The record was saved since: the paths that were changed there as well as here. Null when it is as it was. */
  changedSince: string[] | null;
}

/**
 * Unsaved values of a form, brought onto `initial` where that was saved again since they were typed. Null when there
 * are none, or they equal what is saved.
 */
export function readKept<Values extends object>(name: string, initial: Values): KeptValues<Values> | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    if (!text) return null;
    const kept = JSON.parse(text) as { at: number; values: Partial<Values>; base?: Values };
    const typed = { ...initial, ...kept.values };
    const base = kept.base ? { ...initial, ...kept.base } : null;
    const { values, both } = base ? mergeKept(base, typed, initial) : { values: typed, both: [] };
    const stale = !(Date.now() - kept.at < KEPT_MS) || JSON.stringify(values) === JSON.stringify(initial);
    if (!stale) {
      const changed = base !== null && JSON.stringify(base) !== JSON.stringify(initial);
      return { values, at: new Date(kept.at), base, changedSince: changed ? both : null };
    }
    localStorage.removeItem(PREFIX + name);
  } catch {
    // A device without storage, or something else under this name: there is nothing kept.
  }
  return null;
}

/** `base`: what the values were typed on, of a record that others may save meanwhile. */
export function keepValues(name: string, values: object, base: object | null): void {
  try {
    const kept = { at: Date.now(), values, ...(base ? { base } : {}) };
    localStorage.setItem(PREFIX + name, JSON.stringify(kept));
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
