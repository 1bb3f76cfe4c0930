import { useParams } from 'react-router';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { RecordDrawer } from '#app/web/office/record/record-drawer.tsx';
import { useRecord } from '#app/web/office/record/use-record.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';

/** /admin/crm/inquiries/:id, over the list. */
export default function InquiryDrawer() {
  const { id = '' } = useParams();
  return useInBrowser() ? <Opened id={id} /> : null;
}

function Opened({ id }: { id: string }) {
  const record = useRecord<CrmInquiry>('inquiries', id);
  return (
    <RecordDrawer list="inquiries" id={id} record={record} nameOf={({ name }) => name}>
      {(inquiry) => <p>{inquiry.message}</p>}
    </RecordDrawer>
  );
}
