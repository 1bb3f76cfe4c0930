import { useParams } from 'react-router';
import type { CrmBooking } from '#app/contract/bookings.ts';
import { RecordDrawer } from '#app/web/office/record/record-drawer.tsx';
import { useRecord } from '#app/web/office/record/use-record.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';

/** /admin/crm/bookings/:id, over the list. */
export default function BookingDrawer() {
  const { id = '' } = useParams();
  return useInBrowser() ? <Opened id={id} /> : null;
}

function Opened({ id }: { id: string }) {
  const record = useRecord<CrmBooking>('bookings', id);
  return (
    <RecordDrawer
      list="bookings"
      id={id}
      record={record}
      nameOf={({ name, reference }) => `${name}, ${reference}`}
    >
      {(booking) => <p>{booking.packageTitle}</p>}
    </RecordDrawer>
  );
}
