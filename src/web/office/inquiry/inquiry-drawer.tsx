import { useParams } from 'react-router';
import type { InquiryDetail } from '#app/contract/crm-inquiry-detail.ts';
import { RecordDrawer } from '#app/web/office/record/record-drawer.tsx';
import { useRecord } from '#app/web/office/record/use-record.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { InquiryActions } from './inquiry-actions.tsx';
import { InquiryContent } from './inquiry-content.tsx';

/** /admin/crm/inquiries/:id, over the list. */
export default function InquiryDrawer() {
  const { id = '' } = useParams();
  return useInBrowser() ? <Opened id={id} /> : null;
}

function Opened({ id }: { id: string }) {
  const record = useRecord<InquiryDetail>('inquiries', id);
  return (
    <RecordDrawer
      list="inquiries"
      id={id}
      record={record}
      nameOf={({ name }) => `Inquiry of ${name}`}
      footer={(inquiry) => <InquiryActions inquiry={inquiry} />}
    >
      {(inquiry) => <InquiryContent key={id} inquiry={inquiry} />}
    </RecordDrawer>
  );
}
