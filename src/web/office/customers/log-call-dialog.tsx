import { useState } from 'react';
import { CallLogInput, type Customer } from '#app/contract/customers.ts';
import { CALL_OUTCOME_NAMES, CALL_OUTCOMES, type CallOutcome } from '#app/domain/customer.ts';
import { spacedPhone } from '#app/domain/phone-number.ts';
import { addDays, type PlainDate, weekOf } from '#app/domain/plain-date.ts';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { SaveProblem } from '#app/web/office/parts/save-problem.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { FieldFrame } from '#app/web/ui/form/field-frame.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { newFormKey } from '#app/web/ui/form-key.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { customerPath, useReloadCustomers } from './customers-api.ts';

interface Values {
  call_outcome: CallOutcome | '';
  notes: string;
  next_follow_up_date: PlainDate | '';
}

/** Logs a call of this moment. Source: back-office §5, §8. */
export function LogCallDialog({
  customer,
  onClose,
}: {
  customer: Pick<Customer, 'id' | 'name' | 'phone'>;
  onClose: () => void;
}) {
  const reload = useReloadCustomers();
  const [key] = useState(newFormKey);
  const form = useOfficeForm<Values, CallLogInput>({
    schema: CallLogInput,
    initial: { call_outcome: '', notes: '', next_follow_up_date: '' },
    async save(call) {
      await callOffice(customerPath(customer.id, 'call-logs'), {
        method: 'POST',
        body: { ...call, request_key: key },
      });
      showSuccess({ title: 'Call log added successfully!', detail: customer.name });
      await reload();
      onClose();
    },
  });
  return (
    <Modal
      title="Log Call"
      hint={`${customer.name} · ${spacedPhone(customer.phone)}`}
      dirty={form.dirty}
      onClose={onClose}
      onSubmit={() => void form.submit()}
      footer={<ModalFooter save="Log Call" busy={form.busy} />}
    >
      <Outcomes {...form.field('call_outcome')} />
      <TextField label="Notes" required rows={4} maxLength={5000} {...form.field('notes')} />
      <NextDate {...form.field('next_follow_up_date')} />
      <SaveProblem title="Failed to add call log" detail={form.failure} />
    </Modal>
  );
}

function Outcomes({
  name,
  value,
  error,
  onChange,
}: {
  name: string;
  value: CallOutcome | '';
  error: string | undefined;
  onChange: (value: CallOutcome) => void;
}) {
  return (
    <FieldFrame label="Call outcome" name={name} error={error} required group>
      {() => (
        <div className="chips">
          {optionsOf(CALL_OUTCOMES, CALL_OUTCOME_NAMES).map((option, at) => (
            <label key={option.value}>
              <input
                type="radio"
                name="call_outcome"
                data-first={at === 0 || undefined}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

function NextDate(field: {
  name: string;
  value: PlainDate | '';
  error: string | undefined;
  onChange: (value: PlainDate | '') => void;
  onBlur: () => void;
}) {
  const today = agencyDate();
  const near: Array<[label: string, date: PlainDate]> = [
    ['Tomorrow', addDays(today, 1)],
    ['Monday', addDays(weekOf(today).to, 1)],
    ['In a week', addDays(today, 7)],
  ];
  return (
    <div className="next-date">
      <DateField label="Next follow-up date" min={today} hint="Today or later" {...field} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is not laid out as a row of buttons */}
      <div className="seg" role="group" aria-label="Next follow-up date">
        {near.map(([label, date]) => (
          <button
            key={label}
            type="button"
            aria-pressed={field.value === date}
            onClick={() => field.onChange(field.value === date ? '' : date)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
