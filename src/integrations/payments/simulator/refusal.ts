export const ALREADY_PAID = 'Payment already done for this order.';
export const LINK_CANCELLED = 'This payment link was cancelled.';

/** A refusal in the provider's shape; `status` is the HTTP status it answers. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 400 | 401 | 404;
  readonly field: string | null;

  constructor(description: string, options: { status?: 400 | 401 | 404; field?: string | null } = {}) {
    super(description);
    this.status = options.status ?? 400;
    this.field = options.field ?? null;
  }
}

/** `{error: {code, description, …}}`, as the provider answers every refused call. */
export function refusalBody(refusal: Refusal): object {
  return {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description: refusal.message,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...(refusal.field ? { field: refusal.field } : {}),
    },
  };
}

/** The provider's words for an id it has not. */
export function unknownId(): Refusal {
  return new Refusal('The id provided does not exist');
}
