import { createContext } from 'react';
import type { FormKind } from '#app/domain/enquiry-forms.ts';
import type { FormBody } from './read-form.ts';

/** What the server answered to a form sent without JavaScript: shown again with what was typed. */
export interface RefusedForm {
  values: FormBody;
  fields: Record<string, string>;
  detail: string;
}

export interface FormState {
  kind: FormKind;
  /** What is wrong, by field name. */
  fields: Record<string, string>;
  values: FormBody;
  /** The first wrong field of a page that came back from the server; the browser puts the focus there. */
  focused: string | null;
}

/** Binds the inputs of a form to it. */
export const FormContext = createContext<FormState>({ kind: 'quote', fields: {}, values: {}, focused: null });

/** The id of a form's control, where its error summary points to. */
export function fieldId(kind: FormKind, name: string): string {
  return `${kind}-${name}`;
}
