import { FileStoreError, type FileStoreFault } from '#app/integrations/files/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';

const REASONS: Record<FileStoreFault, (what: string) => string> = {
  unreachable: (what) =>
    `The file store could not be reached, so the ${what} was not kept. Please try again.`,
  slow: (what) => `The file store did not answer in time, so the ${what} was not kept. Please try again.`,
  refused: (what) => `The file store refused the ${what}: its keys or its rights are wrong.`,
  failed: (what) => `The file store could not keep the ${what}. Please try again.`,
};

/** Keeps a file; `what` it is for people: `picture`. Throws `provider_failed` when the store does not take it. */
export async function putFile(
  ctx: Pick<Ctx, 'files' | 'log'>,
  key: string,
  bytes: Uint8Array,
  what: string,
): Promise<void> {
  try {
    await ctx.files.put(key, bytes);
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    ctx.log.error({ err: error, key }, 'a file could not be stored');
    throw new AppError('provider_failed', REASONS[error.fault](what));
  }
}
