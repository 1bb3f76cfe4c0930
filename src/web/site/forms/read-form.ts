import { ANOTHER_COUNTRY } from '#app/domain/enquiry-forms.ts';

export type FormBody = Record<string, string | boolean | number | null>;

/** A form's fields as its call takes them: one reading for the script and for the page without JavaScript. */
export function readForm(data: FormData): FormBody {
  const body: FormBody = {};
  for (const [name, value] of data) if (typeof value === 'string') body[name] = value;
  if ('marketing_consent' in body) body.marketing_consent = true;
  if ('number_of_travelers' in body) body.number_of_travelers = wholeNumber(body.number_of_travelers);
  if (body.destination_country === ANOTHER_COUNTRY && body.other_country)
    body.destination_country = body.other_country;
  return body;
}

/** Left empty: null. What is no whole number stays as it was typed, so that the check can say so (UI-15). */
function wholeNumber(value: FormBody[string] | undefined): string | number | null {
  const text = String(value ?? '').trim();
  if (text === '') return null;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}
