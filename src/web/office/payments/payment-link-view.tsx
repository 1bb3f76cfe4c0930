import { formatDate } from '#app/domain/plain-date.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { copyText } from '#app/web/ui/data/copy-text.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** A page of the payment service, to copy or to open. `amount` in rupees, `expiresAt` an instant. */
export function PaymentLinkView({
  url,
  amount,
  expiresAt,
}: {
  url: string;
  amount: number;
  expiresAt: string;
}) {
  return (
    <>
      <TextField
        label={`Pays ${rupees(amount)}`}
        optional={false}
        readOnly
        value={url}
        hint={`Valid until ${formatDate(agencyDate(new Date(expiresAt)))}`}
      />
      <span className="row">
        <button type="button" className="btn pri" onClick={() => void copyText(url)}>
          <Icon name="copy" />
          Copy link
        </button>
        <a className="btn" href={url} target="_blank" rel="noopener noreferrer">
          <Icon name="external-link" />
          Open
        </a>
      </span>
    </>
  );
}
