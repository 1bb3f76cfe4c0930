import type { EnquiryReceived } from '#app/contract/enquiries.ts';
import { FORM_API, FORM_MESSAGES, type FormKind, type FormMessage } from '#app/domain/enquiry-forms.ts';
import { callApi } from '#app/web/ui/call-api.ts';
import type { FormBody } from './read-form.ts';

const PATIENCE_MS = 30_000;

export type SendAnswer =
  | { ok: true }
  /** `fields`: what the server found wrong; without any, `message` is for the visitor. */
  | { ok: false; fields: Record<string, string>; message: FormMessage };

/** Sends a form once. Never throws: offline, refused and too late are answers. */
export async function sendForm(kind: FormKind, body: FormBody): Promise<SendAnswer> {
  const { failed } = FORM_MESSAGES[kind];
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await callApi<EnquiryReceived>(`/api${FORM_API[kind]}`, { body, signal });
    if (answer.ok) return { ok: true };
    const wait = answer.code === 'rate_limited' && answer.detail ? answer.detail : undefined;
    return {
      ok: false,
      fields: answer.fields,
      message: failed.detail || !wait ? failed : { ...failed, detail: wait },
    };
  } catch {
    return { ok: false, fields: {}, message: failed };
  }
}
