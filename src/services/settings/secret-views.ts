import type { SecretView } from '#app/contract/providers.ts';
import { secrets } from '#app/db/schema/secrets.ts';
import { SECRET_NAMES, type SecretName } from '#app/domain/secrets.ts';
import type { Ctx } from '#app/services/context.ts';

/** Shorter ones would be half told by four characters. */
const LONG = 16;

/** What may be known of each secret: whether it is there, since when, and the end of long ones. */
export async function secretViews(
  ctx: Pick<Ctx, 'db' | 'config' | 'vault'>,
): Promise<Record<SecretName, SecretView>> {
  const rows = new Map((await ctx.db.select().from(secrets)).map((row) => [row.name, row]));
  const views = SECRET_NAMES.map((name) => {
    const fixed = ctx.config.fixed[name];
    const row = rows.get(name);
    const text = fixed ?? (row ? ctx.vault.open(name, row.sealed) : null);
    const view: SecretView = {
      name,
      set: fixed !== undefined || row !== undefined,
      fixed: fixed !== undefined,
      readable: text !== null || row === undefined,
      last4: text !== null && text.length >= LONG ? text.slice(-4) : null,
      updated_at: fixed === undefined ? (row?.updatedAt.toISOString() ?? null) : null,
    };
    return [name, view] as const;
  });
  return Object.fromEntries(views) as Record<SecretName, SecretView>;
}
