import { ATTACHMENT_TOO_LARGE, MAX_ATTACHMENT } from '#app/contract/attachments.ts';
import { MAX_SHEET, SHEET_TOO_LARGE } from '#app/contract/customer-imports.ts';
import { MAX_PICTURE, PICTURE_TOO_LARGE } from '#app/contract/pictures.ts';

/** True for the type of a form that can carry a file. */
export function isForm(contentType = ''): boolean {
  return /^multipart\/form-data\s*;/i.test(contentType);
}

/** The calls whose fields come as a form, without a large file. Source: back-office §7. */
const FORMS = [
  /^POST \/accounts\/customer-invoices(\/preview)?$/,
  /^PUT \/accounts\/customer-invoices\/[^/]+$/,
  /^POST \/suppliers$/,
  /^PUT \/suppliers\/[^/]+$/,
];

/** True when this call takes a form's fields. */
export function takesFields(method: string, path: string): boolean {
  return FORMS.some((form) => form.test(`${method} ${path}`));
}

export interface Upload {
  /** Bytes of the whole form. */
  limit: number;
  tooLarge: string;
  /** The same call takes its fields as JSON too, when there is no file. */
  orJson?: boolean;
}

/** For the fields beside the file. */
const FIELDS = 65_536;
const SHEET = { limit: MAX_SHEET + FIELDS, tooLarge: SHEET_TOO_LARGE };
const ATTACHMENT = { limit: MAX_ATTACHMENT + FIELDS, tooLarge: ATTACHMENT_TOO_LARGE };

/** The calls that take a form with a file. */
const UPLOADS: Array<[RegExp, Upload]> = [
  [/^POST \/admin\/pictures$/, { limit: MAX_PICTURE + FIELDS, tooLarge: PICTURE_TOO_LARGE }],
  [/^POST \/customers\/(bulk-upload|imports)$/, SHEET],
  [/^(POST \/vendors\/invoices|PUT \/vendors\/invoices\/[^/]+)$/, ATTACHMENT],
  [/^(POST \/expenses|PUT \/expenses\/[^/]+)$/, { ...ATTACHMENT, orJson: true }],
];

/** How a call takes its file; undefined for one that takes none. */
export function uploadOf(method: string, path: string): Upload | undefined {
  return UPLOADS.find(([calls]) => calls.test(`${method} ${path}`))?.[1];
}
