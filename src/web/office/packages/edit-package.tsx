import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { AdminPackageView } from '#app/contract/content.ts';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { EmptyState } from '#app/web/ui/parts/empty-state.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { PackageForm } from './package-form.tsx';
import { useCloseForm } from './use-close-form.ts';
import { PACKAGES, usePackageActions } from './use-package-actions.ts';

/** /admin/packages/pkg_…, over the dashboard. */
export default function EditPackage() {
  return useInBrowser() ? <Opened /> : null;
}

function Opened() {
  const { id = '' } = useParams();
  const close = useCloseForm();
  const client = useQueryClient();
  const { reload } = usePackageActions();
  const { data, error, refetch } = useQuery({
    queryKey: ['package', id],
    queryFn: ({ signal }) =>
      callOffice<AdminPackageView>(`${PACKAGES}/${encodeURIComponent(id)}`, { signal }),
    // The form begins from what is stored now, and nothing changes under it while it is open.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!data) {
    const gone = error instanceof OfficeError && error.status === 404;
    return (
      <Modal title="Edit package" size={1120} onClose={close}>
        {gone ? (
          <EmptyState
            icon="package"
            title="This package does not exist any more."
            action={
              <button type="button" className="btn sm" onClick={close}>
                Back to packages
              </button>
            }
          />
        ) : error ? (
          <ErrorState title="Failed to load package" error={error} retry={() => refetch()} />
        ) : (
          <FormSkeleton />
        )}
      </Modal>
    );
  }
  return (
    <>
      <title>{`${data.data.title} · Back office`}</title>
      <PackageForm
        key={id}
        stored={data.data}
        onClose={close}
        onSaved={(saved) => {
          void reload();
          void client.invalidateQueries({ queryKey: ['package', id] });
          showSuccess({
            title: 'Package saved',
            ...(saved.status === 'published'
              ? { action: { label: 'View on site', href: `/packages/${saved.slug}` } }
              : { detail: 'It is a draft: only staff see it.' }),
          });
          close();
        }}
      />
    </>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

function FormSkeleton() {
  return (
    <div role="status">
      <span className="sr">Loading package...</span>
      {ROWS.map((key) => (
        <div key={key} className="sk-row" aria-hidden="true">
          <span className="sk w40" />
          <span className="sk w20" />
        </div>
      ))}
    </div>
  );
}
