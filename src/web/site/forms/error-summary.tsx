import type { FormKind } from '#app/domain/enquiry-forms.ts';
import { fieldId } from './form-state.ts';

/** All that is wrong in one place, read out when it appears; each line leads to its field. */
export function ErrorSummary({ kind, fields }: { kind: FormKind; fields: Record<string, string> }) {
  const wrong = Object.entries(fields);
  return (
    <div role="alert">
      {wrong.length > 0 && (
        <div className="summary">
          <b>
            {wrong.length === 1 ? 'One field needs another look' : `${wrong.length} fields need another look`}
          </b>
          <ul>
            {wrong.map(([name, message]) => (
              <li key={name}>
                <a
                  href={`#${fieldId(kind, name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId(kind, name))?.focus();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
