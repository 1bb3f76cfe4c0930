import { MAX_SHEET, SHEET_TOO_LARGE } from '#app/contract/customer-imports.ts';
import type { ErrorCode } from '#app/contract/errors.ts';
import { SheetError, type SheetFault, type SheetTable } from '#app/integrations/sheets/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';

const CODES: Record<SheetFault, ErrorCode> = {
  unsupported: 'unsupported_media_type',
  damaged: 'invalid_input',
  protected: 'invalid_input',
  empty: 'invalid_input',
  too_large: 'body_too_large',
  too_slow: 'invalid_input',
};

/** Reads an uploaded sheet. Throws with a sentence for whoever sent what is none. */
export async function readSheet(ctx: Pick<Ctx, 'sheets'>, bytes: Uint8Array): Promise<SheetTable> {
  if (bytes.byteLength > MAX_SHEET) throw refusal('body_too_large', SHEET_TOO_LARGE);
  try {
    return await ctx.sheets.read(bytes);
  } catch (error) {
    if (error instanceof SheetError) throw refusal(CODES[error.fault], error.message);
    throw error;
  }
}

function refusal(code: ErrorCode, detail: string): AppError {
  return new AppError(code, detail, { fields: { file: detail } });
}
