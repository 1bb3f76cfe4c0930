import { useState } from 'react';
import type { CustomerInvoiceView, InvoiceDefaults } from '#app/contract/customer-invoices.ts';
import { useLeaveGuard } from '#app/web/office/packages/use-leave-guard.ts';
import { SaveProblem } from '#app/web/office/parts/save-problem.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { KeptNote } from '#app/web/ui/form/kept-note.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { newFormKey } from '#app/web/ui/form-key.ts';
import { DoneFooter } from '#app/web/ui/overlay/done-footer.tsx';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { CreditNotesDialog } from './credit-notes-dialog.tsx';
import { CustomerSection } from './customer-section.tsx';
import { invoiceFigures } from './invoice-figures.ts';
import {
  formValues,
  InvoiceForm as InvoiceFormSchema,
  type InvoiceFormValues,
  invoiceBody,
  newInvoice,
} from './invoice-form-values.ts';
import { LinesSection } from './lines-section.tsx';
import { LockedNote, lockedReason } from './locked-note.tsx';
import { TermsSection } from './terms-section.tsx';
import { TotalsBox } from './totals-box.tsx';
import { INVOICES, useReloadInvoices } from './use-invoice-actions.ts';

/** The editor over the list; `stored` is the invoice that is edited. Texts: back-office §8. */
export function InvoiceForm({
  stored,
  defaults,
  onClose,
}: {
  stored: CustomerInvoiceView | null;
  defaults: InvoiceDefaults;
  onClose: () => void;
}) {
  const reload = useReloadInvoices();
  const [initial] = useState(() => (stored ? formValues(stored) : newInvoice(defaults)));
  const form = useOfficeForm<InvoiceFormValues>({
    schema: InvoiceFormSchema,
    initial,
    keep: `customer-invoice:${stored?.id ?? 'new'}`,
    shared: stored !== null,
    save,
  });
  const [requestKey] = useState(newFormKey);
  const guard = useLeaveGuard(form.dirty);
  const [crediting, setCrediting] = useState(false);
  const figures = invoiceFigures(form.values, defaults);
  const locked = stored && lockedReason(stored);

  async function save(values: InvoiceFormValues): Promise<void> {
    const body = invoiceBody(values, stored?.version);
    if (!stored) body.set('request_key', requestKey);
    const { data } = await callOffice<CustomerInvoiceView>(stored ? `${INVOICES}/${stored.id}` : INVOICES, {
      method: stored ? 'PUT' : 'POST',
      body,
    });
    guard.allow();
    showSuccess({
      title: stored ? 'Invoice updated successfully!' : 'Invoice created successfully!',
      detail: `${data.invoice_number} · ${data.customer_name}`,
    });
    void reload();
    onClose();
  }

  return (
    <>
      <Modal
        title={stored ? 'Edit Invoice' : 'Create Invoice'}
        {...(stored ? { hint: <span className="mono">{stored.invoice_number}</span> } : {})}
        size={1120}
        {...(locked ? {} : { onSubmit: () => void form.submit() })}
        onClose={onClose}
        footer={
          locked ? (
            <DoneFooter />
          ) : (
            <ModalFooter
              save={stored ? 'Save changes' : 'Create Invoice'}
              busy={form.busy}
              note={
                <span className="hide-m">
                  Next line <kbd>Enter</kbd> in the last rate field
                </span>
              }
            />
          )
        }
      >
        <div className="inv-form">
          <div className="stack">
            <KeptNote form={form} />
            {locked && <LockedNote reason={locked} onCredit={() => setCrediting(true)} />}
            <fieldset className="bare" disabled={locked !== null}>
              <CustomerSection form={form} />
              <TermsSection form={form} />
              <LinesSection form={form} amounts={figures.amounts} standardSac={defaults.sac} />
              <fieldset className="fs">
                <legend className="sr">Notes and terms</legend>
                <div className="form">
                  <TextField label="Notes" rows={3} maxLength={5000} {...form.field('notes')} />
                  <TextField label="Terms & Conditions" rows={3} maxLength={5000} {...form.field('terms')} />
                </div>
              </fieldset>
            </fieldset>
            <SaveProblem title="Failed to save invoice:" detail={form.failure} />
          </div>
          <TotalsBox form={form} figures={figures} defaults={defaults} stored={stored} />
        </div>
      </Modal>
      {stored && crediting && <CreditNotesDialog invoice={stored} onClose={() => setCrediting(false)} />}
    </>
  );
}
