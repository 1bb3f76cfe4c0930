/** The live count above the packages grid. `destination` empty: no filter. */
export function countText(shown: {
  first: number;
  rows: number;
  total: number;
  destination: string;
}): string {
  const { first, rows, total, destination } = shown;
  const noun = total === 1 ? 'package' : 'packages';
  const place = destination === '' ? '' : ` in ${destination}`;
  if (rows === 0) return `No packages${place}`;
  if (first > 0) return `Showing ${first + 1} to ${first + rows} of ${total} ${noun}${place}`;
  return rows < total ? `Showing ${rows} of ${total} ${noun}${place}` : `Showing ${total} ${noun}${place}`;
}

/** Below a destination's name. Source: public-site, Destinations. */
export function availableText(packages: number): string {
  return packages === 1 ? '1 package available' : `${packages} packages available`;
}
