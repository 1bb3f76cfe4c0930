import { useState } from 'react';
import type { CustomerImport, UndoneImport } from '#app/contract/customer-imports.ts';
import { failureText } from '#app/web/ui/data/call-office.ts';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { undoUpload } from './import-calls.ts';

/** Takes back a whole upload after asking; says what stays. */
export function useUndoUpload(onUndone: (undone: UndoneImport) => void) {
  const ask = useConfirm();
  const [busy, setBusy] = useState(false);

  async function undo({ id, created, file_name }: CustomerImport): Promise<void> {
    if (busy) return;
    const yes = await ask({
      title: 'Are you sure you want to undo this upload?',
      lost: `The ${counted(created)} of ${file_name} that nobody has worked on since.`,
      stays: 'Everyone who was called, written to, moved or changed.',
      verb: 'Undo upload',
      icon: 'undo-2',
    });
    if (!yes) return;
    setBusy(true);
    try {
      const undone = await undoUpload(id);
      sayUndone(undone);
      onUndone(undone);
    } catch (error) {
      showFailure({
        title: 'Failed to undo upload',
        detail: failureText(error, 'Please check your connection and try again.'),
      });
    } finally {
      setBusy(false);
    }
  }
  return { undo, busy };
}

export function sayUndone({ undone, kept, kept_customers }: UndoneImport): void {
  const names = kept_customers.slice(0, 3).map(({ name, reason }) => `${name} (${reason.toLowerCase()})`);
  const more = kept > names.length ? ` and ${kept - names.length} more` : '';
  showSuccess({
    title: `Upload undone: ${counted(undone)} removed`,
    ...(kept > 0 ? { detail: `Kept: ${names.join(', ')}${more}` } : {}),
  });
}

function counted(count: number): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? 'customer' : 'customers'}`;
}
