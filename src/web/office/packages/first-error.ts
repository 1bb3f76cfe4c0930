/** The error of a field, or the first of what lies in it: `inclusions.3` is shown at `inclusions`. */
export function firstError(errors: Record<string, string>, name: string): string | undefined {
  const inside = Object.keys(errors).find((path) => path === name || path.startsWith(`${name}.`));
  return inside === undefined ? undefined : errors[inside];
}
