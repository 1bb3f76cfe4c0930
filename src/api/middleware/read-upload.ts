import { AppError } from '#app/services/errors.ts';

/** Without a byte for so long a line counts as dead; a body that takes longer than this is too slow to be one. */
const DEAD_MS = 30_000;
const WHOLE_MS = 4 * 60_000;

/**
 * The whole body of an upload, within `limit` bytes. Throws `body_too_large`, `malformed_body` for one that broke off,
 * and `request_timeout` for a line on which nothing comes for 30 s or the file not within 4 minutes.
 */
export async function readUpload(
  request: Request,
  limit: number,
  tooLarge: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const parts: Uint8Array[] = [];
  const ends = performance.now() + WHOLE_MS;
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), Math.min(DEAD_MS, ends - performance.now()));
      if (done) return new Uint8Array(Buffer.concat(parts));
      size += value.byteLength;
      if (size > limit) throw new AppError('body_too_large', tooLarge, { fields: { file: tooLarge } });
      parts.push(value);
    }
  } catch (error) {
    // Nobody waits for what a dead line says to this.
    reader.cancel().catch(() => undefined);
    if (error instanceof AppError) throw error;
    throw new AppError('malformed_body', 'The request ended before all of it had come.');
  }
}

async function inTime<Value>(wanted: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError('request_timeout', 'The file came too slowly. Please try again.')),
      Math.max(0, ms),
    );
  });
  try {
    return await Promise.race([wanted, late]);
  } finally {
    clearTimeout(timer);
  }
}
