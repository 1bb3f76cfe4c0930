/** Files are in memory while they are read: so many at once, the others wait with their bytes still on the wire. */
const SLOTS = 2;

let free = SLOTS;
const waiting: Array<() => void> = [];

/** Waits for its turn; answers what gives the turn to the next, to be called once. */
export async function takeUploadSlot(): Promise<() => void> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  return () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
}
