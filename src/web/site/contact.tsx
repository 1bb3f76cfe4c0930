import { Icon } from '#app/web/ui/icon.tsx';
import { Mark } from '#app/web/ui/mark.tsx';
import { Picture } from '#app/web/ui/picture.tsx';
import { useSettings } from './use-settings.ts';

/** How to reach a person: details, offices, and the ways to ask for a quote. */
export function Contact() {
  const { contact, offices } = useSettings();
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
              Tell us a few details and a planner will come back with a route and a price.
            </p>
            <div className="lines">
              <a href={`tel:${contact.phoneLink}`}>
                <i>
                  <Icon name="phone" />
                </i>
                <span>
                  <small>Call us</small>
                  {contact.phone}
                </span>
              </a>
              <a href={`mailto:${contact.email}`}>
                <i>
                  <Icon name="mail" />
                </i>
                <span>
                  <small>Email</small>
                  {contact.email}
                </span>
              </a>
              <p>
                <i>
                  <Icon name="clock" />
                </i>
                <span>
                  <small>Hours</small>
                  {contact.hours}
                </span>
              </p>
            </div>
          </div>
          <div className="r">
            <h3>Get a free quote</h3>
            <p className="say">
              Where to, when, and how many of you: that is all we need to begin. We reply within 24 hours.
            </p>
            <div className="ask">
              <a className="btn" href={`tel:${contact.phoneLink}`}>
                <Icon name="phone" />
                Call a planner
              </a>
              <a
                className="btn line"
                href={`mailto:${contact.email}?subject=${encodeURIComponent('A quote, please')}`}
              >
                <Icon name="mail" />
                Write to us
              </a>
              <a
                className="btn line"
                href={`https://wa.me/${contact.whatsapp}`}
                rel="noopener"
                target="_blank"
              >
                <Icon name="chat" />
                WhatsApp
              </a>
            </div>
            <ol className="next">
              <li>You tell us what you have in mind.</li>
              <li>A planner calls back with questions worth asking.</li>
              <li>You get a route and a price, and change what you like.</li>
            </ol>
            <h4>Our offices</h4>
            <div className="offices">
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
        </div>
      </div>
    </section>
  );
}
