import type { ReminderInput, RemindersSent } from '#app/contract/account-actions.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';

/** Reminds customers of what is due and says how many, and why others were not. True when at least one went out. */
export async function sendReminders(input: Partial<ReminderInput>): Promise<boolean> {
  try {
    const { data } = await callOffice<RemindersSent>('/accounts/reminders', { method: 'POST', body: input });
    const { sent, skipped } = data;
    const reasons = skipped
      .map((one) => one.reason)
      .slice(0, 3)
      .join(' ');
    if (sent === 0) showFailure({ title: 'No reminder was sent', detail: reasons });
    else
      showSuccess({
        title: sent === 1 ? 'Reminder sent' : `${sent} reminders sent`,
        ...(skipped.length > 0 ? { detail: `${skipped.length} not sent: ${reasons}` } : {}),
      });
    return sent > 0;
  } catch (error) {
    showFailure({
      title: 'Failed to send reminders',
      detail: failureText(error, 'Please check your connection and try again.'),
    });
    return false;
  }
}
