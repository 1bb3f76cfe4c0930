import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** Authenticated encryption of short texts. `purpose` parts kinds: what was sealed for one opens for no other. */
export interface Seal {
  close(purpose: string, text: string): string;
  /** Null for anything that was not closed here for this purpose. */
  open(purpose: string, sealed: string): string | null;
}

/** A seal with a key of its own, derived from the installation's secret (AES-256-GCM). */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'office seal', 32));
  return {
    close(purpose, text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE + TAG) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return null;
      }
    },
  };
}
