import { useLocation, useNavigate } from 'react-router';
import { useReloadCustomers } from '#app/web/office/customers/customers-api.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { BulkUploadDialog } from './bulk-upload-dialog.tsx';

/** /admin/customers/upload, over the list. */
export default function UploadPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const reload = useReloadCustomers();
  if (!useInBrowser()) return null;
  return (
    <>
      <title>Bulk Upload · Back office</title>
      <BulkUploadDialog
        onClose={() => void navigate({ pathname: '/admin/customers', search }, { preventScrollReset: true })}
        onDone={() => void reload()}
      />
    </>
  );
}
