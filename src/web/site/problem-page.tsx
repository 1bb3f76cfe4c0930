import { isRouteErrorResponse } from 'react-router';
import { suggestionsOf } from './not-found-data.ts';
import { SectionLink } from './section-link.tsx';
import { useSettings } from './use-settings.ts';

/** In place of a page that is not there or could not be made: what happened, and ways on. */
export function ProblemPage({ error }: { error: unknown }) {
  const { brand, contact } = useSettings();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const suggestions = missing ? suggestionsOf(error.data) : [];
  const title = missing ? 'This path leads nowhere' : 'Something went wrong';
  return (
    <div className="wrap section problem">
      <title>{`${missing ? 'Page not found' : title} · ${brand.first} ${brand.second}`}</title>
      <meta name="robots" content="noindex" />
      <p className="eyebrow">{missing ? 'Page not found' : 'Our fault'}</p>
      <h1>{title}</h1>
      <p>
        {missing
          ? 'The page may have moved, or the journey is no longer offered. These may help:'
          : 'The page could not be shown. Please try again in a minute, or reach us directly:'}
      </p>
      {suggestions.length > 0 && (
        <ul className="suggestions" aria-label="Did you mean">
          {suggestions.map(({ title, path }) => (
            <li key={path}>
              <a className="textlink" href={path}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="acts">
        <SectionLink className="btn" section="packages">
          See all packages
        </SectionLink>
        <SectionLink className="btn line" section="home">
          Go to the home page
        </SectionLink>
      </div>
      <p>
        Or call <a href={`tel:${contact.phoneLink}`}>{contact.phone}</a>, or write to{' '}
        <a href={`mailto:${contact.email}`}>{contact.email}</a>.
      </p>
    </div>
  );
}
