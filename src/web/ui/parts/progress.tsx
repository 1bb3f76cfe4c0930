/** How far something is: `value` of `max`. Without a value nobody knows. */
export function Progress({
  label,
  value,
  max = 100,
  text,
}: {
  label: string;
  value?: number;
  max?: number;
  /** In words, beside the bar: `3 of 8`. */
  text?: string;
}) {
  const part = value === undefined ? undefined : Math.max(0, Math.min(1, max > 0 ? value / max : 0));
  return (
    <div className="prog-w">
      <div
        className={part === undefined ? 'prog any' : 'prog'}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        <i style={part === undefined ? undefined : { width: `${part * 100}%` }} />
      </div>
      {text && <span className="mute">{text}</span>}
    </div>
  );
}
