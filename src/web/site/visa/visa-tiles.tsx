import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { ANOTHER_COUNTRY } from '#app/domain/enquiry-forms.ts';
import { useSettings } from '#app/web/site/use-settings.ts';
import { Icon } from '#app/web/ui/icon.tsx';
import { EmptyStamp, Stamp } from './stamp.tsx';
import { VISA_COUNTRIES, type VisaCountry } from './visa-countries.ts';

/** Tiles of each column: they open independently, and reading down keeps the order on every width. */
const COLUMNS = [VISA_COUNTRIES.slice(0, 4), VISA_COUNTRIES.slice(4, 8), VISA_COUNTRIES.slice(8)];

/** The thirteen tiles; `onAsk` gets the country whose form is asked for. */
export function VisaTiles({ onAsk }: { onAsk(country: string): void }) {
  const { visa } = useSettings();
  const ask = (country: string) => (event: MouseEvent) => {
    event.preventDefault();
    onAsk(country);
  };
  return (
    <div className="visas">
      {COLUMNS.map((column, at) => (
        <div className="vcol" key={column[0]?.name}>
          {column.map((country) => (
            <VisaTile key={country.name} country={country} onAsk={ask(country.name)} />
          ))}
          {at === COLUMNS.length - 1 && (
            <Link className="visa other" to="#visa-form" onClick={ask(ANOTHER_COUNTRY)}>
              <EmptyStamp />
              <span>
                <b>{ANOTHER_COUNTRY}</b>
                <small>Ask us: {visa.countries} countries</small>
              </span>
              <span className="chev">
                <Icon name="right" />
              </span>
            </Link>
          )}
        </div>
      ))}
    </div>
  );
}

function VisaTile({ country, onAsk }: { country: VisaCountry; onAsk(event: MouseEvent): void }) {
  const { name, code, processingTime, validity, fees, perPerson, type, documents } = country;
  return (
    <details className="visa">
      <summary>
        <Stamp code={code} at={VISA_COUNTRIES.indexOf(country)} />
        <span>
          <b>{name}</b>
          <small>{/\d/.test(processingTime) ? processingTime : type}</small>
        </span>
        <span className="chev">
          <Icon name="down" />
        </span>
      </summary>
      <div className="body">
        <dl>
          <div>
            <dt>Processing time</dt>
            <dd>{processingTime}</dd>
          </div>
          <div>
            <dt>Validity</dt>
            <dd>{validity}</dd>
          </div>
          <div>
            <dt>Fees</dt>
            <dd className="num">
              {fees} {perPerson && <small>per person</small>}
            </dd>
          </div>
          <div>
            <dt>Type</dt>
            <dd>{type}</dd>
          </div>
        </dl>
        <h3>Documents</h3>
        <ul className="yes">
          {documents.map((one) => (
            <li key={one}>
              <Icon name="check" />
              {one}
            </li>
          ))}
        </ul>
        <Link className="btn sm wide" to="#visa-form" onClick={onAsk}>
          Enquire about {name}
        </Link>
      </div>
    </details>
  );
}
