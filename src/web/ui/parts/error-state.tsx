import { failureText } from '#app/web/ui/data/call-office.ts';
import { Empty } from './empty.tsx';
import { Icon } from './icon.tsx';

/** Something could not be loaded: what, why when the server said so, and a way to try again. */
export function ErrorState({
  title,
  error,
  text = failureText(error, 'The server did not answer. Nothing is lost.'),
  retry,
}: {
  /** `Failed to load packages` */
  title: string;
  error?: unknown;
  text?: string;
  retry?: () => unknown;
}) {
  return (
    <Empty icon="cloud-off" bad title={title} hint={text}>
      {retry && (
        <button type="button" className="btn sm" onClick={() => void retry()}>
          <Icon name="rotate-cw" />
          Try again
        </button>
      )}
    </Empty>
  );
}
