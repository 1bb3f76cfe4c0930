import type { Currency } from '#app/domain/money.ts';
import { groupedAmount } from './amount-text.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

/** An amount as the text that was typed, so that what is no amount is refused and never saved as another. */
export function AmountField({
  value,
  currency,
  onChange,
  onBlur,
  ...frame
}: FieldProps & { value: string; currency: Currency; onChange: (value: string) => void }) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="inp">
          <span className="pre">{currency === 'INR' ? '₹' : '$'}</span>
          <input
            {...control}
            className="num"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => {
              onChange(groupedAmount(value, currency));
              onBlur?.();
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
}
