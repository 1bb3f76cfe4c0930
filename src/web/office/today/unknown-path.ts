/** The address of an unknown number, or of an action of it, below the API. */
export function unknownPath(number: string, action = ''): string {
  return `/crm/unknown-numbers/${encodeURIComponent(number)}${action && `/${action}`}`;
}
