import { eq } from 'drizzle-orm';
import { settings } from '#app/db/schema/settings.ts';
import type { AllSettings, AnySection } from '#app/domain/all-settings.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { bookingSettingsChanged } from '#app/services/bookings/booking-settings.ts';
import type { Ctx } from '#app/services/context.ts';
import { readSections } from './get-settings.ts';
import { refuseSameVersion } from './refuse-same-version.ts';

/**
 * Puts a whole section in place of the stored one; every page shows it at the next request. Throws `invalid_input`
 * for a text that people agreed to and that changed without its version.
 */
export async function changeSettings<Name extends AnySection>(
  ctx: Ctx,
  { section, value }: { section: Name; value: AllSettings[Name] },
): Promise<AllSettings[Name]> {
  const after: AllSettings[Name] = value;
  const changed = await ctx.db.transaction(async (tx) => {
    await tx.select().from(settings).where(eq(settings.section, section)).for('update');
    const before = (await readSections(tx, [section], ctx.log))[section];
    refuseSameVersion(section, before, after);
    const difference = changedFields(named(section, before), named(section, after));
    if (!difference) return false;
    const row = { value: after, updatedAt: ctx.now() };
    await tx
      .insert(settings)
      .values({ section, ...row })
      .onConflictDoUpdate({ target: settings.section, set: row });
    await writeAudit(ctx, tx, {
      action: 'settings.updated',
      entity: 'settings',
      entityId: section,
      ...difference,
    });
    await ctx.content.changed(tx);
    return true;
  });
  if (changed) {
    ctx.content.committed();
    bookingSettingsChanged(ctx);
  }
  return after;
}

/** A section by its fields; a list is one field. */
function named(section: string, value: object): Record<string, unknown> {
  return Array.isArray(value) ? { [section]: value } : { ...value };
}
