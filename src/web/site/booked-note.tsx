import '#app/web/styles/booked-note.css';
import { Icon } from '#app/web/ui/icon.tsx';

/** After a booking made in the popup: the way to its page stays until it is taken or waved away. */
export function BookedNote({ path, onDismiss }: { path: string; onDismiss(): void }) {
  return (
    <section className="booked" aria-label="Your booking">
      <Icon name="check" />
      <p>
        <b>Your journey is booked</b>
        <a className="textlink" href={path}>
          See your booking
          <Icon name="right" />
        </a>
      </p>
      <button type="button" className="tx" aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="x" />
      </button>
    </section>
  );
}
