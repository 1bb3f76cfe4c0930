import { type ReactNode, useId } from 'react';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { CloseContext } from './modal.tsx';
import { Overlay } from './overlay.tsx';
import { useGuardedClose } from './use-guarded-close.ts';

/**
 * A record to read, from the right; the whole screen on a phone. It has its own address: the caller routes, and gives
 * the ways to the records before and after (K and J). With `label` its name stands in the content, and `title` only says
 * its place: `1 of 86 in Bookings`.
 */
export function Drawer({
  title,
  label,
  hint,
  dirty = false,
  prev,
  next,
  tools,
  footer,
  onClose,
  children,
}: {
  title: ReactNode;
  label?: string;
  hint?: ReactNode;
  dirty?: boolean;
  /** `null`: there is none; the button stays, switched off. Left out: no buttons. */
  prev?: (() => void) | null;
  next?: (() => void) | null;
  /** Buttons of the head, before Close. */
  tools?: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const close = useGuardedClose(dirty, onClose);
  return (
    <Overlay className="drawer" {...(label ? { label } : { labelledBy: id })} onClose={close}>
      <CloseContext value={close}>
        <div className="ov-head">
          <div className="grow">
            {label ? <p className="mute">{title}</p> : <h2 id={id}>{title}</h2>}
            {hint && <p className="mute">{hint}</p>}
          </div>
          {(prev !== undefined || next !== undefined) && <Steps prev={prev ?? null} next={next ?? null} />}
          {tools}
          <button type="button" className="btn ghost ico sm" aria-label="Close" onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        <div className="body">{children}</div>
        {footer && <div className="ov-foot">{footer}</div>}
      </CloseContext>
    </Overlay>
  );
}

function Steps({ prev, next }: { prev: (() => void) | null; next: (() => void) | null }) {
  useKeys(
    { k: () => prev?.(), j: () => next?.() },
    { group: 'Record', names: { k: 'Previous record', j: 'Next record' } },
  );
  return (
    <>
      <button
        type="button"
        className="btn ghost ico sm"
        aria-label="Previous"
        disabled={!prev}
        onClick={() => prev?.()}
      >
        <Icon name="chevron-up" />
      </button>
      <button
        type="button"
        className="btn ghost ico sm"
        aria-label="Next"
        disabled={!next}
        onClick={() => next?.()}
      >
        <Icon name="chevron-down" />
      </button>
    </>
  );
}
