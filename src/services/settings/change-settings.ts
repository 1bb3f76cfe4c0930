import { settings } from '#app/db/schema/settings.ts';
import type { AllSettings, AnySection } from '#app/domain/all-settings.ts';
import { fingerprint } from '#app/domain/fingerprint.ts';
import { PROVIDERS } from '#app/domain/provider-settings.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { bookingSettingsChanged } from '#app/services/bookings/booking-settings.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { takeTurn } from '#app/services/take-turn.ts';
import { checkSection } from './check-section.ts';
import { readSections } from './get-settings.ts';
import { refuseSameVersion } from './refuse-same-version.ts';

/**
 * Puts a whole section in place of the stored one; every page shows it at the next request. Throws `invalid_input`
 * for a text that people agreed to and that changed without its version, and as `checkSection` does; `changed_meanwhile`
 * when `version` is given (the fingerprint of the section as it was read) and somebody changed it since.
 */
export async function changeSettings<Name extends AnySection>(
  ctx: Ctx,
  { section, value, version }: { section: Name; value: AllSettings[Name]; version?: string | undefined },
): Promise<AllSettings[Name]> {
  requirePermission(ctx, 'settings.edit');
  const after: AllSettings[Name] = value;
  const changed = await ctx.db.transaction(async (tx) => {
    // Of a section that was never stored there is no row to lock.
    await takeTurn(tx, `settings:${section}`);
    const before = (await readSections(tx, [section], ctx.log))[section];
    const difference = changedFields(named(section, before), named(section, after));
    if (!difference) return false;
    if (version !== undefined && version !== fingerprint(before)) {
      throw conflict(
        'changed_meanwhile',
        'Somebody else changed these settings while you were editing them.',
      );
    }
    checkSection(ctx, section, before, after);
    refuseSameVersion(section, before, after);
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
    if (LIVE.has(section)) await ctx.providers.reload();
    ctx.content.committed();
    bookingSettingsChanged(ctx);
  }
  return after;
}

/** What providers and dates go by at once. */
const LIVE = new Set<AnySection>([...PROVIDERS, 'business']);

/** A section by its fields; a list is one field. */
function named(section: string, value: object): Record<string, unknown> {
  return Array.isArray(value) ? { [section]: value } : { ...value };
}
