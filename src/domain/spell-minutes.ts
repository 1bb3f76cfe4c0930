const HOUR = 60;
const DAY = 24 * HOUR;

/** How long something took, in the two largest parts: 200 → `3 h 20 m`, 45 → `45 m`, 4500 → `3 d 3 h`. Whole minutes. */
export function spellMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < HOUR) return `${whole} m`;
  const [large, small, names] =
    whole < DAY
      ? [Math.floor(whole / HOUR), whole % HOUR, ['h', 'm']]
      : [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR), ['d', 'h']];
  return small === 0 ? `${large} ${names[0]}` : `${large} ${names[0]} ${small} ${names[1]}`;
}
