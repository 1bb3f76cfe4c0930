import { useClose } from '#app/web/ui/overlay/modal.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';

export function PackageFormFooter({
  save,
  busy,
  dirty,
  onPreview,
}: {
  save: string;
  busy: boolean;
  dirty: boolean;
  onPreview: () => void;
}) {
  const close = useClose();
  return (
    <>
      {dirty && (
        <span className="mute row tight kept">
          <Icon name="circle-check" small />
          Draft kept on this device
        </span>
      )}
      <span className="push">
        <button type="button" className="btn" onClick={onPreview}>
          <Icon name="eye" />
          Preview
        </button>
        <button type="button" className="btn" onClick={close}>
          Cancel
        </button>
        <button
          type="submit"
          className={busy ? 'btn pri busy' : 'btn pri'}
          aria-disabled={busy || undefined}
          onClick={(event) => busy && event.preventDefault()}
        >
          {busy ? 'Saving...' : save} {!busy && <kbd>Ctrl ⏎</kbd>}
        </button>
      </span>
    </>
  );
}
