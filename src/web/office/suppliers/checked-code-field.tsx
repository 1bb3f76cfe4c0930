import type { ReactNode } from 'react';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import type { BoundField } from '#app/web/ui/form/use-office-form.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { WarnText } from '#app/web/ui/parts/warn-text.tsx';

/**
 * A code that is looked at while it is typed: a tick once it is right, what is wrong as soon as it is as long as such
 * a code. `warning`: it can be saved, but is most likely a slip.
 */
export function CheckedCodeField({
  label,
  length,
  problem,
  warning = null,
  right,
  field,
}: {
  label: string;
  length: number;
  problem: string | null;
  warning?: string | null;
  /** What a right one says below. */
  right?: ReactNode;
  field: BoundField<string>;
}) {
  const { value, error } = field;
  const typed = value.replace(/\s/g, '');
  const good = typed !== '' && problem === null && warning === null;
  const live = typed.length >= length ? (problem ?? undefined) : undefined;
  const below = typed === '' || problem !== null ? undefined : (warning ?? right);
  return (
    <TextField
      label={label}
      {...field}
      error={error ?? live}
      className="code"
      maxLength={length + 10}
      spellCheck={false}
      hint={below && (warning ? <WarnText live>{below}</WarnText> : below)}
      suffix={
        good && (
          <span className="ok">
            <Icon name="circle-check" />
            <span className="sr">{label} has the right form</span>
          </span>
        )
      }
    />
  );
}
