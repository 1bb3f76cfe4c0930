import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { Avatar } from '#app/web/office/parts/avatar.tsx';
import { ContactFacts } from '#app/web/office/parts/contact-facts.tsx';
import { PaymentDialog } from '#app/web/office/payments/payment-dialog.tsx';
import { Menu, type MenuItem } from '#app/web/ui/overlay/menu.tsx';
import { Badge, type Tone } from '#app/web/ui/parts/badge.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { CreditNotesDialog } from './credit-notes-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { invoiceAmount } from './invoice-money.ts';
import { PaymentLinkDialog } from './payment-link-dialog.tsx';
import { useInvoiceActions, useReloadInvoices } from './use-invoice-actions.ts';

/** Source: back-office §4. */
const PAYMENT: Record<CustomerInvoiceView['payment_status'], [tone: Tone, text: string]> = {
  pending: ['orange', 'Pending'],
  partial: ['yellow', 'Partially Paid'],
  paid: ['green', 'Paid'],
};

type DialogName = 'payment' | 'email' | 'link' | 'credit';

function isOverdue({ status, due_date, balance_amount }: CustomerInvoiceView): boolean {
  return status === 'issued' && balance_amount > 0 && due_date !== null && due_date < agencyDate();
}

/** An invoice with its lines and figures. Source: back-office §2. */
export function InvoiceCard({ invoice }: { invoice: CustomerInvoiceView }) {
  const heading = useId();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const close = () => setDialog(null);
  return (
    <article className="card" aria-labelledby={heading} tabIndex={-1}>
      <div className="hd">
        <Avatar name={invoice.customer_name} />
        <div className="grow">
          <div className="badges">
            <h2 className="nm" id={heading}>
              {invoice.customer_name}
            </h2>
            <Badges invoice={invoice} />
          </div>
          <div className="mt">
            <span className="mono">{invoice.invoice_number}</span> · {formatDate(invoice.invoice_date)}
          </div>
        </div>
        {invoice.due_date && (
          <span className="inv-due">
            <span className="mute">Due date</span>
            <b className={isOverdue(invoice) ? 'late' : undefined}>{formatDate(invoice.due_date)}</b>
          </span>
        )}
      </div>
      <ContactFacts email={invoice.customer_email} phone={invoice.customer_phone} />
      <Lines invoice={invoice} />
      <Figures invoice={invoice} />
      <Buttons invoice={invoice} onOpen={setDialog} />
      {dialog === 'payment' && <InvoicePayment invoice={invoice} onClose={close} />}
      {dialog === 'email' && <EmailDialog invoice={invoice} onClose={close} />}
      {dialog === 'link' && <PaymentLinkDialog invoice={invoice} onClose={close} />}
      {dialog === 'credit' && <CreditNotesDialog invoice={invoice} onClose={close} />}
    </article>
  );
}

function InvoicePayment({ invoice, onClose }: { invoice: CustomerInvoiceView; onClose: () => void }) {
  const reload = useReloadInvoices();
  return (
    <PaymentDialog
      record={{
        owner: { customer_invoice_id: invoice.id },
        name: invoice.customer_name,
        number: invoice.invoice_number,
        currency: invoice.currency,
        balance: invoice.balance_amount,
        held: invoice.paid_amount,
      }}
      onRecorded={reload}
      onClose={onClose}
    />
  );
}

function Badges({ invoice }: { invoice: CustomerInvoiceView }) {
  const [tone, text] = PAYMENT[invoice.payment_status];
  return (
    <>
      {invoice.invoice_type === 'final' ? (
        <Badge tone="blue">Final</Badge>
      ) : (
        <Badge tone="purple">Proforma</Badge>
      )}
      {invoice.status === 'cancelled' ? (
        <Badge tone="red">Cancelled</Badge>
      ) : (
        <Badge tone={tone}>{text}</Badge>
      )}
      {invoice.sent_at && <Badge plain>Sent</Badge>}
    </>
  );
}

