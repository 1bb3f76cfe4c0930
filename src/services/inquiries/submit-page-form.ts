import { z } from 'zod';
import { GeneralInquiry, PackageEnquiry, PrivacyRequest, VisaEnquiry } from '#app/contract/enquiries.ts';
import { ERROR_STATUS } from '#app/contract/errors.ts';
import { fieldMessages } from '#app/contract/field-messages.ts';
import type { FormKind } from '#app/domain/enquiry-forms.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import type { FormAnswer } from '#app/services/index.ts';
import { limitAccepted } from '#app/services/limits/limit-accepted.ts';
import { submitPrivacyRequest } from '#app/services/privacy/submit-privacy-request.ts';
import { contentKey } from './content-key.ts';
import { submitGeneralInquiry } from './submit-general-inquiry.ts';
import { submitPackageEnquiry } from './submit-package-enquiry.ts';
import { submitVisaEnquiry } from './submit-visa-enquiry.ts';

const FORMS: Record<FormKind, (ctx: Ctx, body: unknown) => Promise<void>> = {
  enquiry: (ctx, body) => submitPackageEnquiry(ctx, PackageEnquiry.parse(body)),
  quote: (ctx, body) => submitGeneralInquiry(ctx, GeneralInquiry.parse(body)),
  visa: (ctx, body) => submitVisaEnquiry(ctx, VisaEnquiry.parse(body)),
  privacy: (ctx, body) => submitPrivacyRequest(ctx, PrivacyRequest.parse(body)),
};

/** A form sent without JavaScript. Answers every failure, so that the page can keep what was typed; never throws. */
export async function submitPageForm(
  ctx: Ctx,
  { kind, body, address }: { kind: FormKind; body: Record<string, unknown>; address: string },
): Promise<FormAnswer> {
  const keyed = { ...body, form_key: body.form_key || contentKey(ctx, kind, body, address) };
  try {
    await limitAccepted(ctx, { name: kind, address }, () => FORMS[kind](ctx, keyed));
    return { ok: true };
  } catch (error) {
    if (error instanceof z.ZodError)
      return { ok: false, status: ERROR_STATUS.invalid_input, detail: '', fields: fieldMessages(error) };
    if (error instanceof AppError) {
      const { code, message, fields = {} } = error;
      return { ok: false, status: ERROR_STATUS[code], detail: message, fields };
    }
    ctx.log.error({ err: error, form: kind, requestId: ctx.requestId }, 'a form could not be kept');
    return { ok: false, status: ERROR_STATUS.internal, detail: '', fields: {} };
  }
}
