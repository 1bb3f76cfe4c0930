import { Mark } from '#app/web/ui/mark.tsx';
import { Picture } from '#app/web/ui/picture.tsx';
import { CallLine, HoursLine, MailLine } from './contact-lines.tsx';
import { QuoteForm } from './forms/quote-form.tsx';
import { useSettings } from './use-settings.ts';

/** How to reach a person: details, offices, and the form that asks for a quote. */
export function Contact() {
  const { offices } = useSettings();
  return (
    <section className="section flush" id="contact" aria-labelledby="contact-title" tabIndex={-1}>
      <div className="wrap">
        <div className="contact">
          <div className="l">
            <Picture src="/pictures/himachal.svg" alt="" width="1200" height="900" loading="lazy" />
            <p className="eyebrow">
              <Mark />
              Contact
            </p>
            <h2 id="contact-title">Let’s plan it together</h2>
            <p className="say">
              Share a few details and a planner will call you back with a route and a price.
            </p>
            <div className="lines">
              <CallLine />
              <MailLine />
              <HoursLine label="Hours" />
            </div>
            <div className="offices" hidden={offices.length === 0}>
              {offices.map((office) => (
                <div key={office.country}>
                  <b>{office.country}</b>
                  <span>
                    {office.address}
                    {office.registration && (
                      <>
                        <br />
                        {office.registration}
                      </>
                    )}
                  </span>
                </div>
              ))}
            </div>
          </div>
          <div className="r">
            <h3>Get a free quote</h3>
            <QuoteForm />
          </div>
        </div>
      </div>
    </section>
  );
}
