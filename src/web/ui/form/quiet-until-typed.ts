import type { OfficeForm } from './use-office-form.ts';

/**
 * A field that is only walked through complains of nothing when it is left: its sentence would also push away the
 * button that the pointer is on.
 */
export function quietUntilTyped<Values extends object>(
  form: OfficeForm<Values>,
  initial: Values,
): OfficeForm<Values> {
  return {
    ...form,
    field: (name) => ({
      ...form.field(name),
      onBlur: () => form.values[name] !== initial[name] && form.check(name),
    }),
  };
}
