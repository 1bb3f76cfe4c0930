import { Icon } from '#app/web/ui/icon.tsx';
import { Picture } from '#app/web/ui/picture.tsx';
import type { CruiseCardData } from './landing-data.ts';
import { NothingYet } from './nothing-yet.tsx';
import { SectionHead } from './section-head.tsx';
import { TripLink } from './trip-link.tsx';

/** One large card and two small ones beside it, again and again. */
const GROUP = 3;

export function Cruises({ cards }: { cards: CruiseCardData[] | null }) {
  return (
    <section className="section sea" id="cruises" aria-labelledby="cruises-title" tabIndex={-1}>
      <div className="wrap">
        <SectionHead id="cruises-title" eyebrow="Cruises" title="Unhurried days at sea">
          Sail the Arabian Sea, drift between coral atolls or follow city lights along the strait.
        </SectionHead>
        {cards?.length === 0 && <NothingYet what="New sailings" />}
        {cards ? (
          <div className="cr">
            {cards.map((card, at) => (
              <CruiseCard key={card.slug} card={card} large={at % GROUP === 0} />
            ))}
          </div>
        ) : (
          <div className="cr load" role="status" aria-label="Loading cruises">
            <div className="sk cruise big" />
            <div className="sk" />
            <div className="sk" />
          </div>
        )}
      </div>
    </section>
  );
}

function CruiseCard({ card, large }: { card: CruiseCardData; large: boolean }) {
  return (
    <article className={large ? 'cruise big' : 'cruise side'}>
      <div className="pic">
        <Picture
          src={card.image}
          alt=""
          width="1200"
          height="900"
          loading="lazy"
          sizes={large ? '(max-width: 1080px) 92vw, 720px' : '(max-width: 760px) 92vw, 420px'}
        />
        {card.enquiryOnly && <span className="badge lagoon">Enquiry Only</span>}
      </div>
      <div className="in">
        <div>
          <h3>
            <TripLink type="cruise" slug={card.slug}>
              {card.title}
            </TripLink>
          </h3>
          <ul className="facts">
            <li>
              <Icon name="boat" />
              {card.place}
            </li>
            <li>
              <Icon name="clock" />
              {card.duration}
            </li>
          </ul>
          <p>{card.text}</p>
        </div>
        <div className="buy">
          {!card.enquiryOnly && (
            <p className="price">
              <small>Starting from</small>
              <b>{card.price}</b>
            </p>
          )}
          <TripLink
            className={large ? 'btn' : 'btn line sm'}
            type="cruise"
            slug={card.slug}
            label={`View Details, ${card.title}`}
          >
            View Details
          </TripLink>
        </div>
      </div>
    </article>
  );
}
