import { CallLine, MailLine } from '#app/web/site/contact-lines.tsx';
import { useSettings } from '#app/web/site/use-settings.ts';

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
        <CallLine />
        <MailLine subject={`Booking ${reference}`} />
      </div>
    </section>
  );
}
