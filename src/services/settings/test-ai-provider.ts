import { testAi } from '#app/services/ai/test-ai.ts';
import type { Ctx } from '#app/services/context.ts';
import { readAiProvider } from './resolve-providers.ts';

const PASSING = new Set(['timeout', 'unreachable', 'rate_limited', 'unavailable', 'cancelled']);
const TIMEOUT_MS = 30_000;

/** Asks the writing helper's provider for one word. */
export async function testAiProvider(
  ctx: Ctx,
): Promise<{ result: 'sent' | 'later' | 'refused' | 'off'; detail: string }> {
  const provider = await readAiProvider(ctx);
  if (!provider)
    return { result: 'off', detail: 'No AI provider is set: the built-in composer writes drafts' };
  const test = await testAi(ctx, provider, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (test.ok) return { result: 'sent', detail: test.detail };
  return { result: PASSING.has(test.reason) ? 'later' : 'refused', detail: test.detail };
}
