import '#app/web/office/styles/record.css';
import '#app/web/office/styles/send-package.css';
import type { Customer } from '#app/contract/customers.ts';
import { SEND_VIA, SEND_VIA_NAMES } from '#app/domain/customer.ts';
import { spacedPhone } from '#app/domain/phone-number.ts';
import { useReloadCustomers } from '#app/web/office/customers/customers-api.ts';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { BusyButton } from '#app/web/ui/busy-button.tsx';
import { ChoiceField } from '#app/web/ui/form/choice-field.tsx';
import { MoneyField } from '#app/web/ui/form/money-field.tsx';
import { NumberField } from '#app/web/ui/form/number-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { PackagePicker } from './package-picker.tsx';
import { SendPreview } from './send-preview.tsx';
import { EMPTY, type SendBody, SendForm, type SendValues } from './send-values.ts';
import { useCustomize } from './use-customize.ts';
import { useSendPackage } from './use-send-package.ts';

const FLIGHTS = [
  { value: '', label: 'Not specified' },
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const;

/** Offers a package to a customer, by WhatsApp, e-mail or both. Source: back-office §2, §5, §8; checklist B14, B15. */
export function SendPackageDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const reload = useReloadCustomers();
  const send = useSendPackage(customer.id);
  const form = useOfficeForm<SendValues, SendBody>({
    schema: SendForm,
    initial: EMPTY,
    async save(body) {
      const { message, whatsapp_url: link } = await send(body);
      if (link !== undefined) window.open(link, '_blank', 'noopener');
      showSuccess({ title: message, detail: customer.name });
      onClose();
      await reload();
    },
  });
  const { values } = form;
  const { value: trip, error: tripError, onChange: chooseTrip } = form.field('package_id');
  const writing = useCustomize(customer, {
    trip,
    requests: values.hotels_info,
    message: values.message,
    onText: (text) => form.set('message', text),
  });
  return (
    <Modal
      title="Send Package"
      hint={`To ${customer.name} · ${spacedPhone(customer.phone)}`}
      size={960}
      dirty={form.dirty}
      onClose={onClose}
      onSubmit={() => void form.submit()}
      footer={<ModalFooter save="Send Package" icon="send" busy={form.busy} busyText="Sending..." />}
    >
      <div className="sp">
        <div className="sp-fields">
          <PackagePicker value={trip} error={tripError} onChange={chooseTrip} />
          <div className="g2">
            <MoneyField
              label="Custom price"
              optional
              hint={`Blank uses the package price${trip ? `, ${trip.price}` : ''}`}
              {...form.field('custom_price')}
            />
            <NumberField label="Number of pax" optional {...form.field('number_of_pax')} />
          </div>
          <div className="g2">
            <ChoiceField label="Flights included" options={FLIGHTS} {...form.field('flights_included')} />
            <TextField label="Hotels info" optional maxLength={300} {...form.field('hotels_info')} />
          </div>
          <div className="sp-message">
            <TextField
              label="Message"
              rows={6}
              maxLength={4000}
              hint="Leave blank to use default message"
              {...form.field('message')}
            />
            <BusyButton
              type="button"
              className="btn sm"
              busy={writing.progress !== null}
              busyLabel="Writing..."
              label={
                <>
                  <Icon name="sparkles" />
                  AI Customize
                </>
              }
              onPress={() => void writing.start()}
            />
          </div>
          <ChoiceField
            label="Send via"
            options={optionsOf(SEND_VIA, { ...SEND_VIA_NAMES, both: 'Both' })}
            {...form.field('send_via')}
          />
          {form.failure !== null && (
            <p className="note bad" role="alert">
              <Icon name="circle-alert" />
              <span>Failed to send package: {form.failure}</span>
            </p>
          )}
        </div>
        <SendPreview customer={customer} values={values} />
      </div>
    </Modal>
  );
}
