/** The key that does the same, on a button; `aria-keyshortcuts` or the `?` help tell those who do not see it. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <span className="kh" aria-hidden="true">
      <kbd>{keys}</kbd>
    </span>
  );
}
