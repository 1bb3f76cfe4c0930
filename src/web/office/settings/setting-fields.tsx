import type { ComponentProps, ReactNode } from 'react';
import { PictureField } from '#app/web/office/content/picture-field.tsx';
import { CheckField } from '#app/web/ui/form/check-field.tsx';
import { ChoiceField } from '#app/web/ui/form/choice-field.tsx';
import { NumberField } from '#app/web/ui/form/number-field.tsx';
import { type Option, SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useSetting } from './settings-form.tsx';

type Bound = 'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'disabled';

/** Fields of the settings, bound by the path of their value: `of="mail.host"`. */
export function SettingText({
  of,
  ...field
}: { of: string } & Omit<ComponentProps<typeof TextField>, Bound>) {
  return <TextField {...field} {...useSetting<string>(of)} />;
}

export function SettingNumber({
  of,
  ...field
}: { of: string } & Omit<ComponentProps<typeof NumberField>, Bound>) {
  const { onChange, ...setting } = useSetting<number>(of);
  // An empty field is no number: the schema says what to enter.
  return (
    <NumberField
      {...field}
      {...setting}
      onChange={(value) => onChange(value ?? Number.NaN)}
      value={orNull(setting.value)}
    />
  );
}

/** A number that is a name, such as a port: written without commas. */
export function SettingPort({
  of,
  ...field
}: { of: string } & Omit<ComponentProps<typeof TextField>, Bound>) {
  const { value, onChange, ...setting } = useSetting<number>(of);
  return (
    <TextField
      {...field}
      {...setting}
      inputMode="numeric"
      maxLength={5}
      value={Number.isNaN(value) ? '' : String(value)}
      onChange={(text) => onChange(/^\d+$/.test(text) ? Number(text) : Number.NaN)}
    />
  );
}

/** A picture that has to be there: uploaded, or named by its address. */
export function SettingPicture({ of, label }: { of: string; label: string }) {
  const { name, value, error, onChange } = useSetting<string>(of);
  return <PictureField label={label} required {...{ name, value, error, onChange }} />;
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

export function SettingSelect({
  of,
  options,
  label,
  ...more
}: {
  of: string;
  label: string;
  options: readonly Option[];
  required?: boolean;
  hint?: ReactNode;
  className?: string;
}) {
  return <SelectField label={label} options={options} {...more} {...useSetting<string>(of)} />;
}

export function SettingChoice({
  of,
  options,
  label,
  hint,
}: {
  of: string;
  label: string;
  options: readonly Option[];
  hint?: ReactNode;
}) {
  return (
    <ChoiceField label={label} options={options} {...(hint ? { hint } : {})} {...useSetting<string>(of)} />
  );
}

export function SettingCheck({ of, label, hint }: { of: string; label: string; hint?: string }) {
  const { hint: fixed, ...setting } = useSetting<boolean>(of);
  const below = fixed ?? hint;
  return <CheckField label={label} {...(below ? { hint: below } : {})} {...setting} />;
}

/** Fields that belong together, under a heading. */
export function Fields({
  title,
  hint,
  columns = 2,
  children,
}: {
  title: string;
  hint?: ReactNode;
  columns?: 1 | 2 | 3;
  children: ReactNode;
}) {
  return (
    <fieldset className="fs box set-fs">
      <legend>{title}</legend>
      {hint && <p className="mute">{hint}</p>}
      <div className={columns === 3 ? 'form c3' : columns === 1 ? 'stack s12' : 'form'}>{children}</div>
    </fieldset>
  );
}
