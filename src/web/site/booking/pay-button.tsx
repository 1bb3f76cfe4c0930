/** The button that leads to the payment; busy it keeps its place and its focus, and does nothing. */
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
    <button
      type={form ? 'submit' : 'button'}
      form={form}
      className={busy ? `${className} busy` : className}
      aria-disabled={busy ? true : undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onPay?.();
      }}
    >
      {busy && <i className="spin" />}
      {busy ? 'Processing...' : label}
    </button>
  );
}
