/**
 * The expected failures of the product. `api/errors.ts` maps them to HTTP in one place; anything else is a 500
 * without a message. Codes are part of the contract (contract/errors.ts).
 */
import type { ErrorCode } from '#app/contract/errors.ts';

export type FieldErrors = Record<string, string>;

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds until it is worth trying again (rate limits). */
  readonly retryAfter: number | undefined;
  /** Where the back office shows the record that stands in the way. */
  readonly link: string | undefined;

  constructor(
    code: ErrorCode,
    detail: string,
    more: { fields?: FieldErrors; retryAfter?: number; link?: string } = {},
  ) {
    super(detail);
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.link = more.link;
  }
}

/** The input is wrong; `fields` names each field with what to do about it. */
export function invalid(detail: string, fields: FieldErrors = {}): AppError {
  return new AppError('invalid_input', detail, { fields });
}

/** Missing and forbidden look alike from outside. */
export function notFound(detail = 'Not found.'): AppError {
  return new AppError('not_found', detail);
}

export function conflict(code: ErrorCode, detail: string): AppError {
  return new AppError(code, detail);
}
