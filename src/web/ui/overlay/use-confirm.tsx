import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Icon, type IconName } from '#app/web/ui/parts/icon.tsx';
import { Overlay } from './overlay.tsx';

export interface Question {
  /** The exact question: `Are you sure you want to delete this package?` */
  title: string;
  /** What is gone afterwards. */
  lost?: ReactNode;
  /** What stays as it is. */
  stays?: ReactNode;
  /** Verb and noun of the button: `Delete package`. */
  verb: string;
  /** The way out; the focus starts here. */
  cancel?: string;
  tone?: 'red' | 'pri';
  icon?: IconName;
}

/** Asks before what cannot be undone. True: the verb was chosen. */
export type Ask = (question: Question) => Promise<boolean>;

export function useConfirm(): Ask {
  return askToConfirm;
}

/** The same outside of components. */
export function askToConfirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const answer = (yes: boolean) => {
      // Unmounting gives the focus back to where it was; only then may the caller move it on.
      root.unmount();
      place.remove();
      resolve(yes);
    };
    flushSync(() => root.render(<ConfirmDialog {...question} onAnswer={answer} />));
  });
}

export function ConfirmDialog({
  title,
  lost,
  stays,
  verb,
  cancel = 'Cancel',
  tone = 'red',
  icon = tone === 'red' ? 'trash-2' : 'circle-alert',
  onAnswer,
}: Question & { onAnswer: (yes: boolean) => void }) {
  const id = useId();
  return (
    <Overlay
      className="modal w4"
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onClose={() => onAnswer(false)}
    >
      <div className="confirm">
        <span className={tone === 'red' ? 'ic' : 'ic calm'}>
          <Icon name={icon} />
        </span>
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <div id={`${id}-text`}>
            {lost && <p>{lost}</p>}
            {stays && <p>{stays}</p>}
          </div>
        </div>
      </div>
      <div className="ov-foot">
        <span className="push">
          <button type="button" className="btn" data-first onClick={() => onAnswer(false)}>
            {cancel}
          </button>
          <button type="button" className={`btn ${tone}`} onClick={() => onAnswer(true)}>
            {verb}
          </button>
        </span>
      </div>
    </Overlay>
  );
}
