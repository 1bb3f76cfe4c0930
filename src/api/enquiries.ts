import { createRoute, type z } from '@hono/zod-openapi';
import {
  EnquiryReceived,
  GeneralInquiry,
  PackageEnquiry,
  PrivacyRequest,
  VisaEnquiry,
} from '#app/contract/enquiries.ts';
import { FORM_API, FORM_MESSAGES, type FormKind } from '#app/domain/enquiry-forms.ts';
import type { Ctx } from '#app/services/context.ts';
import { contentKey } from '#app/services/inquiries/content-key.ts';
import { submitGeneralInquiry } from '#app/services/inquiries/submit-general-inquiry.ts';
import { submitPackageEnquiry } from '#app/services/inquiries/submit-package-enquiry.ts';
import { submitVisaEnquiry } from '#app/services/inquiries/submit-visa-enquiry.ts';
import { limitAccepted } from '#app/services/limits/limit-accepted.ts';
import { submitPrivacyRequest } from '#app/services/privacy/submit-privacy-request.ts';
import { failure, json } from './describe.ts';
import type { Api } from './env.ts';

type FormSchema = z.ZodType<{ form_key?: string | null | undefined }>;

interface PublicForm<Schema extends FormSchema> {
  kind: FormKind;
  summary: string;
  schema: Schema;
  submit(ctx: Ctx, input: z.output<Schema>): Promise<void>;
}

export function enquiryRoutes(api: Api): void {
  publicForm(api, {
    kind: 'enquiry',
    summary: 'Ask about a package, a cruise or a pilgrimage',
    schema: PackageEnquiry,
    submit: submitPackageEnquiry,
  });
  publicForm(api, {
    kind: 'quote',
    summary: 'Ask for a quote',
    schema: GeneralInquiry,
    submit: submitGeneralInquiry,
  });
  publicForm(api, {
    kind: 'visa',
    summary: 'Ask for help with a visa',
    schema: VisaEnquiry,
    submit: submitVisaEnquiry,
  });
  publicForm(api, {
    kind: 'privacy',
    summary: 'Ask for a copy, a correction or the erasure of personal data',
    schema: PrivacyRequest,
    submit: submitPrivacyRequest,
  });
}

/** Each form has its own share of accepted sends for an address; refused ones cost nothing. */
function publicForm<Schema extends FormSchema>(api: Api, form: PublicForm<Schema>): void {
  const { sent } = FORM_MESSAGES[form.kind];
  const route = createRoute({
    method: 'post',
    path: FORM_API[form.kind],
    tags: ['Enquiries'],
    summary: form.summary,
    request: { body: { required: true, ...json(form.schema) } },
    responses: {
      201: { description: 'Kept; both sides get an e-mail', ...json(EnquiryReceived) },
      422: failure('Something in the form is wrong; fields says what'),
      429: failure('Too many in a minute from this address'),
    },
  });
  api.openapi(route, async (c) => {
    // The route has parsed it with this very schema; its type does not survive the generic.
    const input = c.req.valid('json' as never) as z.output<Schema>;
    const ctx = c.get('ctx');
    const address = c.get('clientAddress');
    const keyed = { ...input, form_key: input.form_key || contentKey(ctx, form.kind, input, address) };
    await limitAccepted(ctx, { name: form.kind, address }, () => form.submit(ctx, keyed));
    return c.json({ success: true as const, detail: sent.detail ?? sent.title }, 201);
  });
}
