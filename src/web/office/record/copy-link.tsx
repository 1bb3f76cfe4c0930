import { copyText } from '#app/web/ui/data/copy-text.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** The address of what is open, for a colleague. */
export function CopyLink() {
  return (
    <button
      type="button"
      className="btn ghost ico sm"
      aria-label="Copy link"
      onClick={() => void copyText(window.location.href)}
    >
      <Icon name="link" />
    </button>
  );
}
