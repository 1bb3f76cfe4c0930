import type { AiProviderConfig } from '#app/integrations/ai/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { readAiProvider } from '#app/services/settings/resolve-providers.ts';

/** The provider of drafts, the environment over the settings; null when none is set, and the composer writes. */
export function aiConfig(
  ctx: Pick<Ctx, 'db' | 'config' | 'vault' | 'log'>,
): Promise<AiProviderConfig | null> {
  return readAiProvider(ctx);
}
