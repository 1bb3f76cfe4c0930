const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** From here on the promise is close enough to stand out. */
const SOON = 10 * HOUR;

/** How long is left of the promised 24 hours, or by how much they are over. `tone`: the class that colours it. */
export function replyTime(replyBy: string, now: Date): { text: string; tone: 'due' | 'warn' | 'mute' } {
  const left = Date.parse(replyBy) - now.getTime();
  if (left <= 0) return { text: `Late by ${span(-left)}`, tone: 'due' };
  return { text: `Reply within ${span(left)}`, tone: left <= SOON ? 'warn' : 'mute' };
}

/** How long somebody has waited: `19 h`, `40 min`. */
export function waited(since: string, now: Date): string {
  return span(Math.max(0, now.getTime() - Date.parse(since)));
}

function span(length: number): string {
  if (length < HOUR) return `${Math.max(1, Math.floor(length / MINUTE))} min`;
  if (length < 48 * HOUR) return `${Math.floor(length / HOUR)} h`;
  return `${Math.floor(length / (24 * HOUR))} days`;
}
