import { type ComponentProps, use } from 'react';
import { type ControlProps, Field } from '#app/web/ui/field.tsx';
import { FormContext, fieldId } from './form-state.ts';

interface Common {
  name: string;
  label: string;
  required?: boolean;
  /** On a line of its own. */
  full?: boolean;
  hint?: string;
}

type Own<Tag extends 'input' | 'select' | 'textarea'> = Common &
  Omit<ComponentProps<Tag>, keyof Common | keyof ControlProps | 'className' | 'autoFocus'>;

/** What the three kinds of control share: name, error and what was typed before, from the form they stand in. */
function useControl({ name, label, required = false, full = false, hint }: Common) {
  const form = use(FormContext);
  const typed = form.values[name];
  return {
    field: {
      id: fieldId(form.kind, name),
      label,
      optional: !required,
      className: full ? 'full' : '',
      error: form.fields[name],
      ...(hint ? { hint } : {}),
    },
    control: {
      name,
      required,
      className: 'inp',
      autoFocus: form.focused === name,
    },
    typed: typeof typed === 'string' || typeof typed === 'number' ? String(typed) : undefined,
  };
}

export function TextInput(props: Own<'input'>) {
  const { name, label, required, full, hint, ...rest } = props;
  const { field, control, typed } = useControl(props);
  return (
    <Field {...field} control={(tied) => <input {...tied} {...control} {...rest} defaultValue={typed} />} />
  );
}

export function TextArea(props: Own<'textarea'>) {
  const { name, label, required, full, hint, ...rest } = props;
  const { field, control, typed } = useControl(props);
  return (
    <Field
      {...field}
      control={(tied) => <textarea {...tied} {...control} {...rest} defaultValue={typed} />}
    />
  );
}

/** `empty`: the words of the first choice, which stands for none. */
export function Choice({ choices, ...props }: Own<'select'> & { empty: string; choices: readonly string[] }) {
  return <WordedChoice {...props} choices={choices.map((choice) => ({ value: choice, text: choice }))} />;
}

/** A choice whose words differ from what is sent. */
export function WordedChoice(
  props: Own<'select'> & { empty: string; choices: ReadonlyArray<{ value: string; text: string }> },
) {
  const { name, label, required, full, hint, empty, choices, ...rest } = props;
  const { field, control, typed } = useControl(props);
  const chosen = rest.value === undefined ? { defaultValue: typed } : {};
  return (
    <Field
      {...field}
      control={(tied) => (
        <select {...tied} {...control} {...rest} {...chosen}>
          <option value="">{empty}</option>
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    />
  );
}
