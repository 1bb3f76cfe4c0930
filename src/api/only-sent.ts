/**
 * A parsed body without the fields that the request did not have: parsing gives an absent text its empty value, but
 * in a PUT absent means "stays" and only an empty one clears.
 */
export function onlySent<Body extends object>(parsed: Body, sent: unknown): Partial<Body> {
  const names = new Set(typeof sent === 'object' && sent !== null ? Object.keys(sent) : []);
  return Object.fromEntries(Object.entries(parsed).filter(([name]) => names.has(name))) as Partial<Body>;
}
