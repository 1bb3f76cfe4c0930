/** The value at a path such as `legal.terms.body`. Throws where there is none: a form's field that is misspelt. */
export function valueAt(values: unknown, path: string): unknown {
  let found = values;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !(name in found))
      throw new Error(`These values have nothing at ${path}`);
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}

/** The same values with another one at the path; what lies beside it is shared. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.');
  const inner = (values as Record<string, unknown>)[name];
  const next = rest.length === 0 ? value : withValueAt(inner, rest.join('.'), value);
  if (Array.isArray(values)) return values.with(Number(name), next) as Values;
  return { ...values, [name]: next };
}
