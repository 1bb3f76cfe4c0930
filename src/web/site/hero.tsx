import { Icon } from '#app/web/ui/icon.tsx';
import { Mark } from '#app/web/ui/mark.tsx';
import { Picture } from '#app/web/ui/picture.tsx';
import { SectionLink } from './section-link.tsx';
import { useSettings } from './use-settings.ts';

/** The top of the landing page. Its buttons scroll to the packages and to contact; View opens nothing. */
export function Hero() {
  const { hero } = useSettings();
  return (
    <>
      <section className="hero" id="home" aria-labelledby="hero-title" tabIndex={-1}>
        <img className="bg" src="/pictures/hero.svg" alt="" width="1600" height="900" fetchPriority="high" />
        <div className="wrap grid">
          <div>
            <p className="eyebrow">
              <Mark />
              Your Journey Begins Here
            </p>
            <h1 id="hero-title">Discover the World of Wonder</h1>
            <p className="lead">
              Adventures across India and beyond: houseboats on still lakes, forts in the desert light,
              islands ringed by reef. Tell us how you like to travel and we will plan the rest.
            </p>
            <div className="acts">
              <SectionLink className="btn sun" section="packages">
                Explore Packages <Icon name="right" className="go" />
              </SectionLink>
              <SectionLink className="btn glass" section="contact">
                Contact Us
              </SectionLink>
            </div>
          </div>
          <div className="cards">
            <div className="ticketwrap">
              <section className="ticket offer" aria-label="Special offer">
                <div className="offer-top">
                  <p className="kick">
                    Special offer <span className="badge clay caps">LIMITED</span>
                  </p>
                  <strong>{hero.offerTitle}</strong>
                </div>
                <i className="perf" />
                <div className="offer-end">
                  <p>{hero.offerText}</p>
                  <SectionLink className="btn sm" section="packages">
                    Book Now
                  </SectionLink>
                </div>
              </section>
            </div>
            <section className="trend" aria-label="Trending package">
              <Picture
                src={hero.trendingImage}
                alt=""
                width="1200"
                height="900"
                loading="lazy"
                sizes="160px"
              />
              <div>
                <small>Trending</small>
                <p className="t">{hero.trendingTitle}</p>
                <small>Package starting from</small>
                <b className="num">{hero.trendingPrice}</b>
              </div>
              <SectionLink
                className="btn line sm"
                section="packages"
                aria-label={`View, ${hero.trendingTitle} package`}
              >
                View
              </SectionLink>
            </section>
          </div>
        </div>
      </section>
      <HeroStrip />
    </>
  );
}

function HeroStrip() {
  const { figures } = useSettings();
  const stats = [
    [figures.destinations, 'Destinations'],
    [figures.travelers, 'Happy Travelers'],
    [figures.years, 'Years Experience'],
  ];
  return (
    <div className="wrap">
      <div className="strip">
        {stats.map(([figure, label]) => (
          <div className="stat" key={label}>
            <b>{figure}</b>
            <span>{label}</span>
          </div>
        ))}
        <ul className="trust">
          <li>
            <Icon name="cal" />
            Flexible Booking
          </li>
          <li>
            <Icon name="users" />
            Expert Guides
          </li>
          <li>
            <Icon name="medal" />
            Best Rated
          </li>
        </ul>
      </div>
    </div>
  );
}
