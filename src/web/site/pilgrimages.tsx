import { Picture } from '#app/web/ui/picture.tsx';
import { Rating } from '#app/web/ui/rating.tsx';
import type { PilgrimageCardData } from './landing-data.ts';
import { NothingYet } from './nothing-yet.tsx';
import { SectionHead } from './section-head.tsx';
import { TripLink } from './trip-link.tsx';

/** Its picture is cut to an upright arch, so it is shown wider than the arch; see `.yatra`. */
const SIZES = '(max-width: 760px) 130vw, 520px';

export function Pilgrimages({ cards }: { cards: PilgrimageCardData[] | null }) {
  return (
    <section className="section dawn" id="pilgrimage" aria-labelledby="pilgrimage-title" tabIndex={-1}>
      <div className="wrap">
        <SectionHead id="pilgrimage-title" eyebrow="Pilgrimage" title="Sacred routes, carefully arranged">
          Darshan timings, gentle pacing and help at every step for elders.
        </SectionHead>
        {cards?.length === 0 && <NothingYet what="New yatras" />}
        {cards ? (
          <div className="four">
            {cards.map((card) => (
              <PilgrimageCard key={card.slug} card={card} />
            ))}
          </div>
        ) : (
          <div className="four load" role="status" aria-label="Loading pilgrimages">
            <div className="sk" />
            <div className="sk" />
            <div className="sk" />
            <div className="sk" />
          </div>
        )}
      </div>
    </section>
  );
}

function PilgrimageCard({ card }: { card: PilgrimageCardData }) {
  return (
    <article className="yatra">
      <div className="pic">
        <Picture src={card.image} alt="" width="1200" height="900" loading="lazy" sizes={SIZES} />
      </div>
      <div className="in">
        <div className="tags">
          {card.tag && <span className="badge tint">{card.tag}</span>}
          <Rating value={card.rating} />
        </div>
        <h3>
          <TripLink type="pilgrimage" slug={card.slug}>
            {card.title}
          </TripLink>
        </h3>
        <p>{card.place}</p>
        <p className="price">
          <small>{card.price.label}</small>
          <b>{card.price.amount}</b>
        </p>
      </div>
    </article>
  );
}
