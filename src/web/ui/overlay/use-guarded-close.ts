import { useRef } from 'react';
import { askToConfirm } from './use-confirm.tsx';

/** Closes at once, or after asking when text would be lost. */
export function useGuardedClose(dirty: boolean, onClose: () => void): () => void {
  const asking = useRef(false);
  return () => {
    if (!dirty) return onClose();
    if (asking.current) return;
    asking.current = true;
    void askToConfirm({
      title: 'Discard your changes?',
      lost: 'What you typed is not saved yet.',
      verb: 'Discard changes',
      cancel: 'Keep editing',
      icon: 'pencil',
    }).then((yes) => {
      asking.current = false;
      if (yes) onClose();
    });
  };
}
