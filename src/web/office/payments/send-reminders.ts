import type { ReminderInput, RemindersQueued } from '#app/contract/account-actions.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';

/** Reminds customers of what is due and says how many, and why others were not. True when at least one is on its way. */
export async function sendReminders(input: Partial<ReminderInput>): Promise<boolean> {
  try {
    const { data } = await callOffice<RemindersQueued>('/accounts/reminders', {
      method: 'POST',
      body: input,
    });
    const { queued, skipped } = data;
    const reasons = skipped
      .map((one) => one.reason)
      .slice(0, 3)
      .join(' ');
    if (queued === 0) showFailure({ title: 'No reminder was sent', detail: reasons });
    else
      showSuccess({
        title: queued === 1 ? 'Reminder is on its way' : `${queued} reminders are on their way`,
        ...(skipped.length > 0 ? { detail: `${skipped.length} not sent: ${reasons}` } : {}),
      });
    return queued > 0;
  } catch (error) {
    showFailure({
      title: 'Failed to send reminders',
      detail: failureText(error, 'Please check your connection and try again.'),
    });
    return false;
  }
}
