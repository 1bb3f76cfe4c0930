import { type AllSettings, cancellationVersion, legalValues } from '#app/domain/all-settings.ts';
import type { LegalTextName } from '#app/domain/legal-defaults.ts';
import { type LegalPage, readLegalText } from '#app/domain/legal-text.ts';
import { hostOf, processorList } from '#app/domain/processors.ts';
import type { Ctx } from '#app/services/context.ts';
import { getAllSettings } from './get-settings.ts';
import { resolveProviders } from './resolve-providers.ts';

/** Terms, cancellation policy or privacy policy as its page shows it, with the settings filled in. */
export async function getLegalPage(ctx: Ctx, name: LegalTextName): Promise<LegalPage> {
  const settings: AllSettings = await getAllSettings(ctx.db, ctx.log);
  const { body, ...head } = settings.legal[name];
  const version = name === 'cancellation' ? cancellationVersion(settings) : head.version;
  return { ...head, version, blocks: readLegalText(body, legalValues(settings, await processors(ctx))) };
}

/** The providers in use, with what the environment says about them. */
async function processors(ctx: Ctx): Promise<string> {
  const { settings } = await resolveProviders(ctx);
  const { smtpUrl } = ctx.config.mail;
  return processorList(settings, {
    payments: ctx.payments.mode === 'razorpay',
    mailHost: smtpUrl === null ? settings.mail.host : hostOf(smtpUrl),
  });
}
