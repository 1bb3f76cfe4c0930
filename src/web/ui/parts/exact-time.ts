/** The instant on the agency's wall clock: `27 Nov 2026, 14:05`. */
export function exactTime(instant: Date): string {
  return new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Kolkata',
  }).format(instant);
}
