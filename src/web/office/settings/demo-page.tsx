import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DEMO_WORDS, type DemoContentView } from '#app/contract/demo-content.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { FormDialog } from '#app/web/ui/overlay/form-dialog.tsx';
import { EmptyState } from '#app/web/ui/parts/empty-state.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Skeleton } from '#app/web/ui/parts/skeleton.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { DefaultsNote } from './defaults-note.tsx';

const KEY = ['demo-content'];

const NAMES: Record<keyof DemoContentView['removes'], [one: string, many: string]> = {
  packages: ['package', 'packages'],
  destinations: ['destination', 'destinations'],
  cruises: ['cruise', 'cruises'],
  pilgrimages: ['pilgrimage', 'pilgrimages'],
  testimonials: ['testimonial', 'testimonials'],
  itineraries: ['itinerary', 'itineraries'],
  suppliers: ['supplier', 'suppliers'],
  vendor_invoices: ['vendor invoice', 'vendor invoices'],
  expenses: ['expense', 'expenses'],
  recurring_expenses: ['recurring expense', 'recurring expenses'],
  agency: ['detail of the made-up agency', 'details of the made-up agency (GSTIN, bank account)'],
};

/** What the first start put in, and the way to take it out. */
export function DemoPage() {
  const demo = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callOffice<DemoContentView>('/admin/settings/demo', { signal }),
  });
  const [asking, setAsking] = useState(false);
  if (demo.isPending) return <Skeleton label="demo content" />;
  if (demo.isError)
    return <ErrorState title="Failed to load demo content" error={demo.error} retry={() => demo.refetch()} />;
  const view = demo.data.data;
  const parts = Object.entries(view.removes) as Array<[keyof DemoContentView['removes'], number]>;
  const total = parts.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0)
    return (
      <div className="stack s12">
        <EmptyState
          icon="circle-check"
          title="No demo content"
          text="Packages, destinations and testimonials on the website are your own."
        />
        <DefaultsNote />
      </div>
    );
  return (
    <div className="stack s12">
      <section className="box set-box stack s12" aria-labelledby="demo-title">
        <h2 id="demo-title" className="sec">
          Demo content
        </h2>
        <ul className="demo-counts">
          {parts.map(([name, count]) => (
            <li key={name}>
              <b>{count}</b> {NAMES[name][count === 1 ? 0 : 1]}
            </li>
          ))}
        </ul>
        <p>
          Removing takes these out for good. What you made or changed stays, and so do bookings and inquiries.
        </p>
        {view.keeps_booked > 0 && (
          <p className="note quiet">
            <Icon name="ticket" />
            <span>
              {view.keeps_booked} booked demo{' '}
              {view.keeps_booked === 1 ? 'trip stays as a draft' : 'trips stay as drafts'}, so that their
              bookings keep what they refer to.
            </span>
          </p>
        )}
        {view.keeps_destinations > 0 && (
          <p className="note quiet">
            <Icon name="map-pin" />
            <span>
              {view.keeps_destinations} demo{' '}
              {view.keeps_destinations === 1 ? 'destination stays' : 'destinations stay'}: {whyKept(view)}
            </span>
          </p>
        )}
        <DefaultsNote />
        <div>
          <button type="button" className="btn red" onClick={() => setAsking(true)}>
            <Icon name="trash-2" />
            Remove demo content
          </button>
        </div>
      </section>
      {asking && <RemoveDialog total={total} onClose={() => setAsking(false)} />}
    </div>
  );
}

function whyKept({ keeps_destinations: all, keeps_destinations_booked: booked }: DemoContentView): string {
  const there = all === 1 ? 'there' : 'in them';
  if (booked === 0) return `packages of yours are ${there}.`;
  if (booked === all) return `booked demo trips are ${there}.`;
  return `packages of yours are in ${all - booked}, booked demo trips in ${booked}.`;
}

function RemoveDialog({ total, onClose }: { total: number; onClose: () => void }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function remove(form: FormData): Promise<void> {
    setBusy(true);
    try {
      await callOffice<DemoContentView>('/admin/settings/demo/remove', {
        method: 'POST',
        body: { confirm: String(form.get('confirm') ?? '') },
      });
      await client.invalidateQueries();
      showSuccess({ title: 'Demo content removed' });
      onClose();
    } catch (failure) {
      setError(failureText(failure, 'Nothing was removed. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title="Are you sure you want to remove the demo content?"
      submit="Remove demo content"
      busyText="Removing..."
      danger
      busy={busy}
      error={error}
      onSubmit={(form) => void remove(form)}
      onClose={onClose}
    >
      <p>{total} entries are taken out. This cannot be undone.</p>
      <TextField name="confirm" label={`Type “${DEMO_WORDS}”`} required maxLength={40} spellCheck={false} />
    </FormDialog>
  );
}
