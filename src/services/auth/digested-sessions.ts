import { createHash } from 'node:crypto';
import type { DBAdapter, Where } from 'better-auth';

/** What the table holds in place of a session's token. */
export function digestToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function digested(model: string, where: Where[] | undefined): Where[] | undefined {
  if (model !== 'session') return where;
  return where?.map((one) =>
    one.field === 'token' && typeof one.value === 'string' ? { ...one, value: digestToken(one.value) } : one,
  );
}

/**
 * The library's adapter, with sessions kept by a digest of their token: who reads the database, and the secret that
 * may be in it, still makes no cookie.
 */
export function digestSessions<Adapter extends Omit<DBAdapter, 'transaction'>>(adapter: Adapter): Adapter {
  const own: Partial<DBAdapter> = {
    async create(input) {
      const { token } = input.data as { token?: unknown };
      if (input.model !== 'session' || typeof token !== 'string') return adapter.create(input);
      const data = { ...input.data, token: digestToken(token) };
      // The caller needs the token itself, for the cookie.
      return { ...((await adapter.create({ ...input, data })) as object), token } as never;
    },
    findOne: (input) => adapter.findOne({ ...input, where: digested(input.model, input.where) ?? [] }),
    findMany: (input) => adapter.findMany({ ...input, where: digested(input.model, input.where) }),
    update: (input) => adapter.update({ ...input, where: digested(input.model, input.where) ?? [] }),
    updateMany: (input) => adapter.updateMany({ ...input, where: digested(input.model, input.where) ?? [] }),
    delete: (input) => adapter.delete({ ...input, where: digested(input.model, input.where) ?? [] }),
    deleteMany: (input) => adapter.deleteMany({ ...input, where: digested(input.model, input.where) ?? [] }),
  };
  if ('transaction' in adapter && typeof adapter.transaction === 'function') {
    const transaction = adapter.transaction as DBAdapter['transaction'];
    own.transaction = (callback) => transaction((inner) => callback(digestSessions(inner)));
  }
  return { ...adapter, ...own };
}
