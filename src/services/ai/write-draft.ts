import type { z } from 'zod';
import type { DraftProgress, DraftSource } from '#app/contract/ai.ts';
import { AiError } from '#app/integrations/ai/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { readAiProvider } from '#app/services/settings/resolve-providers.ts';
import { providerFailure } from './provider-failure.ts';
import { countDraft, takeTurn } from './take-turn.ts';

/** What a verb's caller may give beside its input. */
export interface DraftOptions {
  /** Ends the provider's work too. */
  signal?: AbortSignal;
  /** Hears how far it is; the provider then streams. */
  onProgress?(progress: DraftProgress): void;
}

const NOTES: Record<DraftSource, string> = {
  ai: 'Written by the AI provider of your settings. Please check the facts.',
  composer:
    'Written by the built-in composer from your catalogue: no AI provider is set in the settings. Please check the facts.',
};

interface Draft<Shape extends z.ZodObject, Result> {
  instructions: string;
  prompt: string;
  shape: Shape;
  maxTokens: number;
  /** Makes the provider's answer fit to show; throws AiError when nothing is left of it. */
  tidy(answer: z.output<Shape>): Result;
  /** What the built-in composer writes. */
  compose(): Result;
}

/** Asks the provider of the settings, or the composer where none is set. Throws `provider_*` and `rate_limited`. */
export async function writeDraft<Shape extends z.ZodObject, Result>(
  ctx: Ctx,
  draft: Draft<Shape, Result>,
  { signal, onProgress }: DraftOptions,
): Promise<{ result: Result; source: DraftSource; note: string }> {
  await countDraft(ctx);
  onProgress?.({ stage: 'asking', characters: 0, parts: [] });
  const config = await readAiProvider(ctx);
  if (!config) return { result: draft.compose(), source: 'composer', note: NOTES.composer };
  const { instructions, prompt, shape, maxTokens } = draft;
  try {
    const answer = await takeTurn(ctx, () =>
      ctx.ai.write(config, {
        instructions,
        prompt,
        shape,
        maxTokens,
        ...(signal ? { signal } : {}),
        ...(onProgress ? { onProgress: (progress) => onProgress({ stage: 'writing', ...progress }) } : {}),
      }),
    );
    onProgress?.({ stage: 'checking', characters: 0, parts: [] });
    // Whatever a prompt talked it into: our key is in no draft.
    if (config.key && JSON.stringify(answer).includes(config.key)) throw new AiError('malformed');
    return { result: draft.tidy(answer), source: 'ai', note: NOTES.ai };
  } catch (error) {
    throw providerFailure(ctx, error);
  }
}
