import { randomUUID } from 'node:crypto';
import type { FileStore } from '#app/integrations/files/port.ts';
import { FileStoreError } from '#app/integrations/files/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { bucketOf } from './bucket-of.ts';
import { resolveProviders } from './resolve-providers.ts';

type Outcome = { result: 'sent' | 'later' | 'refused' | 'off'; detail: string };

/** Writes a small file where new files go, reads it back and deletes it. */
export async function testFileStore(ctx: Ctx): Promise<Outcome> {
  const resolved = await resolveProviders(ctx);
  const { store, bucket } = resolved.settings.files;
  if (store === 's3' && bucketOf(resolved) === null)
    return {
      result: 'off',
      detail: 'The bucket is not set up completely: files are kept on the server’s disk',
    };
  const where = store === 's3' ? `in the bucket ${bucket}` : 'in the server’s data folder';
  try {
    return await probe(ctx.files, where);
  } catch (error) {
    if (error instanceof FileStoreError) {
      const passing = error.fault === 'unreachable' || error.fault === 'slow';
      return { result: passing ? 'later' : 'refused', detail: error.message };
    }
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    if (code === null) throw error;
    ctx.log.error({ err: error }, 'the test of the file store failed');
    return { result: 'refused', detail: `The server’s disk refused it: ${code}` };
  }
}

async function probe(files: FileStore, where: string): Promise<Outcome> {
  const key = `probes/${randomUUID()}.txt`;
  const sent = new TextEncoder().encode(key);
  await files.put(key, sent);
  const back = await files.read(key).catch(async (error: unknown) => {
    await files.delete(key).catch(() => undefined);
    throw error;
  });
  await files.delete(key);
  if (back === null || Buffer.compare(back, sent) !== 0)
    return { result: 'refused', detail: `What was written ${where} did not come back as it was` };
  if ((await files.read(key)) !== null)
    return { result: 'refused', detail: `What was deleted ${where} is still there` };
  return { result: 'sent', detail: `A small file was written ${where}, read back and deleted` };
}
