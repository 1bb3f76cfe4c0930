/** Values with their names, for a filter of a list. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  names: Record<Value, string>,
): Array<{ value: Value; label: string }> {
  return values.map((value) => ({ value, label: names[value] }));
}
