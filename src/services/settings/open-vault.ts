import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#app/config.ts';
import { createVault, type Vault } from './vault.ts';

/** Beside the database, never in it nor in its backups: who has only one of the two cannot read a secret. */
export const KEY_FILE = 'secret.key';

/**
 * The vault of this installation. SECRETS_KEY seals, else APP_SECRET, else a file made at first start; keys of earlier
 * set-ups (SECRETS_KEY_PREVIOUS, APP_SECRET, the file) still open. Throws when the file cannot be read or made.
 */
export async function openVault(
  config: Pick<Config, 'dataDir' | 'appSecret' | 'secretsKey' | 'secretsKeyPrevious'>,
): Promise<Vault> {
  const { secretsKey, secretsKeyPrevious, appSecret, dataDir } = config;
  const given = [secretsKey, appSecret, secretsKeyPrevious].filter((key) => key !== null);
  const path = join(dataDir, KEY_FILE);
  const [first, ...more] = given;
  if (first === undefined || (secretsKey === null && appSecret === null)) {
    return createVault('file', [await fileKey(path), ...given]);
  }
  const file = await readKey(path);
  return createVault('environment', [first, ...more, ...(file === null ? [] : [file])]);
}

async function fileKey(path: string): Promise<string> {
  const known = await readKey(path);
  if (known !== null) return known;
  await mkdir(join(path, '..'), { recursive: true });
  // Written whole and then named: of several processes one wins, and none reads half a key.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  await chmod(draft, 0o600);
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  const made = await readKey(path);
  if (made === null) throw new Error(`The key of the secrets could not be kept in ${path}`);
  return made;
}

async function readKey(path: string): Promise<string | null> {
  try {
    const text = (await readFile(path, 'utf8')).trim();
    if (text.length < 32)
      throw new Error(`${path} does not hold a key: restore it, or remove it and enter all secrets anew`);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
