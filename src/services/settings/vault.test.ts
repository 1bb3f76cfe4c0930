import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KEY_FILE, openVault } from './open-vault.ts';
import { createVault } from './vault.ts';

const NONE = { appSecret: null, secretsKey: null, secretsKeyPrevious: null };
const KEY = 'a-key-from-the-environment-01';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'deodar-vault-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the vault', () => {
  it('SEC-17 opens what it sealed, under its name only', () => {
    const vault = createVault('environment', [KEY]);
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const sealed = vault.seal('mail.password', text);
        expect(vault.open('mail.password', sealed)).toBe(text);
        expect(vault.open('ai.key', sealed)).toBeNull();
        if (text.length > 3) expect(sealed).not.toContain(text);
      }),
    );
    expect(vault.seal('ai.key', 'same')).not.toBe(vault.seal('ai.key', 'same'));
  });

  it('SEC-17 opens nothing that was changed, cut or sealed with another key', () => {
    const vault = createVault('environment', [KEY]);
    const sealed = vault.seal('ai.key', 'sk-123456789');
    for (let at = 12; at < sealed.length; at += 5) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(vault.open('ai.key', sealed.slice(0, at) + other + sealed.slice(at + 1))).toBeNull();
    }
    expect(vault.open('ai.key', sealed.slice(0, -4))).toBeNull();
    for (const wrong of ['', 'sk-123456789', 'v1.x', 'v1.00000000.a.b.c'])
      expect(vault.open('ai.key', wrong)).toBeNull();
    expect(createVault('environment', ['another-key-entirely']).open('ai.key', sealed)).toBeNull();
  });

  it('SEC-17 a new key opens what an earlier one sealed, and says that it is old', () => {
    const sealed = createVault('environment', [KEY]).seal('ai.key', 'sk-1');
    const next = createVault('environment', ['the-next-key-of-ours', KEY]);
    expect(next.open('ai.key', sealed)).toBe('sk-1');
    expect([next.isCurrent(sealed), next.isCurrent(next.seal('ai.key', 'x'))]).toEqual([false, true]);
  });
});

describe('the key of the vault', () => {
  it('SEC-17 comes from the environment, and then no file is made', async () => {
    for (const given of [{ secretsKey: KEY }, { appSecret: KEY }]) {
      const vault = await openVault({ ...NONE, ...given, dataDir });
      expect(vault.source).toBe('environment');
      await expect(stat(join(dataDir, KEY_FILE))).rejects.toThrow('ENOENT');
    }
  });

  it('SEC-17 else from one file that only its owner reads, the same for processes that start at once', async () => {
    const vaults = await Promise.all(Array.from({ length: 8 }, () => openVault({ ...NONE, dataDir })));
    const sealed = vaults[0]?.seal('ai.key', 'sk-1') ?? '';
    expect(vaults.map((vault) => vault.open('ai.key', sealed))).toEqual(Array(8).fill('sk-1'));
    expect(vaults[0]?.source).toBe('file');
    expect((await stat(join(dataDir, KEY_FILE))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(dataDir, KEY_FILE), 'utf8')).trim()).toMatch(/^[0-9a-f]{64}$/);
    // Later a key from the environment takes over, and what the file sealed still opens.
    const moved = await openVault({ ...NONE, secretsKey: KEY, dataDir });
    expect([moved.source, moved.open('ai.key', sealed)]).toEqual(['environment', 'sk-1']);
  });

  it('SEC-17 a file that holds no key stops the start instead of making another', async () => {
    await writeFile(join(dataDir, KEY_FILE), '\n');
    await expect(openVault({ ...NONE, dataDir })).rejects.toThrow(/does not hold a key/);
  });
});
