import { createContext, type KeyboardEvent, type ReactNode, useContext, useId, useRef } from 'react';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Overlay } from './overlay.tsx';
import { useGuardedClose } from './use-guarded-close.ts';

const WIDTHS = { 440: 'w4', 560: '', 720: 'w7', 960: 'w9', 1120: 'w11' } as const;

/** Closes the modal or drawer around a part, asking first when text would be lost. */
const CloseContext = createContext<() => void>(() => {});
export const useClose = () => useContext(CloseContext);
export { CloseContext };

/**
 * One task over the page; a sheet from below on a phone. With `onSubmit` its content is a form: Ctrl+Enter sends it
 * from anywhere. `dirty`: closing asks first. Its buttons go into `footer`, most simply `<ModalFooter save="…">`.
 */
export function Modal({
  title,
  hint,
  size = 560,
  reading = false,
  dirty = false,
  footer,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  hint?: ReactNode;
  /** Nothing in it takes the focus: then the keyboard scrolls the text itself. */
  reading?: boolean;
  size?: keyof typeof WIDTHS;
  dirty?: boolean;
  footer?: ReactNode;
  onSubmit?: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const close = useGuardedClose(dirty, onClose);
  const form = useRef<HTMLFormElement>(null);
  const content = (
    <>
      <div
        className="body stack"
        {...(reading ? { tabIndex: 0, role: 'region', 'aria-labelledby': id } : {})}
      >
        {children}
      </div>
      {footer && <div className="ov-foot">{footer}</div>}
    </>
  );
  return (
    <Overlay className={`modal ${WIDTHS[size]}`} labelledBy={id} onClose={close}>
      <CloseContext value={close}>
        <div className="ov-head">
          <div className="grow">
            <h2 id={id}>{title}</h2>
            {hint && <p>{hint}</p>}
          </div>
          <button type="button" className="btn ghost ico sm" aria-label="Close" onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        {onSubmit ? (
          <form
            ref={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit(event.currentTarget);
            }}
            onKeyDown={(event) => sendOnCtrlEnter(event, form.current)}
          >
            {content}
          </form>
        ) : (
          content
        )}
      </CloseContext>
    </Overlay>
  );
}

/** Ctrl+Enter from any field sends the form. */
export function sendOnCtrlEnter(event: KeyboardEvent, form: HTMLFormElement | null): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  form?.requestSubmit();
}
