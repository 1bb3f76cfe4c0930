import type { RecurringExpenseView } from '#app/contract/expenses.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { expenseAmount } from './expense-amount.ts';
import { recurringPath, useReloadExpenses } from './expenses-api.ts';

const AGAIN = 'Please check your connection and try again.';

/** What can be done from the row of a recurring expense. */
export function useRecurringActions(recurring: RecurringExpenseView) {
  const { id, description, made } = recurring;
  const reload = useReloadExpenses();
  const ask = useConfirm();
  const named = `${description}, ${expenseAmount(recurring)}`;

  async function put(paused: boolean): Promise<void> {
    try {
      await callOffice(recurringPath(id), { method: 'PUT', body: { paused } });
    } finally {
      await reload();
    }
  }

  /** What falls into a pause is not made later. */
  async function setPaused(paused: boolean): Promise<void> {
    try {
      await put(paused);
      showSuccess({
        title: paused ? 'Recurring expense paused' : 'Recurring expense resumed',
        detail: named,
        undo: () => put(!paused),
      });
    } catch (error) {
      showFailure({
        title: 'Failed to save recurring expense',
        detail: failureText(error, AGAIN),
        retry: () => setPaused(paused),
      });
    }
  }

  async function remove(): Promise<void> {
    const yes = await ask({
      title: 'Delete this recurring expense?',
      lost: `${named} comes no more.`,
      ...(made > 0
        ? {
            stays: `${made === 1 ? 'The expense' : `The ${made.toLocaleString('en-IN')} expenses`} that it made stay.`,
          }
        : {}),
      verb: 'Delete recurring expense',
      tone: 'red',
    });
    if (!yes) return;
    try {
      await callOffice(recurringPath(id), { method: 'DELETE' });
      showSuccess({
        title: 'Recurring expense deleted successfully!',
        detail: named,
        undo: async () => {
          await callOffice(recurringPath(id, 'restore'), { method: 'POST' });
          await reload();
        },
      });
    } catch (error) {
      showFailure({ title: 'Failed to delete recurring expense', detail: failureText(error, AGAIN) });
    }
    await reload();
  }

  return { setPaused, remove };
}
