import '#app/web/styles/destination-page.css';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { choiceParams, isNarrowed, NO_CHOICE, type PackageChoice } from '#app/domain/package-choice.ts';
import { servicesContext } from '#app/web/context.ts';
import { countText } from '#app/web/site/count-text.ts';
import { excerpt } from '#app/web/site/excerpt.ts';
import { FilterFields, formChoice } from '#app/web/site/filter-fields.tsx';
import { NoPackages } from '#app/web/site/no-packages.tsx';
import { PackageCard } from '#app/web/site/package-card.tsx';
import { pagePath } from '#app/web/site/page-address.ts';
import { breadcrumbData } from '#app/web/site/seo/breadcrumbs.ts';
import { JsonLd } from '#app/web/site/seo/json-ld.tsx';
import { PageMeta } from '#app/web/site/seo/page-meta.tsx';
import { TripLayer } from '#app/web/site/trip-layer.tsx';
import { usePublicUrl } from '#app/web/site/use-public-url.ts';
import { Picture } from '#app/web/ui/picture.tsx';
import { type DestinationPageData, loadDestination, TRIPS_A_PAGE } from './load-destination.ts';

const DESCRIPTION_LENGTH = 155;

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadDestination(context.get(servicesContext), params.slug ?? '', new URL(request.url));
}

/** A destination: its picture, what it is like, and its packages with their filters. */
export default function DestinationPage() {
  const data = useLoaderData<typeof loader>();
  const { destination } = data;
  const path = pagePath('destination', destination.slug);
  return (
    <TripLayer>
      <PageMeta
        title={`${destination.name} holiday packages`}
        description={excerpt(
          `${destination.description} ${countText({ first: 0, rows: destination.packages, total: destination.packages, destination: destination.name }).replace('Showing ', '')}, planned by people who have been there.`,
          DESCRIPTION_LENGTH,
        )}
        path={path}
        picture={destination.image}
      />
      <JsonLd
        data={breadcrumbData(usePublicUrl(), [
          { name: 'Home', path: '/' },
          { name: 'Destinations', path: '/#destinations' },
          { name: destination.name, path },
        ])}
      />
      <section className="place-hero">
        <Picture src={destination.image} alt="" width={1200} height={900} fetchPriority="high" />
        <div className="wrap">
          <nav className="crumbs" aria-label="Breadcrumb">
            <a href="/">Home</a>
            <span aria-hidden="true">/</span>
            <a href="/#destinations">Destinations</a>
            <span aria-hidden="true">/</span>
            <span aria-current="page">{destination.name}</span>
          </nav>
          <h1>{destination.name}</h1>
          {destination.description && <p>{destination.description}</p>}
        </div>
      </section>
      <section className="section" id="packages" aria-labelledby="trips-title">
        <div className="wrap">
          <h2 id="trips-title" className="trips-title">{`Packages in ${destination.name}`}</h2>
          <Trips {...data} path={path} />
        </div>
      </section>
    </TripLayer>
  );
}

function Trips({ destination, choice, page, list, counts, path }: DestinationPageData & { path: string }) {
  const navigate = useNavigate();
  const address = (next: PackageChoice, at = 1) => {
    const params = choiceParams({ ...next, destination: '' });
    if (at > 1) params.set('page', String(at));
    return `${path}${params.size === 0 ? '' : `?${params}`}`;
  };
  const choose = (next: PackageChoice) => navigate(address(next), { preventScrollReset: true });
  const first = (page - 1) * TRIPS_A_PAGE;
  const { rows, total } = list;
  return (
    <>
      <search>
        <form
          className="filter"
          action={`${path}#packages`}
          aria-label="Filter packages"
          onSubmit={(event) => {
            event.preventDefault();
            choose(formChoice(event.currentTarget));
          }}
        >
          <span className="n" aria-live="polite">
            {countText({ first, rows: rows.length, total, destination: destination.name })}
          </span>
          {isNarrowed(choice) && (
            <a className="textlink" href={`${path}#packages`}>
              Clear All
            </a>
          )}
          <FilterFields choice={choice} counts={counts} choose={choose} />
        </form>
        <form id="clear-all" action={`${path}#packages`} hidden />
      </search>
      {rows.length === 0 ? (
        <NoPackages
          choice={{ ...choice, destination: isNarrowed(choice) ? destination.name : '' }}
          clear={() => choose({ ...NO_CHOICE, sort: choice.sort })}
        />
      ) : (
        <div className="grid3">
          {rows.map((card) => (
            <PackageCard key={card.slug} card={card} />
          ))}
        </div>
      )}
      {total > TRIPS_A_PAGE && (
        <nav className="more-packages" aria-label="Pages">
          {page > 1 && (
            <a className="btn line" href={`${address(choice, page - 1)}#packages`}>
              Earlier packages
            </a>
          )}
          {first + rows.length < total && rows.length > 0 && (
            <a className="btn line" href={`${address(choice, page + 1)}#packages`}>
              More packages
            </a>
          )}
        </nav>
      )}
    </>
  );
}
