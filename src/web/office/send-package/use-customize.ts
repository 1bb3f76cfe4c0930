import { useEffect, useRef } from 'react';
import type { CustomizeAnswer, DraftProgress } from '#app/contract/ai.ts';
import type { TripView } from '#app/contract/content.ts';
import type { Customer } from '#app/contract/customers.ts';
import { useDraft } from '#app/web/office/ai/use-draft.ts';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { dismissFailure, showFailure } from '#app/web/ui/toast.tsx';

/** A message written for this customer; what was typed is replaced only when staff say so. Source: back-office §5, §8. */
export function useCustomize(
  customer: Customer,
  wanted: { trip: TripView | null; requests: string; message: string; onText: (text: string) => void },
): { progress: DraftProgress | null; start: () => Promise<void>; cancel: () => void } {
  const { trip, requests } = wanted;
  const ask = useConfirm();
  const shown = useRef<string | null>(null);
  const draft = useDraft<CustomizeAnswer>('/admin/customize-package-for-customer');

  async function start(): Promise<void> {
    // What was wrong before is over; the same failure again takes its own place.
    if (shown.current !== null) dismissFailure(shown.current);
    if (!trip) return fail('Please select a package first');
    const detail = await draft.start({
      package_id: trip.id,
      customer_name: customer.name,
      customer_interests: customer.travel_interests,
      budget_range: customer.budget_range,
      special_requests: requests,
    });
    if (detail !== null) fail(`Failed to customize: ${detail}`);
  }

  function fail(title: string): void {
    shown.current = title;
    showFailure({ title });
  }

  const latest = useRef(wanted);
  latest.current = wanted;
  const { state, drop } = draft;
  const text = state.is === 'ready' ? state.answer.customized_description : null;
  const dropDraft = useRef(drop);
  dropDraft.current = drop;
  useEffect(() => {
    if (text === null) return;
    dropDraft.current();
    void (async () => {
      const isTyped = latest.current.message.trim() !== '';
      if (
        !isTyped ||
        (await ask({ title: 'Replace the message you typed?', verb: 'Replace message', tone: 'pri' }))
      )
        latest.current.onText(text);
    })();
  }, [text, ask]);

  return { progress: state.is === 'writing' ? state.progress : null, start, cancel: drop };
}
