import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';

/** The address of what is open, for a colleague. */
export function CopyLink() {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(window.location.href);
      showSuccess({ title: 'Link copied' });
    } catch {
      showFailure({ title: 'The link could not be copied', detail: 'Copy it from the address bar.' });
    }
  }
  return (
    <button type="button" className="btn ghost ico sm" aria-label="Copy link" onClick={() => void copy()}>
      <Icon name="link" />
    </button>
  );
}
