import { Link } from 'react-router';
import { Brand } from './brand.tsx';
import { FOCUS_FIELD, type Section, SectionLink } from './section-link.tsx';
import { useSettings } from './use-settings.ts';

const EXPLORE: ReadonlyArray<[Section, string]> = [
  ['home', 'Home'],
  ['destinations', 'Destinations'],
  ['cruises', 'Cruises'],
  ['pilgrimage', 'Pilgrimage'],
  ['packages', 'Packages'],
];

const POLICIES = [
  ['/terms', 'Terms'],
  ['/cancellation-policy', 'Cancellation policy'],
  ['/privacy', 'Privacy policy'],
] as const;

export function Footer() {
  const { brand, contact, offices } = useSettings();
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <div>
            <Brand inverse />
            <p>{brand.tagline}</p>
          </div>
          <nav aria-labelledby="foot-explore">
            <h2 id="foot-explore">Explore</h2>
            <ul>
              {EXPLORE.map(([section, label]) => (
                <li key={section}>
                  <SectionLink section={section}>{label}</SectionLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="foot-help">
            <h2 id="foot-help">Help</h2>
            <ul>
              <li>
                <Link to="/visa-assistance">Visa Assistance</Link>
              </li>
              <li>
                <SectionLink section="contact">Contact</SectionLink>
              </li>
              {POLICIES.map(([path, label]) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          {offices.length > 0 && (
            <div>
              <h2>Offices</h2>
              <ul>
                {offices.map((office) => (
                  <li key={office.country}>
                    <span>{office.country}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div>
            <h2>Talk to us</h2>
            <ul>
              <li>
                <a href={`tel:${contact.phoneLink}`}>{contact.phone}</a>
              </li>
              <li>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </li>
            </ul>
            <SectionLink className="btn sun sm" section="contact" state={FOCUS_FIELD}>
              Get Quote
            </SectionLink>
          </div>
        </div>
        <div className="base">
          <span>© {brand.legalName}. All rights reserved.</span>
          <span>Prices in Indian rupees, per person, GST included.</span>
        </div>
      </div>
    </footer>
  );
}
