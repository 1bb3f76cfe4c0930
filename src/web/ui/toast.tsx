import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type ExternalToast, Toaster as Sonner, toast } from 'sonner';
import { Icon } from './icon.tsx';
import { KeyHint } from './parts/key-hint.tsx';
import { offerUndo } from './undo.ts';

/** How long a message of success stays, in milliseconds. Source: public-site §9. */
const SUCCESS_MS = 4000;
/** Quiet news about what others do. */
const NOTICE_MS = 6000;
/** And one that can be taken back. Source: the design's components. */
const UNDO_MS = 10_000;

interface Message {
  title: string;
  detail?: string;
  action?: { label: string; href: string };
}

/** Success: leaves by itself. With `undo` it stays longer and has a button for it; Ctrl+Z does the same. */
export function showSuccess(
  { undo, ...message }: Message & { undo?: () => Promise<unknown> },
  options: ExternalToast = {},
): void {
  ensureToaster();
  if (!undo) {
    toast.custom((id) => <Toast id={id} kind="good" left={SUCCESS_MS} {...message} />, {
      duration: SUCCESS_MS,
      ...options,
    });
    return;
  }
  const takeBack = offerUndo(
    () => run(undo),
    () => toast.dismiss(shown),
  );
  const shown = toast.custom(
    (id) => (
      <Toast id={id} kind="good" left={UNDO_MS} {...message}>
        <button type="button" className="do" onClick={takeBack.run}>
          Undo <KeyHint keys="Ctrl Z" />
        </button>
      </Toast>
    ),
    { duration: UNDO_MS, ...options, onDismiss: takeBack.forget, onAutoClose: takeBack.forget },
  );
}

async function run(undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo();
  } catch {
    showFailure({
      title: 'Failed to undo',
      detail: 'Please check your connection and try again.',
      retry: () => run(undo),
    });
  }
}

/** News about what others did: quiet, and the newest takes the place of the one before. */
export function showNotice({
  action,
  ...message
}: {
  title: string;
  detail?: string;
  action?: { label: string; run: () => unknown };
}): void {
  ensureToaster();
  toast.custom(
    (id) => (
      <Toast id={id} kind="news" {...message}>
        {action && (
          <button
            type="button"
            className="do"
            onClick={() => {
              toast.dismiss(id);
              void action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </Toast>
    ),
    { duration: NOTICE_MS, id: 'news' },
  );
}

const LOOKS = {
  good: { className: 'toast', role: 'status', icon: 'check' },
  bad: { className: 'toast bad', role: 'alert', icon: 'alert' },
  news: { className: 'toast news', role: 'status', icon: 'bell' },
} as const;

/** Failure: stays until it is dismissed. The same title replaces its older message instead of piling up. */
export function showFailure({ retry, ...message }: Message & { retry?: () => unknown }): void {
  ensureToaster();
  toast.custom(
    (id) => (
      <Toast id={id} kind="bad" {...message}>
        {retry && (
          <button
            type="button"
            className="do"
            onClick={() => {
              toast.dismiss(id);
              void retry();
            }}
          >
            Try again
          </button>
        )}
      </Toast>
    ),
    { duration: Number.POSITIVE_INFINITY, id: message.title },
  );
}

/** One failure is over, by its title. */
export function dismissFailure(title: string): void {
  toast.dismiss(title);
}

/** Failures of an earlier try are gone once a new one starts. */
export function dismissToasts(): void {
  toast.dismiss();
}

function Toast({
  id,
  kind,
  title,
  detail,
  action,
  left,
  children,
}: Message & {
  id: string | number;
  kind: keyof typeof LOOKS;
  /** Milliseconds until it leaves, for the line that runs out. */
  left?: number;
  children?: ReactNode;
}) {
  const { className, role, icon } = LOOKS[kind];
  return (
    <div className={className} role={role}>
      <Icon name={icon} />
      <div>
        <b>{title}</b>
        {detail && <span>{detail}</span>}
        {action && (
          <a className="textlink" href={action.href}>
            {action.label}
          </a>
        )}
      </div>
      {children}
      <button type="button" className="tx" aria-label="Dismiss" onClick={() => toast.dismiss(id)}>
        <Icon name="x" />
      </button>
      {left && <i className="t" style={{ animationDuration: `${left}ms` }} aria-hidden="true" />}
    </div>
  );
}

let hasPlace = false;

/** Where no layout has a place for messages it comes with the first one: most visitors never need it. */
function ensureToaster(): void {
  if (hasPlace) return;
  hasPlace = true;
  const place = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(place).render(<Toaster />));
}

/** Numbers of the specification (public-site §9): 3 visible, gap 14, width 356, bottom-right, alt+T. */
export function Toaster() {
  useEffect(() => {
    hasPlace = true;
  }, []);
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={3}
      gap={14}
      hotkey={['altKey', 'KeyT']}
      duration={SUCCESS_MS}
    />
  );
}
