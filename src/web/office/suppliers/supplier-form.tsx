import { useState } from 'react';
import type { Supplier } from '#app/contract/suppliers.ts';
import { HOME_COUNTRY } from '#app/domain/customer.ts';
import { gstinCheckProblem, gstinProblem, gstinShapeProblem, stateOf } from '#app/domain/gst/gstin.ts';
import { stateName } from '#app/domain/gst/states.ts';
import { ifscProblem } from '#app/domain/ifsc.ts';
import {
  SERVICE_TYPE_NAMES,
  SERVICE_TYPES,
  SUPPLIER_STATUS_NAMES,
  SUPPLIER_STATUSES,
} from '#app/domain/purchases.ts';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { SaveProblem } from '#app/web/office/parts/save-problem.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { KeptNote } from '#app/web/ui/form/kept-note.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { type OfficeForm, useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { newFormKey } from '#app/web/ui/form-key.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { CheckedCodeField } from './checked-code-field.tsx';
import { SameSupplierNote } from './same-supplier-note.tsx';
import {
  formValues,
  NEW_SUPPLIER,
  SupplierFormSchema,
  type SupplierValues,
  supplierBody,
} from './supplier-form-values.ts';
import { SUPPLIERS, supplierPath, useReloadSuppliers } from './suppliers-api.ts';

/** Adds or edits a supplier. Texts: back-office §5, §8. */
export function SupplierForm({ stored, onClose }: { stored: Supplier | null; onClose: () => void }) {
  const reload = useReloadSuppliers();
  const [key] = useState(newFormKey);
  const [initial] = useState(() => (stored ? formValues(stored) : NEW_SUPPLIER));
  const form = useOfficeForm<SupplierValues, object>({
    schema: SupplierFormSchema,
    initial,
    keep: `supplier:${stored?.id ?? 'new'}`,
    shared: stored !== null,
    async save(values) {
      const body = supplierBody(values, stored ? { version: stored.version } : { key });
      if (stored) await callOffice(supplierPath(stored.id), { method: 'PUT', body });
      else await callOffice(SUPPLIERS, { method: 'POST', body });
      showSuccess({
        title: stored ? 'Supplier updated successfully!' : 'Supplier created successfully!',
        detail: form.values.supplier_name,
      });
      await reload();
      onClose();
    },
  });
  return (
    <Modal
      title={stored ? 'Edit Supplier' : 'Add Supplier'}
      {...(stored ? { hint: stored.supplier_name } : {})}
      size={720}
      dirty={form.dirty}
      onClose={onClose}
      onSubmit={() => void form.submit()}
      footer={<ModalFooter save={stored ? 'Save Supplier' : 'Add Supplier'} busy={form.busy} />}
    >
      <KeptNote form={form} />
      <div>
        <Contact form={form} except={stored?.id} />
        <TaxAndBank form={form} />
        <Address form={form} />
      </div>
      <SaveProblem title="Failed to save supplier:" detail={form.failure} />
    </Modal>
  );
}

type Section = { form: OfficeForm<SupplierValues> };

function Contact({ form, except }: Section & { except: string | undefined }) {
  const { supplier_name: name, gst_number: gstin } = form.values;
  return (
    <fieldset className="fs">
      <legend>Contact</legend>
      <div className="form">
        <TextField label="Supplier name" required first maxLength={120} {...form.field('supplier_name')} />
        <SelectField
          label="Service type"
          required
          options={optionsOf(SERVICE_TYPES, SERVICE_TYPE_NAMES)}
          {...form.field('service_type')}
        />
        <SameSupplierNote name={name} gstin={gstin} {...(except ? { except } : {})} />
        <TextField label="Contact person" required maxLength={120} {...form.field('contact_person')} />
        <TextField label="Phone" type="tel" required maxLength={32} {...form.field('phone')} />
        <TextField label="Email" type="email" required maxLength={254} {...form.field('email')} />
        <SelectField
          label="Status"
          optional={false}
          options={optionsOf(SUPPLIER_STATUSES, SUPPLIER_STATUS_NAMES)}
          {...form.field('status')}
        />
      </div>
    </fieldset>
  );
}

function TaxAndBank({ form }: Section) {
  const { gst_number: gstin, ifsc_code: ifsc } = form.values;
  const gst = form.field('gst_number');
  /** The first two digits of a right number say the state. */
  function typeGstin(text: string): void {
    const { state, country } = form.values;
    const known = gstinProblem(text) === null && state === '' && country === HOME_COUNTRY;
    form.put({ gst_number: text, ...(known ? { state: stateName(stateOf(text)) } : {}) });
  }
  return (
    <fieldset className="fs">
      <legend>Tax and bank</legend>
      <div className="form c3">
        <CheckedCodeField
          label="GST number"
          length={15}
          problem={gstinShapeProblem(gstin)}
          warning={gstinCheckProblem(gstin)}
          right={stateName(stateOf(gstin)) && `Registered in ${stateName(stateOf(gstin))}`}
          field={{ ...gst, onChange: typeGstin }}
        />
        <TextField
          label="Bank account number"
          className="code"
          maxLength={50}
          spellCheck={false}
          {...form.field('bank_account_number')}
        />
        <CheckedCodeField
          label="IFSC code"
          length={11}
          problem={ifscProblem(ifsc)}
          field={form.field('ifsc_code')}
        />
        <TextField label="Bank branch" className="wf" maxLength={120} {...form.field('bank_branch')} />
      </div>
    </fieldset>
  );
}

function Address({ form }: Section) {
  return (
    <fieldset className="fs">
      <legend>Address</legend>
      <div className="form c3">
        <TextField label="Address" className="wf" maxLength={300} {...form.field('address')} />
        <TextField label="City" maxLength={80} {...form.field('city')} />
        <TextField label="State" maxLength={80} {...form.field('state')} />
        <TextField label="Country" optional={false} maxLength={80} {...form.field('country')} />
      </div>
    </fieldset>
  );
}
