import { Icon } from '#app/web/ui/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';

/** Shares the trip's address by the device's own sheet, or copies it. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  async function share(): Promise<void> {
    const url = new URL(path, window.location.origin).href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showSuccess({ title: 'Link copied' });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showFailure({ title: 'The link could not be copied', detail: url });
    }
  }
  return (
    <button type="button" className="round" aria-label="Share" onClick={share}>
      <Icon name="share" />
    </button>
  );
}
