import type { OfficeStream } from './office-stream.ts';

/** A browser needs one for all its tabs. */
const MOST = 8;

/** Who has which streams open in this process: of too many the oldest ends, which may be of a line long dead. */
export function createStreamSlots(most = MOST) {
  const open = new Map<string, Set<OfficeStream>>();
  return {
    take(userId: string, stream: OfficeStream): void {
      const own = open.get(userId) ?? new Set();
      open.set(userId, own.add(stream));
      void stream.closed.then(() => {
        own.delete(stream);
        if (own.size === 0 && open.get(userId) === own) open.delete(userId);
      });
      const [oldest] = own;
      if (own.size > most && oldest) {
        own.delete(oldest);
        oldest.end('replaced');
      }
    },
  };
}
