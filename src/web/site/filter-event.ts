/** The window event by which the packages grid is filtered. Source: public-site §2. */
export const FILTER_EVENT = 'filterDestination';

/** Tells every listener which destination was chosen; the detail is its name. */
export function announceDestination(name: string): void {
  window.dispatchEvent(new CustomEvent<string>(FILTER_EVENT, { detail: name }));
}

/** The name an event carries: as the detail itself, or in it as `destination` or `name`; null when it carries none. */
export function readDestination(event: Event): string | null {
  if (!(event instanceof CustomEvent)) return null;
  const detail: unknown = event.detail;
  if (typeof detail === 'string') return detail.trim();
  if (typeof detail !== 'object' || detail === null) return null;
  for (const key of ['destination', 'name']) {
    const value: unknown = Reflect.get(detail, key);
    if (typeof value === 'string') return value.trim();
  }
  return null;
}

/** The listed spelling of a name, ignoring case and outer spaces; the name itself when it is not listed. */
export function listedName(name: string, listed: readonly string[]): string {
  const wanted = name.trim().toLowerCase();
  return listed.find((one) => one.trim().toLowerCase() === wanted) ?? name.trim();
}
