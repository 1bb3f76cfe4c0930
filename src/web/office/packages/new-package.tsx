import { showSuccess } from '#app/web/ui/toast.tsx';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { PackageForm } from './package-form.tsx';
import { useCloseForm } from './use-close-form.ts';
import { usePackageActions } from './use-package-actions.ts';

/** /admin/packages/new, over the dashboard. */
export default function NewPackage() {
  return useInBrowser() ? <Opened /> : null;
}

function Opened() {
  const close = useCloseForm();
  const { reload } = usePackageActions();
  return (
    <>
      <title>Create package · Back office</title>
      <PackageForm
        stored={null}
        onClose={close}
        onSaved={(made) => {
          void reload();
          showSuccess({
            title: 'Package created',
            detail:
              made.status === 'published'
                ? `“${made.title}” is on the website.`
                : `“${made.title}” is a draft.`,
            ...(made.status === 'published'
              ? { action: { label: 'View on site', href: `/packages/${made.slug}` } }
              : {}),
          });
          close();
        }}
      />
    </>
  );
}
