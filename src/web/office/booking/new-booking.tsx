import '#app/web/office/styles/invoices.css';
import '#app/web/office/styles/record.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { fetchTrip } from '#app/web/office/parts/find-trips.ts';
import { useCloseRecord } from '#app/web/office/record/use-close-record.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { SkeletonForm } from '#app/web/ui/parts/skeleton.tsx';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { SaleForm } from './sale-form.tsx';
import { chosenTrip, newSale, saleOfInquiry } from './sale-values.ts';

/** /admin/crm/bookings/new, over the list; with `inquiry` it begins with what that one says. */
export default function NewBooking() {
  const [search] = useSearchParams();
  const close = useCloseRecord('bookings');
  if (!useInBrowser()) return null;
  const inquiry = search.get('inquiry');
  return (
    <>
      <title>New booking · Back office</title>
      {inquiry ? <FromInquiry id={inquiry} onClose={close} /> : <Empty onClose={close} />}
    </>
  );
}

function Empty({ onClose }: { onClose: () => void }) {
  const [initial] = useState(newSale);
  return <SaleForm initial={initial} keep="booking:new" onClose={onClose} />;
}

function FromInquiry({ id, onClose }: { id: string; onClose: () => void }) {
  const { key } = useLocation();
  const { data, error, refetch } = useQuery({
    queryKey: ['sale-of-inquiry', id, key],
    queryFn: async ({ signal }) => {
      const { data: asked } = await callOffice<CrmInquiry>(`/crm/inquiries/${encodeURIComponent(id)}`, {
        signal,
      });
      const { source, details } = asked;
      const kind = source === 'cruise' || source === 'pilgrimage' ? source : 'package';
      const tripId = details.package_id;
      // The trip may be a draft by now: then another one is chosen.
      const trip = tripId ? await fetchTrip(kind, String(tripId)).then(chosenTrip, () => null) : null;
      return { name: asked.name, initial: saleOfInquiry(asked, trip) };
    },
    // The form begins from it, and nothing changes under it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) {
    return (
      <SaleForm
        initial={data.initial}
        keep={`booking:inquiry:${id}`}
        about={`From the inquiry of ${data.name}`}
        onClose={onClose}
      />
    );
  }
  return (
    <Modal title="New booking" size={960} onClose={onClose}>
      {error ? (
        <ErrorState title="Failed to load the inquiry" error={error} retry={refetch} />
      ) : (
        <SkeletonForm label="the inquiry" fields={6} />
      )}
    </Modal>
  );
}
