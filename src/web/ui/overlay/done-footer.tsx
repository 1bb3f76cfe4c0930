import { useClose } from './modal.tsx';

/** The foot of a dialog that only shows something. */
export function DoneFooter({ tone = '' }: { tone?: 'pri' | '' }) {
  const close = useClose();
  return (
    <span className="push">
      <button type="button" className={`btn ${tone}`.trim()} onClick={close}>
        Done
      </button>
    </span>
  );
}
