import { BusyButton } from '#app/web/ui/busy-button.tsx';

/** The button that leads to the payment. */
export function PayButton({
  label,
  busy,
  form,
  className = 'btn sun',
  onPay,
}: {
  label: string;
  busy: boolean;
  form?: string;
  className?: string;
  onPay?(): void;
}) {
  return (
    <BusyButton
      type={form ? 'submit' : 'button'}
      {...(form ? { form } : {})}
      className={className}
      busy={busy}
      label={label}
      busyLabel="Processing..."
      {...(onPay ? { onPress: onPay } : {})}
    />
  );
}
