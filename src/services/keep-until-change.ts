/**
 * Asks once and gives everybody that answer, until `onChange` tells of a change; a failure is not kept. What began
 * before the change is forgotten with it.
 */
export function keepUntilChange<Value>(
  onChange: (forget: () => void) => void,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: Promise<Value> | null = null;
  onChange(() => {
    kept = null;
  });
  return () => {
    if (kept) return kept;
    const reading = read();
    kept = reading;
    reading.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading;
  };
}
