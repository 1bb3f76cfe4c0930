import { isField } from './keyboard/key-name.ts';

interface Offer {
  run: () => void;
}

/** What can be taken back now, the latest last. */
const offers: Offer[] = [];

/** Offers to take something back, once: by `run`, or by Ctrl+Z outside of fields, until it is forgotten. */
export function offerUndo(undo: () => Promise<unknown>, onUsed: () => void): { run(): void; forget(): void } {
  const forget = () => {
    const at = offers.indexOf(offer);
    if (at >= 0) offers.splice(at, 1);
    if (offers.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
  const offer: Offer = {
    run: () => {
      if (!offers.includes(offer)) return;
      forget();
      onUsed();
      void undo();
    },
  };
  if (offers.length === 0) document.addEventListener('keydown', onKeyDown);
  offers.push(offer);
  return { run: offer.run, forget };
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
  if (isField(event.target)) return;
  event.preventDefault();
  offers.at(-1)?.run();
}
