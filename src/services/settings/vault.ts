import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Seals secrets with a key from outside the database: AES-256-GCM, the secret's name bound in. */
export interface Vault {
  /** Where the key comes from; `file`: DATA_DIR/secret.key, made at first start. */
  readonly source: 'environment' | 'file';
  seal(name: string, text: string): string;
  /** Null when no known key opens it, or it is not what was sealed under this name. */
  open(name: string, sealed: string): string | null;
  /** True when the newest key sealed it. */
  isCurrent(sealed: string): boolean;
}

const FORM = /^v1\.(?<key>[0-9a-f]{8})\.(?<iv>[\w-]{16})\.(?<tag>[\w-]{22})\.(?<data>[\w-]*)$/;

interface Key {
  id: string;
  bytes: Buffer;
}

/** `material`: what each key is derived from, the one to seal with first; older ones still open. */
export function createVault(source: Vault['source'], material: readonly [string, ...string[]]): Vault {
  const [current, ...older] = material.map(deriveKey) as [Key, ...Key[]];
  const keys = new Map([...older.toReversed(), current].map((key) => [key.id, key]));
  return {
    source,
    seal(name, text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', current.bytes, iv);
      cipher.setAAD(Buffer.from(name));
      const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = [iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'));
      return ['v1', current.id, ...parts].join('.');
    },
    open(name, sealed) {
      const parts = FORM.exec(sealed)?.groups;
      const key = parts && keys.get(parts.key ?? '');
      if (!parts || !key) return null;
      const [iv, tag, data] = [parts.iv, parts.tag, parts.data].map((part) =>
        Buffer.from(part ?? '', 'base64url'),
      ) as [Buffer, Buffer, Buffer];
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, iv, { authTagLength: 16 });
      decipher.setAAD(Buffer.from(name));
      decipher.setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    isCurrent: (sealed) => FORM.exec(sealed)?.groups?.key === current.id,
  };
}

/** Its id is a digest of the derived key, so that a sealed text says which key it needs and nothing more. */
function deriveKey(material: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', material, '', 'deodar secrets v1', 32));
  return { bytes, id: createHash('sha256').update(bytes).digest('hex').slice(0, 8) };
}
