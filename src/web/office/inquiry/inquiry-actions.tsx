import { useLocation, useNavigate } from 'react-router';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { InquiryStatusChoice } from '#app/web/office/crm/inquiry-status-choice.tsx';
import { useMay } from '#app/web/office/data/use-may.ts';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { KeyHint } from '#app/web/ui/parts/key-hint.tsx';

/** How far it is, and the step from a question to a sale (B). */
export function InquiryActions({ inquiry }: { inquiry: CrmInquiry }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayEdit = useMay('crm.edit');
  function book(): void {
    const view = new URLSearchParams(search);
    view.set('inquiry', inquiry.id);
    void navigate({ pathname: '/admin/crm/bookings/new', search: view.toString() });
  }
  useKeys({ b: book }, { when: mayEdit, group: 'Record', names: { b: 'Make a booking' } });
  if (!mayEdit) return null;
  return (
    <>
      <InquiryStatusChoice inquiry={inquiry} />
      <span className="push">
        <button type="button" className="btn pri" onClick={book}>
          <Icon name="ticket" />
          Make a booking
          <KeyHint keys="B" />
        </button>
      </span>
    </>
  );
}
