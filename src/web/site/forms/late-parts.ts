import type { FormKind, FormMessage } from '#app/domain/enquiry-forms.ts';
import type { FormBody } from './read-form.ts';

const checks = () => import('./check-form.ts');
/** With their look, which the landing and the legal pages have not loaded. */
const toasts = () =>
  Promise.all([import('#app/web/ui/toast.tsx'), import('#app/web/styles/toast.css')]).then(([part]) => part);

/** Fetches what a form needs once somebody fills it in: the check and the messages. Most visitors never do. */
export function prepareForm(): void {
  Promise.all([checks(), toasts()]).catch(() => undefined);
}

/** What is wrong with each field; nothing when the check could not be loaded: then the server tells. */
export async function checkLate(kind: FormKind, body: FormBody): Promise<Record<string, string>> {
  return checks().then(
    ({ checkForm }) => checkForm(kind, body),
    () => ({}),
  );
}

/** False when the messages could not be loaded (offline from the start): the form then says it itself. */
export async function showLate(kind: 'good' | 'bad', message: FormMessage): Promise<boolean> {
  return toasts().then(
    ({ showFailure, showSuccess }) => {
      if (kind === 'good') showSuccess(message);
      else showFailure(message);
      return true;
    },
    () => false,
  );
}

/** Failures of an earlier try are gone once a new one starts. */
export function dismissLate(): void {
  toasts().then(
    ({ dismissToasts }) => dismissToasts(),
    () => undefined,
  );
}
