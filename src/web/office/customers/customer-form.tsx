import { useRef, useState } from 'react';
import type { Customer } from '#app/contract/customers.ts';
import {
  LEAD_SOURCE_NAMES,
  LEAD_SOURCES,
  TRAVEL_INTEREST_NAMES,
  TRAVEL_INTERESTS,
} from '#app/domain/customer.ts';
import { GST_STATES } from '#app/domain/gst/states.ts';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { SaveProblem } from '#app/web/office/parts/save-problem.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { FieldFrame } from '#app/web/ui/form/field-frame.tsx';
import { KeptNote } from '#app/web/ui/form/kept-note.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { newFormKey } from '#app/web/ui/form-key.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { CustomerFormSchema, type CustomerValues, formValues, NEW_CUSTOMER } from './customer-form-values.ts';
import { CUSTOMERS, customerPath, useReloadCustomers } from './customers-api.ts';
import { DuplicatesNote, useDuplicates } from './duplicates-note.tsx';

const STATES = GST_STATES.map(({ code, name }) => ({ value: code, label: name }));

/** Adds or edits a customer. Texts: back-office §5, §8. */
export function CustomerForm({ stored, onClose }: { stored: Customer | null; onClose: () => void }) {
  const reload = useReloadCustomers();
  const [key] = useState(newFormKey);
  const [initial] = useState(() => (stored ? formValues(stored) : NEW_CUSTOMER));
  const form = useOfficeForm<CustomerValues, unknown>({
    schema: CustomerFormSchema,
    initial,
    keep: `customer:${stored?.id ?? 'new'}`,
    shared: stored !== null,
    async save(values) {
      const body = { ...Object(values), ...(stored ? { version: stored.version } : { request_key: key }) };
      if (stored) await callOffice(customerPath(stored.id), { method: 'PUT', body });
      else await callOffice(CUSTOMERS, { method: 'POST', body });
      showSuccess({
        title: stored ? 'Customer updated successfully!' : 'Customer created successfully!',
        detail: form.values.name,
      });
      await reload();
      onClose();
    },
  });
  const duplicates = useDuplicates(form.values, stored?.id);
  const asking = useRef(false);
  /** Somebody who goes back from the question about a duplicate finds the form as it was. */
  async function submit(): Promise<void> {
    if (asking.current) return;
    asking.current = true;
    const isNew = stored === null && CustomerFormSchema.safeParse(form.values).success;
    if (!isNew || (await duplicates.confirm())) await form.submit();
    asking.current = false;
  }
  const title = stored ? 'Edit Customer' : 'Add New Customer';
  return (
    <Modal
      title={title}
      {...(stored ? { hint: stored.name } : {})}
      size={720}
      dirty={form.dirty}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={<ModalFooter save={stored ? 'Save Customer' : 'Add Customer'} busy={form.busy} />}
    >
      <KeptNote form={form} />
      <div className="form">
        <TextField label="Name" required first maxLength={120} className="w2" {...form.field('name')} />
        <TextField
          label="WhatsApp"
          type="tel"
          required
          maxLength={32}
          placeholder="+91XXXXXXXXXX"
          {...form.field('phone')}
        />
        <TextField label="Email" type="email" required maxLength={254} {...form.field('email')} />
        <DuplicatesNote found={duplicates.found} />
        <TextField label="City" maxLength={80} {...form.field('city')} />
        <TextField label="Country" maxLength={80} {...form.field('country')} />
        <SelectField
          label="Lead source"
          optional={false}
          options={optionsOf(LEAD_SOURCES, LEAD_SOURCE_NAMES)}
          {...form.field('lead_source')}
        />
        <TextField label="Preferred destination" maxLength={120} {...form.field('preferred_destination')} />
        <Interests
          value={form.values.travel_interests}
          onChange={(travel_interests) => form.set('travel_interests', travel_interests)}
        />
        <TextField
          label="Budget"
          maxLength={120}
          placeholder="₹1,40,000 to ₹1,60,000"
          {...form.field('budget_range')}
        />
        <SelectField label="State" options={STATES} placeholder="Not known" {...form.field('state')} />
        <TextField label="GSTIN" maxLength={15} {...form.field('gstin')} />
        <TextField label="Notes" rows={3} maxLength={5000} className="wf" {...form.field('notes')} />
      </div>
      <SaveProblem
        title={stored ? 'Failed to update customer' : 'Failed to create customer'}
        detail={form.failure}
      />
    </Modal>
  );
}

function Interests({ value, onChange }: { value: string[]; onChange: (value: string[]) => void }) {
  return (
    <FieldFrame label="Travel interests" name="travel_interests" className="wf" group>
      {() => (
        <div className="chips">
          {optionsOf(TRAVEL_INTERESTS, TRAVEL_INTEREST_NAMES).map((option) => (
            <label key={option.value}>
              <input
                type="checkbox"
                checked={value.includes(option.value)}
                onChange={(event) =>
                  onChange(
                    event.target.checked
                      ? [...value, option.value]
                      : value.filter((one) => one !== option.value),
                  )
                }
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
