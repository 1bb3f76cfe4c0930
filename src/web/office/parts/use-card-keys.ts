import { type RefObject, useRef } from 'react';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';

/**
 * J and K move through the cards; what a card can do has a letter: its button says it by `data-key`, and the letter
 * presses it on the card that has the focus. `letters` names them for the help.
 */
export function useCardKeys(
  place: RefObject<HTMLElement | null>,
  letters: Record<string, string>,
  on: boolean,
): void {
  const at = useRef(-1);
  const cards = () => [...(place.current?.querySelectorAll<HTMLElement>('article') ?? [])];
  const current = () => cards().findIndex((card) => card.contains(document.activeElement));

  function go(by: number): unknown {
    const all = cards();
    if (all.length === 0) return false;
    const from = current() >= 0 ? current() : at.current;
    at.current = Math.max(0, Math.min(all.length - 1, from + by));
    all[at.current]?.focus();
    all[at.current]?.scrollIntoView({ block: 'nearest' });
  }

  function press(letter: string): unknown {
    // Enter on a button or a link of the card is that one's own.
    if (letter === 'enter' && document.activeElement?.matches('a, button, summary')) return false;
    const target = cards()[current()]?.querySelector<HTMLElement>(`[data-key="${letter}"]`);
    if (!target) return false;
    if (target instanceof HTMLSelectElement) target.focus();
    else target.click();
  }

  useKeys(
    {
      j: () => go(1),
      k: () => go(-1),
      ...Object.fromEntries(Object.keys(letters).map((letter) => [letter, () => press(letter)])),
    },
    { when: on, group: 'Lists', names: { j: 'Next record', k: 'Previous record', ...letters } },
  );
}
