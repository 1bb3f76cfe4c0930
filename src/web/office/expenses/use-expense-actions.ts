import type { ExpenseView } from '#app/contract/expenses.ts';
import { callOffice, failureText, fetchOffice } from '#app/web/ui/data/call-office.ts';
import { saveBlob } from '#app/web/ui/data/save-blob.ts';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { expenseAmount } from './expense-amount.ts';
import { expensePath, useReloadExpenses } from './expenses-api.ts';

const AGAIN = 'Please check your connection and try again.';

/** What can be done from an expense's row. Texts: back-office §2, §8. */
export function useExpenseActions(expense: ExpenseView) {
  const { id, description, file_name: fileName } = expense;
  const reload = useReloadExpenses();
  const ask = useConfirm();
  const named = `${description}, ${expenseAmount(expense)}`;

  async function remove(): Promise<void> {
    const yes = await ask({
      title: 'Delete this expense?',
      lost: `${named} leaves the list and the reports${fileName ? ', with its bill' : ''}.`,
      stays: expense.recurring
        ? 'The recurring expense that made it goes on.'
        : 'It can be brought back for 30 days.',
      verb: 'Delete expense',
      tone: 'red',
    });
    if (!yes) return;
    try {
      await callOffice(expensePath(id), { method: 'DELETE' });
      showSuccess({
        title: 'Expense deleted successfully!',
        detail: named,
        undo: async () => {
          await callOffice(expensePath(id, 'restore'), { method: 'POST' });
          await reload();
        },
      });
    } catch (error) {
      showFailure({ title: 'Failed to delete expense.', detail: failureText(error, AGAIN) });
    }
    await reload();
  }

  async function download(): Promise<void> {
    try {
      const answer = await fetchOffice(expensePath(id, 'download'), '*/*');
      saveBlob(fileName ?? 'bill', await answer.blob());
    } catch (error) {
      showFailure({ title: 'Failed to download file', detail: failureText(error, AGAIN), retry: download });
    }
  }

  return { remove, download };
}
