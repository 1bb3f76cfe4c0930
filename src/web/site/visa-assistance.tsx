import '#app/web/styles/visa.css';
import { useState } from 'react';
import { Mark } from '#app/web/ui/mark.tsx';
import { Picture } from '#app/web/ui/picture.tsx';
import { CallLine, HoursLine } from './contact-lines.tsx';
import { VisaForm } from './forms/visa-form.tsx';
import { PageMeta } from './seo/page-meta.tsx';
import { useSettings } from './use-settings.ts';
import { VISA_DESTINATIONS } from './visa/visa-countries.ts';
import { VisaTiles } from './visa/visa-tiles.tsx';

/** What each country asks for, and the form to the visa experts. Source: public-site §2, checklist P16. */
export default function VisaAssistance() {
  const { contact, visa } = useSettings();
  const [country, setCountry] = useState('');

  function ask(chosen: string): void {
    setCountry(chosen);
    const field = document.getElementById('visa-name');
    field?.focus({ preventScroll: true });
    document.getElementById('visa-form')?.scrollIntoView();
  }

  return (
    <>
      <PageMeta
        title="Visa Assistance"
        description={`Visa assistance for Dubai, Singapore, Thailand, the USA, Schengen and ${visa.countries} countries: processing time, validity, fees and documents.`}
        path="/visa-assistance"
        picture="/pictures/singapore.svg"
      />
      <section className="banner">
        <Picture src="/pictures/singapore.svg" alt="" width={1200} height={900} fetchPriority="high" />
        <div className="wrap">
          <p className="eyebrow">
            <Mark />
            Visa Assistance
          </p>
          <h1>
            Papers in order,
            <br />
            bags by the door
          </h1>
          <p>
            Choose one of {VISA_DESTINATIONS.length} destinations to see processing time, validity, fees and
            the documents we need. We check every form before it is filed.
          </p>
        </div>
      </section>
      <div className="wrap">
        <dl className="claims">
          <div>
            <dt>Countries</dt>
            <dd>{visa.countries}</dd>
          </div>
          <div>
            <dt>Visas</dt>
            <dd>{visa.visas}</dd>
          </div>
          <div className="hrs">
            <dt>Working hours</dt>
            <dd>{contact.hours}</dd>
          </div>
        </dl>
      </div>
      <section className="section vlist" aria-labelledby="visa-countries">
        <div className="wrap">
          <h2 className="sr" id="visa-countries">
            Countries
          </h2>
          <VisaTiles onAsk={ask} />
          <p className="hint">Times and fees are a guide for Indian passports; the embassy decides.</p>
        </div>
      </section>
      <section className="section flush" id="visa-form" aria-labelledby="visa-form-title">
        <div className="wrap">
          <div className="contact visa-c">
            <div className="l">
              <Picture src="/pictures/alps.svg" alt="" width={1200} height={900} loading="lazy" />
              <p className="eyebrow">
                <Mark />
                Visa enquiry
              </p>
              <h2 id="visa-form-title">Ask our visa experts</h2>
              <p className="say">
                Tell us where you are going and when. Our experts will contact you within 24 hours with the
                papers, the fee and the time it takes.
              </p>
              <div className="lines">
                <CallLine />
                <HoursLine label="Working hours" />
              </div>
            </div>
            <div className="r">
              <h3>Visa enquiry</h3>
              <VisaForm country={country} onCountry={setCountry} />
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
