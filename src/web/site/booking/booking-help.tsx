import { useSettings } from '#app/web/site/use-settings.ts';
import { Icon } from '#app/web/ui/icon.tsx';

export function BookingHelp({ reference }: { reference: string }) {
  const { contact } = useSettings();
  return (
    <section className="card help">
      <div>
        <h2 className="step">Need a hand?</h2>
        <p>
          Call or write with your reference.
          <br />
          {contact.hours}
        </p>
      </div>
      <div className="lines" style={{ margin: 0 }}>
        <a href={`tel:${contact.phoneLink}`}>
          <i>
            <Icon name="phone" />
          </i>
          <span>
            <small>Call us</small>
            {contact.phone}
          </span>
        </a>
        <a href={`mailto:${contact.email}?subject=${encodeURIComponent(`Booking ${reference}`)}`}>
          <i>
            <Icon name="mail" />
          </i>
          <span>
            <small>Email</small>
            {contact.email}
          </span>
        </a>
      </div>
    </section>
  );
}
