import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { UnknownNumber } from '#app/contract/today.ts';
import { type MadeInquiry, UnknownInquiry } from '#app/contract/unknown-numbers.ts';
import { spacedPhone } from '#app/domain/phone-number.ts';
import { SaveProblem } from '#app/web/office/parts/save-problem.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { unknownPath } from './unknown-path.ts';
import { TODAY_KEY } from './use-today.ts';

const EMPTY = { name: '', email: '', destination: '' };

/** Who it is that wrote; the inquiry opens afterwards, so that it can be answered at once. */
export function MakeInquiryDialog({ sender, onClose }: { sender: UnknownNumber; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useOfficeForm<typeof EMPTY, UnknownInquiry>({
    schema: UnknownInquiry,
    initial: EMPTY,
    async save(body) {
      const { data } = await callOffice<MadeInquiry>(unknownPath(sender.id, 'inquiry'), {
        method: 'POST',
        body,
      });
      showSuccess({
        title: data.made ? 'Inquiry made' : 'This number has an inquiry already',
        detail: data.made ? form.values.name : 'It has the messages now',
      });
      void client.invalidateQueries({ queryKey: TODAY_KEY });
      onClose();
      await navigate(`/admin/crm/inquiries/${encodeURIComponent(data.id)}`);
    },
  });
  return (
    <Modal
      title="Make inquiry"
      hint={`WhatsApp from ${spacedPhone(sender.id)}`}
      dirty={form.dirty}
      onClose={onClose}
      onSubmit={() => void form.submit()}
      footer={<ModalFooter save="Make inquiry" busy={form.busy} />}
    >
      <blockquote className="wrote">
        {sender.texts.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts have nothing else
          <p key={at}>{text}</p>
        ))}
      </blockquote>
      <div className="form">
        <TextField label="Name" required first maxLength={120} className="wf" {...form.field('name')} />
        <TextField label="Email" type="email" maxLength={254} {...form.field('email')} />
        <TextField label="Destination" maxLength={120} {...form.field('destination')} />
      </div>
      <SaveProblem title="Failed to make the inquiry:" detail={form.failure} />
    </Modal>
  );
}
