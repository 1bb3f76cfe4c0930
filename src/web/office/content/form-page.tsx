import '#app/web/office/styles/content.css';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import type { AdminDestinationView } from '#app/contract/admin-content.ts';
import type { AdminTestimonialView } from '#app/contract/content.ts';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { EmptyState } from '#app/web/ui/parts/empty-state.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { SkeletonForm } from '#app/web/ui/parts/skeleton.tsx';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { type ContentKind, contentKind, KINDS } from './content-kinds.ts';
import { DestinationForm } from './destination-form.tsx';
import { TestimonialForm } from './testimonial-form.tsx';
import { TripForm } from './trip-form.tsx';
import type { AdminTripView } from './trip-form-values.ts';
import { useCloseContent } from './use-close-content.ts';

/** /admin/destinations/new, /admin/cruises/cru_… and their like, over the dashboard. */
export default function ContentFormPage() {
  const { pathname } = useLocation();
  const { id } = useParams();
  const kind = contentKind(pathname.split('/')[2]);
  const inBrowser = useInBrowser();
  if (!inBrowser || !kind) return null;
  return id === undefined ? (
    <>
      <title>{`Create ${KINDS[kind].one} · Back office`}</title>
      <Form kind={kind} stored={null} />
    </>
  ) : (
    <Opened key={id} kind={kind} id={id} />
  );
}

function Form({ kind, stored }: { kind: ContentKind; stored: unknown }) {
  switch (kind) {
    case 'destinations':
      return <DestinationForm stored={stored as AdminDestinationView | null} />;
    case 'testimonials':
      return <TestimonialForm stored={stored as AdminTestimonialView | null} />;
    case 'cruises':
    case 'pilgrimages':
      return <TripForm kind={kind} stored={stored as AdminTripView | null} />;
    default:
      return kind satisfies never;
  }
}

function Opened({ kind, id }: { kind: ContentKind; id: string }) {
  const { path, one, icon } = KINDS[kind];
  const close = useCloseContent(kind);
  const { data, error, refetch } = useQuery({
    queryKey: ['content', kind, id],
    queryFn: ({ signal }) => callOffice<{ id: string }>(`${path}/${encodeURIComponent(id)}`, { signal }),
    // The form begins from what is stored now, and nothing changes under it while it is open.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data)
    return (
      <>
        <title>{`Edit ${one} · Back office`}</title>
        <Form kind={kind} stored={data.data} />
      </>
    );
  const gone = error instanceof OfficeError && error.status === 404;
  return (
    <Modal title={`Edit ${one}`} onClose={close}>
      {gone ? (
        <EmptyState
          icon={icon}
          title={`This ${one} does not exist any more.`}
          action={
            <button type="button" className="btn sm" onClick={close}>
              Back to {kind}
            </button>
          }
        />
      ) : error ? (
        <ErrorState title={`Failed to load ${one}`} error={error} retry={() => refetch()} />
      ) : (
        <SkeletonForm label={one} />
      )}
    </Modal>
  );
}
