/** One filter of a list. `all` is what no choice is called; without it one of the values is always chosen. */
export function FilterChoice<Value extends string>({
  label,
  value,
  values,
  names,
  all = 'All',
  onChoose,
}: {
  label: string;
  value: Value | '';
  values: readonly Value[];
  names: Record<Value, string>;
  all?: string;
  onChoose: (value: Value | '') => void;
}) {
  const id = `by-${label.toLowerCase()}`;
  return (
    <span className={value ? 'fld on' : 'fld'}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value as Value | '')}>
        <option value="">{all}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </span>
  );
}
