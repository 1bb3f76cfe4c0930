import { z } from 'zod';
import { AiError, type AiFailure, type AiProviderConfig } from '#app/integrations/ai/port.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { takeTurn } from './take-turn.ts';

export type AiTest = { ok: true; detail: string } | { ok: false; reason: AiFailure; detail: string };

/** Asks a provider for one word, as a draft would be asked for. Never throws for what the provider does. */
export async function testAi(
  ctx: Ctx,
  config: AiProviderConfig,
  options: { signal?: AbortSignal } = {},
): Promise<AiTest> {
  requirePermission(ctx, 'settings.edit');
  try {
    await takeTurn(ctx, () =>
      ctx.ai.write(config, {
        instructions: 'You answer a test of the connection.',
        prompt: 'Answer with the word "ready".',
        shape: z.object({ answer: z.string().min(1).max(200) }),
        maxTokens: 1000,
        ...options,
      }),
    );
    return { ok: true, detail: `${config.model} answered.` };
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    return { ok: false, reason: error.reason, detail: error.message };
  }
}
