import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes (the OWASP setting): about 40 ms on the library's own threads. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), OPTIONS);
}

/** False for a wrong password and for a hash that cannot be read. */
export async function verifyPassword(hashed: string, password: string): Promise<boolean> {
  try {
    return await verify(hashed, password.normalize('NFKC'));
  } catch {
    return false;
  }
}
