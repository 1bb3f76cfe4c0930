/**
 * How a hand-over to a messaging provider ended. `later`: not now, for a reason that passes; with `mayHaveGone` the
 * provider may have taken it all the same, so only a person should try again. `retryAfter`: seconds it asked to wait.
 * `refused`: never as it is.
 */
export type HandOver =
  | { result: 'sent'; providerId: string }
  | { result: 'later'; reason: string; mayHaveGone: boolean; retryAfter?: number }
  | { result: 'refused'; reason: string }
  | { result: 'off'; reason: string };

export function later(reason: string, mayHaveGone = false, retryAfter: number | null = null): HandOver {
  return {
    result: 'later',
    reason: short(reason),
    mayHaveGone,
    ...(retryAfter === null ? {} : { retryAfter }),
  };
}

export function refused(reason: string): HandOver {
  return { result: 'refused', reason: short(reason) };
}

/** A provider's words, short enough for a column and a toast, in one line. */
function short(reason: string): string {
  return reason.replace(/\s+/g, ' ').trim().slice(0, 300);
}
