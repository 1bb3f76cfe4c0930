import type { ErrorCode } from '#app/contract/errors.ts';
import { AiError, type AiFailure } from '#app/integrations/ai/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import { sayWait } from '#app/services/limits/limit-accepted.ts';

const CODES: Partial<Record<AiFailure, ErrorCode>> = {
  timeout: 'provider_timeout',
  rate_limited: 'provider_busy',
  unavailable: 'provider_busy',
};

/** Whatever the provider failed with, for staff: the reason in a sentence. Only the reason's name is logged. */
export function providerFailure(ctx: Pick<Ctx, 'log' | 'requestId'>, error: unknown): unknown {
  if (!(error instanceof AiError)) return error;
  const { reason, status, retryAfter } = error;
  ctx.log.warn({ requestId: ctx.requestId, reason, status }, 'The AI provider gave no draft');
  const wait = retryAfter === undefined ? '' : ` Please try again in ${sayWait(retryAfter)}.`;
  return new AppError(CODES[reason] ?? 'provider_failed', `${error.message}${wait}`, {
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}
