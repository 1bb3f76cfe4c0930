import { z } from 'zod';

/** Every failure of the API, with the HTTP status it answers. */
export const ERROR_STATUS = {
  invalid_input: 422,
  malformed_body: 400,
  unsupported_media_type: 415,
  body_too_large: 413,
  request_timeout: 408,
  not_found: 404,
  method_not_allowed: 405,
  unauthenticated: 401,
  login_failed: 401,
  code_wrong: 401,
  sign_in_expired: 401,
  link_expired: 410,
  last_owner: 409,
  own_account: 409,
  wrong_origin: 403,
  forbidden: 403,
  rate_limited: 429,
  amount_mismatch: 409,
  not_bookable: 409,
  already_paid: 409,
  already_cancelled: 409,
  in_use: 409,
  changed_meanwhile: 409,
  invoice_locked: 409,
  already_closed: 409,
  travel_ahead: 409,
  duplicate: 409,
  payment_not_captured: 409,
  payment_mismatch: 409,
  payments_off: 409,
  fixed_by_environment: 409,
  provider_not_configured: 409,
  signature_invalid: 400,
  webhook_unsigned: 401,
  provider_failed: 502,
  provider_busy: 503,
  provider_timeout: 504,
  unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What every refused call answers: a sentence for people, a code for programs, and the fields that were wrong. */
export const ErrorBody = z
  .object({
    detail: z.string(),
    code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
    fields: z.record(z.string(), z.string()).optional(),
    /** Where the back office shows the record that stands in the way. */
    link: z.string().optional(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;