function Lines({ invoice: { items, currency } }: { invoice: CustomerInvoiceView }) {
  return (
    <table className="mini inv-lines">
      <thead className="sr">
        <tr>
          <th>Description</th>
          <th>Quantity and rate</th>
          <th>Amount</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else
          <tr key={at}>
            <td>{item.description}</td>
            <td className="num mute">
              {item.quantity} × {invoiceAmount(item.rate, currency)}
            </td>
            <td className="num">{invoiceAmount(item.amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figures({ invoice }: { invoice: CustomerInvoiceView }) {
  const { currency } = invoice;
  const row = (label: string, amount: number, className = '') => (
    <div className={className}>
      <span>{label}</span>
      <span>{invoiceAmount(amount, currency)}</span>
    </div>
  );
  return (
    <div className="totals inv-figures">
      {row('Subtotal', invoice.subtotal)}
      {currency === 'INR' && invoice.gst_amount > 0 && row(`GST ${invoice.gst_rate}%`, invoice.gst_amount)}
      {row('Total', invoice.total_amount, 'T')}
      {invoice.credited_amount > 0 && row('Credited', invoice.credited_amount)}
      {invoice.balance_amount > 0 && row('Balance', invoice.balance_amount, 'due')}
    </div>
  );
}

function Buttons({
  invoice,
  onOpen,
}: {
  invoice: CustomerInvoiceView;
  onOpen: (dialog: DialogName) => void;
}) {
  const { search } = useLocation();
  const mayEdit = useMay('accounts.edit');
  const { download, remind, remove } = useInvoiceActions(invoice);
  const of = <span className="sr"> of {invoice.invoice_number}</span>;
  const live = invoice.status === 'issued';
  return (
    <div className="ft">
      <Press icon="download" letter="d" onPress={() => void download()}>
        PDF{of}
      </Press>
      {mayEdit && live && (
        <>
          <Link
            className="btn sm"
            data-key="e"
            to={{ pathname: `/admin/customer-invoices/${invoice.id}`, search }}
          >
            <Icon name="pencil" />
            Edit{of}
          </Link>
          <Press icon="wallet" letter="p" quiet onPress={() => onOpen('payment')}>
            Payment{of}
          </Press>
          {invoice.balance_amount > 0 && (
            <Press icon="bell" letter="m" quiet onPress={() => void remind()}>
              Remind{of}
            </Press>
          )}
        </>
      )}
      {mayEdit && (
        <span className="push row tight">
          <Menu label={`More for ${invoice.invoice_number}`} items={moreItems(invoice, onOpen)} />
          {live && (
            <button
              type="button"
              className="btn ico sm ghost"
              aria-label={`Delete ${invoice.invoice_number}`}
              title="Delete"
              onClick={() => void remove()}
            >
              <Icon name="trash-2" />
            </button>
          )}
        </span>
      )}
    </div>
  );
}

function Press({
  icon,
  letter,
  quiet = false,
  onPress,
  children,
}: {
  icon: 'download' | 'wallet' | 'bell';
  letter: string;
  quiet?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={quiet ? 'btn sm ghost' : 'btn sm'} data-key={letter} onClick={onPress}>
      <Icon name={icon} />
      {children}
    </button>
  );
}

function moreItems(invoice: CustomerInvoiceView, onOpen: (dialog: DialogName) => void): MenuItem[] {
  const live = invoice.status === 'issued';
  return [
    { label: 'Email to customer', icon: 'send', disabled: !live, onChoose: () => onOpen('email') },
    {
      label: 'Payment link',
      icon: 'link',
      disabled: !live || invoice.currency !== 'INR' || invoice.balance_amount === 0,
      title: 'For the balance of an invoice in rupees',
      onChoose: () => onOpen('link'),
    },
    {
      label: 'Credit notes',
      icon: 'undo-2',
      disabled: invoice.invoice_type !== 'final',
      title: 'They correct a final invoice',
      onChoose: () => onOpen('credit'),
    },
  ];
}
