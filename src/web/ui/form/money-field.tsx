import type { FieldProps } from './field-frame.tsx';
import { NumberField } from './number-field.tsx';

/** An amount in rupees (or dollars), as the API has it: a number with two decimals; null when empty. */
export function MoneyField({
  currency = 'INR',
  ...props
}: FieldProps & {
  value: number | null;
  onChange: (value: number | null) => void;
  currency?: 'INR' | 'USD';
  placeholder?: string;
}) {
  return (
    <NumberField
      {...props}
      decimals={2}
      shownDecimals={2}
      align="end"
      prefix={currency === 'INR' ? '₹' : '$'}
    />
  );
}
