import { useState } from 'react';
import { useParams } from 'react-router';
import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { RecordDrawer } from '#app/web/office/record/record-drawer.tsx';
import { useRecord } from '#app/web/office/record/use-record.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingContent } from './booking-content.tsx';
import { BookingDialog, type BookingDialogName } from './booking-dialog.tsx';

/** /admin/crm/bookings/:id, over the list. */
export default function BookingDrawer() {
  const { id = '' } = useParams();
  return useInBrowser() ? <Opened id={id} /> : null;
}

function Opened({ id }: { id: string }) {
  const record = useRecord<BookingDetail>('bookings', id);
  /** With whose dialog is open: the next record begins without. */
  const [open, setOpen] = useState<{ id: string; what: BookingDialogName } | null>(null);
  const onOpen = (what: BookingDialogName) => setOpen({ id, what });
  return (
    <RecordDrawer
      list="bookings"
      id={id}
      record={record}
      nameOf={({ name, reference }) => `${name}, ${reference}`}
      footer={(booking) => <BookingActions booking={booking} onOpen={onOpen} />}
    >
      {(booking) => (
        <>
          <BookingContent key={id} booking={booking} onOpen={onOpen} />
          {open?.id === id && (
            <BookingDialog booking={booking} what={open.what} onClose={() => setOpen(null)} />
          )}
        </>
      )}
    </RecordDrawer>
  );
}
