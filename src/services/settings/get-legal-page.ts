import { type AllSettings, cancellationVersion, legalValues } from '#app/domain/all-settings.ts';
import type { LegalTextName } from '#app/domain/legal-defaults.ts';
import { type LegalPage, readLegalText } from '#app/domain/legal-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { getAllSettings } from './get-settings.ts';

/** Terms, cancellation policy or privacy policy as its page shows it, with the settings filled in. */
export async function getLegalPage(ctx: Ctx, name: LegalTextName): Promise<LegalPage> {
  const settings: AllSettings = await getAllSettings(ctx.db, ctx.log);
  const { body, ...head } = settings.legal[name];
  const version = name === 'cancellation' ? cancellationVersion(settings) : head.version;
  return { ...head, version, blocks: readLegalText(body, legalValues(settings)) };
}
