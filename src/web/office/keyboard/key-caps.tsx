import { capsOf } from './caps-of.ts';

/** Keys as they stand on the keyboard: `g t` as G T, `shift+e` as Shift E. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className="caps">
      {capsOf(keys).map((cap, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same cap may come twice, and their order is fixed
        <kbd key={at}>{cap}</kbd>
      ))}
    </span>
  );
}
