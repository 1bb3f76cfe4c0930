import { type ReactNode, useRef } from 'react';
import { FORM_MESSAGES, type FormKind } from '#app/domain/enquiry-forms.ts';
import { useSettings } from '#app/web/site/use-settings.ts';
import { BusyButton } from '#app/web/ui/busy-button.tsx';
import { FieldError } from '#app/web/ui/field.tsx';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormContext, type RefusedForm } from './form-state.ts';
import { useSiteForm } from './use-site-form.ts';

export interface SiteFormProps {
  /** What the server made of it, on a page without JavaScript. */
  refused?: RefusedForm | undefined;
  onSent?: (() => void) | undefined;
}

/**
 * One of the public forms. With JavaScript it calls the API and stays; without, it posts to its own page, which
 * answers with what is wrong and what was typed, or with thanks.
 */
export function SiteForm({
  kind,
  action,
  legend,
  children,
  marketing = true,
  submit,
  cancel,
  refused,
  onSent,
}: SiteFormProps & {
  kind: FormKind;
  /** The form's page. */
  action: string;
  legend: string;
  children: ReactNode;
  marketing?: boolean;
  submit: ReactNode;
  /** Puts the buttons into a row. */
  cancel?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const scripted = useInBrowser();
  const { notices } = useSettings();
  const { busy, fields, message, on } = useSiteForm(kind, form, { wrong: refused?.fields ?? {}, onSent });
  const focused = scripted ? null : (Object.keys(fields)[0] ?? null);
  const untold = refused && Object.keys(refused.fields).length === 0 ? FORM_MESSAGES[kind].failed : null;
  const said = message ?? (scripted ? null : untold);
  return (
    <FormContext value={{ kind, fields, values: refused?.values ?? {}, focused }}>
      <form
        ref={form}
        className={cancel ? 'siteform' : 'siteform stack'}
        method="post"
        action={action}
        noValidate={scripted}
        aria-busy={busy}
        {...on}
      >
        <ErrorSummary kind={kind} fields={fields} />
        {said && (
          <div role="alert" className="said">
            <FieldError
              id={`${kind}-said`}
              error={[said.title, said.detail, refused?.detail].filter(Boolean).join(' ')}
            />
          </div>
        )}
        <fieldset disabled={busy}>
          <legend className="sr">{legend}</legend>
          <div className="two">{children}</div>
          <div className="trap" aria-hidden="true">
            <label htmlFor={`${kind}-website`}>Website</label>
            <input id={`${kind}-website`} name="website" tabIndex={-1} autoComplete="off" />
          </div>
          {marketing && (
            <label className="check">
              <input
                type="checkbox"
                name="marketing_consent"
                defaultChecked={refused?.values.marketing_consent === true}
              />
              <span>{notices.marketing}</span>
            </label>
          )}
        </fieldset>
        <div className="formend">
          <p className="hint">
            {notices[kind]}{' '}
            <a href="/privacy" target="_blank" rel="noopener">
              Privacy policy
            </a>
          </p>
          {cancel}
          <BusyButton busy={busy} label={submit} busyLabel="Submitting..." />
        </div>
      </form>
    </FormContext>
  );
}
