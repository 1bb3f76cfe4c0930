/** The calls whose fields come as a form, without a large file. Source: back-office §7. */
const FORMS = /^(POST \/accounts\/customer-invoices(\/preview)?|PUT \/accounts\/customer-invoices\/[^/]+)$/;

/** True when this call takes a form's fields. */
export function takesFields(method: string, path: string): boolean {
  return FORMS.test(`${method} ${path}`);
}
