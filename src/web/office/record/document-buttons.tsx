import { useState } from 'react';
import { failureText, fetchOffice } from '#app/web/ui/data/call-office.ts';
import { saveBlob } from '#app/web/ui/data/save-blob.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';

type Kind = 'proforma' | 'invoice';
const NAMES: Record<Kind, string> = { proforma: 'Proforma', invoice: 'Invoice' };

/** Both papers of a booking as PDF. Texts: back-office §8. */
export function DocumentButtons({
  bookingId,
  of,
  icons = false,
  failed = 'Failed to download invoice. Please try again.',
  onIssued,
}: {
  bookingId: string;
  /** Whose papers, for screen readers. */
  of: string;
  icons?: boolean;
  /** What is said when there is no paper. */
  failed?: string;
  /** A paper that is downloaded for the first time gets its number. */
  onIssued?: (kind: Kind) => unknown;
}) {
  const [busy, setBusy] = useState<Kind | null>(null);
  async function download(kind: Kind): Promise<void> {
    if (busy) return;
    setBusy(kind);
    try {
      const path = `/crm/bookings/${encodeURIComponent(bookingId)}/generate-${kind}`;
      const response = await fetchOffice(path, 'application/pdf', { method: 'POST' });
      saveBlob(`${kind}.pdf`, await response.blob());
      showSuccess({ title: `${NAMES[kind]} downloaded successfully!` });
      await onIssued?.(kind);
    } catch (error) {
      showFailure({
        title: failed,
        detail: failureText(error, ''),
        retry: () => download(kind),
      });
    } finally {
      setBusy(null);
    }
  }
  return (
    <>
      {(['proforma', 'invoice'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={`btn sm${icons ? '' : ' ghost'}${busy === kind ? ' busy' : ''}`}
          aria-disabled={busy !== null || undefined}
          aria-label={`${NAMES[kind]} of ${of}`}
          title={`${kind}.pdf`}
          onClick={() => void download(kind)}
        >
          {icons && busy !== kind && <Icon name="download" />}
          {NAMES[kind]}
        </button>
      ))}
    </>
  );
}
