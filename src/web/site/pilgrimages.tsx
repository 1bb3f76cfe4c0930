import { Picture } from '#app/web/ui/picture.tsx';
import { Rating } from '#app/web/ui/rating.tsx';
import type { PilgrimageCardData } from './landing-data.ts';
import { SectionHead } from './section-head.tsx';
import { TripLink } from './trip-link.tsx';

export function Pilgrimages({ cards }: { cards: PilgrimageCardData[] }) {
  return (
    <section className="section dawn" id="pilgrimage" aria-labelledby="pilgrimage-title" tabIndex={-1}>
      <div className="wrap">
        <SectionHead id="pilgrimage-title" eyebrow="Pilgrimage" title="Sacred routes, carefully arranged">
          Darshan timings, gentle pacing and help at every step for elders.
        </SectionHead>
        <div className="four">
          {cards.map((card) => (
            <article className="yatra" key={card.slug}>
              <div className="pic">
                <Picture src={card.image} alt="" width="1200" height="900" loading="lazy" />
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
          ))}
        </div>
      </div>
    </section>
  );
}
