import '#app/web/styles/landing.css';
import { Suspense, use, useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { readChoice } from '#app/domain/package-choice.ts';
import { servicesContext } from '#app/web/context.ts';
import { Contact } from './contact.tsx';
import { Cruises } from './cruises.tsx';
import { Destinations } from './destinations.tsx';
import { Featured } from './featured.tsx';
import { Hero } from './hero.tsx';
import type { LandingLists } from './landing-data.ts';
import { LEAVE_FOR_LATER, layOutInTurn } from './later-sections.ts';
import { type LandingQuery, loadLanding, readLandingQuery } from './load-landing.ts';
import { Packages } from './packages.tsx';
import { Pilgrimages } from './pilgrimages.tsx';
import { Reviews } from './reviews.tsx';
import { agencyData } from './seo/agency-data.ts';
import { JsonLd } from './seo/json-ld.tsx';
import { PageMeta } from './seo/page-meta.tsx';
import { Testimonials } from './testimonials.tsx';
import { TripLayer } from './trip-layer.tsx';
import { usePublicUrl } from './use-public-url.ts';
import { useSectionFocus } from './use-section-focus.ts';
import { useSettings } from './use-settings.ts';

const EMPTY: LandingLists = {
  featured: [],
  destinations: [],
  cruises: [],
  pilgrimages: [],
  packages: { rows: [], total: 0 },
  counts: null,
  testimonials: [],
};

/** The first paint waits until the hero is there whole: half of it would be laid out twice, and move. */
export function links() {
  return [{ rel: 'expect', href: '#featured', blocking: 'render' as const }];
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readLandingQuery(new URL(request.url));
  return { query, lists: await loadLanding(context.get(servicesContext), query) };
}

/**
 * Coming from another page, this one shows at once with its places held, and fills in when the lists are there.
 * Lists that fail are logged only: loading ends, and they are empty. Source: checklist P25.
 */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const lists = serverLoader<typeof loader>().then(
    (data) => data.lists,
    (error: unknown) => {
      console.error('the lists could not be read', error);
      return EMPTY;
    },
  );
  return { query: readLandingQuery(new URL(request.url)), lists };
}

/** The filter, further pages and the popup are the page's own business: its lists are read once per visit. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Landing() {
  const { query, lists } = useLoaderData<typeof loader | typeof clientLoader>();
  const settings = useSettings();
  useEffect(layOutInTurn, []);
  const name = `${settings.brand.first} ${settings.brand.second}`;
  return (
    <TripLayer>
      <PageMeta
        title={name}
        documentTitle={`${name}: journeys across India and beyond`}
        description={settings.brand.tagline}
        path="/"
      />
      <meta name="theme-color" content="#144434" />
      <JsonLd data={agencyData(usePublicUrl(), settings)} />
      {lists instanceof Promise ? (
        <Suspense fallback={<Sections query={query} lists={null} />}>
          <LoadedSections query={query} lists={lists} />
        </Suspense>
      ) : (
        <>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
          <script dangerouslySetInnerHTML={{ __html: LEAVE_FOR_LATER }} />
          <Sections query={query} lists={lists} />
        </>
      )}
    </TripLayer>
  );
}

function LoadedSections({ query, lists }: { query: LandingQuery; lists: Promise<LandingLists> }) {
  return <Sections query={query} lists={use(lists)} />;
}

function Sections({ query, lists }: { query: LandingQuery; lists: LandingLists | null }) {
  const [params] = useSearchParams();
  useSectionFocus(lists !== null);
  return (
    <>
      <Hero />
      <Featured cards={lists?.featured ?? null} />
      <Destinations tiles={lists?.destinations ?? null} />
      <Cruises cards={lists?.cruises ?? null} />
      <Pilgrimages cards={lists?.pilgrimages ?? null} />
      <Packages
        list={lists?.packages ?? null}
        counts={lists?.counts ?? null}
        made={query}
        choice={readChoice(params)}
        names={lists?.destinations.map((tile) => tile.name) ?? []}
      />
      <Contact />
      <Testimonials cards={lists?.testimonials ?? []} />
      <Reviews />
    </>
  );
}
