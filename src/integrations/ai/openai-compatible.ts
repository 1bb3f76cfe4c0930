import { z } from 'zod';
import { guardedFetch } from './guarded-fetch.ts';
import { AiError, type AiProviderConfig, type AiRequest, type AiWriter } from './port.ts';
import { checkProviderAddress } from './provider-address.ts';
import { streamed } from './streamed.ts';

/** The whole of an answer, however slowly it drips. */
export const TIMEOUT_MS = 50_000;

/**
 * Any server that speaks the chat-completions API. The library is loaded with the first call: an agency without a
 * provider never pays for it.
 */
export function createAiWriter(options: { timeoutMs?: number } = {}): AiWriter {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  return {
    async write(config, request) {
      checkProviderAddress(config.baseUrl);
      const late = AbortSignal.timeout(timeoutMs);
      try {
        return await ask(config, request, late, false);
      } catch (error) {
        // Some servers and models refuse a JSON mode or a bound on tokens: they are asked once more without.
        if (!(error instanceof AiError && (error.status === 400 || error.status === 422))) throw error;
        return await ask(config, request, late, true);
      }
    },
  };
}

async function ask<Shape extends z.ZodObject>(
  config: AiProviderConfig,
  request: AiRequest<Shape>,
  late: AbortSignal,
  plain: boolean,
): Promise<z.output<Shape>> {
  const [{ failureOf }, { askOnce, askStreaming }] = await Promise.all([
    import('./failure-of.ts'),
    import('./ask.ts'),
  ]);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { onProgress, signal } = request;
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: config.baseUrl.replace(/\/+$/, ''),
    ...(config.key ? { apiKey: config.key } : {}),
    fetch: async (...call) => {
      const response = await guardedFetch(...call);
      return onProgress ? streamed(response) : response;
    },
    transformRequestBody: ({ max_tokens, response_format, ...body }) =>
      plain ? body : { ...body, max_tokens, response_format },
  });
  const call = {
    model: provider(config.model),
    instructions: `${request.instructions}\n\nAnswer with one JSON object and nothing else, in this JSON schema:\n${schemaText(request.shape)}`,
    prompt: request.prompt,
    maxOutputTokens: request.maxTokens,
    maxRetries: 0,
    abortSignal: signal ? AbortSignal.any([signal, late]) : late,
  };
  try {
    return await (onProgress ? askStreaming(call, request.shape, onProgress) : askOnce(call, request.shape));
  } catch (error) {
    throw failureOf(error, { late, ...(signal ? { given: signal } : {}) });
  }
}

function schemaText(shape: z.ZodObject): string {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input' });
  return JSON.stringify(schema);
}
