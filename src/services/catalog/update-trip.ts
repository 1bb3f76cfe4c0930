import { isStorable } from '#app/domain/search-text.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { contentGone, refuseOtherVersion } from './content-gone.ts';
import { moveSlug } from './move-slug.ts';
import { refuseEndedRate } from './refuse-ended-rate.ts';
import type { KitRow, TripKit } from './trip-kit.ts';

/**
 * Changes what the input names of a cruise or pilgrimage; the rest stays. A new title gives a new slug, and the old one
 * leads to it. Throws `changed_meanwhile` when `version` is given and somebody changed it since.
 */
export async function updateTrip<Row extends KitRow, Input, View>(
  ctx: Ctx,
  {
    kit,
    id,
    input,
  }: { kit: TripKit<Row, Input, View>; id: string; input: Partial<Input> & { version?: number | undefined } },
): Promise<View> {
  requirePermission(ctx, 'content.edit');
  if (!isStorable(id)) throw contentGone(kit.kind);
  const row = await ctx.db.transaction(async (tx) => {
    const current = await kit.find(tx, id, 'update');
    if (!current) throw contentGone(kit.kind);
    refuseOtherVersion(kit.kind, input.version, current.version);
    const change: Partial<Row> = kit.values(input);
    if (change.image === '') change.image = (change.images ?? current.images)[0] ?? '';
    if (change.gstRate !== current.gstRate) refuseEndedRate(ctx, change.gstRate);
    const changed = changedFields(current, change);
    if (!changed) return current;
    const updated = await kit.update(tx, id, {
      ...change,
      demo: false,
      version: current.version + 1,
      updatedAt: ctx.now(),
    });
    const slug = await moveSlug(ctx, tx, { kind: kit.kind, id, slug: current.slug }, updated.title);
    if (slug !== current.slug) {
      changed.before.slug = current.slug;
      changed.after.slug = slug;
    }
    await writeAudit(ctx, tx, {
      action: `${kit.kind}.updated`,
      entity: kit.kind,
      entityId: id,
      ...changed,
    });
    await ctx.content.changed(tx);
    return { ...updated, slug };
  });
  ctx.content.committed();
  return kit.view(row);
}
