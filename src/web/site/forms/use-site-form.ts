import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FORM_MESSAGES, type FormKind, type FormMessage } from '#app/domain/enquiry-forms.ts';
import { newFormKey } from '#app/web/ui/form-key.ts';
import { checkLate, dismissLate, prepareForm, showLate } from './late-parts.ts';
import { readForm } from './read-form.ts';
import { sendForm } from './send-form.ts';

type Fields = Record<string, string>;

/**
 * A form's life: checked field by field on leaving one and as a whole on submit (no call while something is wrong, the
 * focus on the first bad field: UI-06), sent once however often it is clicked (UI-15), emptied only when it was kept.
 */
export function useSiteForm(
  kind: FormKind,
  form: RefObject<HTMLFormElement | null>,
  options: { wrong: Fields; onSent?: (() => void) | undefined },
) {
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState(options.wrong);
  /** Only where the toast could not be loaded. */
  const [message, setMessage] = useState<FormMessage | null>(null);
  const running = useRef(false);
  const key = useRef('');

  function refuse(wrong: Fields): void {
    const all = [...(form.current?.elements ?? [])].map((one) => one.getAttribute('name') ?? '');
    const found = all.filter((name) => wrong[name]).map((name) => [name, wrong[name] ?? '']);
    flushSync(() => setFields(Object.fromEntries(found)));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  async function tell(tone: 'good' | 'bad', text: FormMessage): Promise<void> {
    if (!(await showLate(tone, text))) setMessage(text);
  }

  async function send(element: HTMLFormElement): Promise<void> {
    const body = readForm(new FormData(element));
    const wrong = await checkLate(kind, body);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    const before = document.activeElement;
    key.current ||= newFormKey();
    setFields({});
    setMessage(null);
    setBusy(true);
    dismissLate();
    const answer = await sendForm(kind, { ...body, form_key: key.current });
    flushSync(() => setBusy(false));
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    if (answer.ok) {
      key.current = '';
      element.reset();
      await tell('good', FORM_MESSAGES[kind].sent);
      options.onSent?.();
      return;
    }
    const shown = Object.keys(answer.fields).some((name) => element.elements.namedItem(name));
    if (shown) refuse(answer.fields);
    else await tell('bad', answer.message);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    send(event.currentTarget).finally(() => {
      running.current = false;
    });
  }

  /** Checks the one field anew; the others keep what they say. */
  async function checkField(target: EventTarget): Promise<void> {
    const { name } = target as HTMLInputElement;
    const element = form.current;
    if (!element || !name) return;
    const wrong = await checkLate(kind, readForm(new FormData(element)));
    setFields(({ [name]: _, ...others }) => (wrong[name] ? { ...others, [name]: wrong[name] } : others));
  }

  /** Not for an empty field that is only passed, and not on the way to a button: it would move away under the pointer. */
  function onBlur(event: FocusEvent<HTMLFormElement>): void {
    if (event.relatedTarget instanceof HTMLButtonElement) return;
    if ((event.target as HTMLElement as HTMLInputElement).value) checkField(event.target);
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    if (fields[(event.target as HTMLInputElement).name]) checkField(event.target);
  }

  return { busy, fields, message, on: { onSubmit, onBlur, onInput, onFocus: prepareForm } };
}
