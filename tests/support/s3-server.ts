import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface S3Server {
  url: string;
  bucket: string;
  close(): Promise<void>;
}

/**
 * A server that speaks S3, with one bucket, on a free port. Its only account is S3RVER with secret S3RVER; it knows who
 * asks, but does not check signatures of version 4.
 */
export async function startS3Server(): Promise<S3Server> {
  const bucket = 'agency';
  const directory = mkdtempSync(join(tmpdir(), 'deodar-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const close = async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, bucket, close };
}
