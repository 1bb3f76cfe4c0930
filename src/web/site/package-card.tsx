import { Icon } from '#app/web/ui/icon.tsx';
import { Picture } from '#app/web/ui/picture.tsx';
import { Rating } from '#app/web/ui/rating.tsx';
import { badgeTone } from './badge-tone.ts';
import type { PackageCardData } from './landing-data.ts';
import { TripLink } from './trip-link.tsx';

/** How wide its picture is shown; see `.grid3`. */
const SIZES = '(max-width: 760px) 92vw, (max-width: 1080px) 46vw, 400px';

/** A package in the carousel and in the grid: the whole card opens it. */
export function PackageCard({ card }: { card: PackageCardData }) {
  return (
    <article className="pkg">
      <div className="pic">
        <Picture src={card.image} alt="" width="1200" height="900" loading="lazy" sizes={SIZES} />
      </div>
      {card.badge && <span className={`badge on ${badgeTone(card.badge)}`}>{card.badge}</span>}
      <Rating value={card.rating} className="on" />
      <div className="in">
        <h3>
          <TripLink type="package" slug={card.slug}>
            {card.title}
          </TripLink>
        </h3>
        <ul className="facts">
          <li>
            <Icon name="pin" />
            {card.destination}
          </li>
          {card.duration && (
            <li>
              <Icon name="clock" />
              {card.duration}
            </li>
          )}
        </ul>
        <p className="route">{card.route}</p>
        <div className="buy">
          <p className="price">
            <small>{card.price.label}</small>
            <b>{card.price.amount}</b>
          </p>
          <TripLink className="btn sm" type="package" slug={card.slug} label={`View Details, ${card.title}`}>
            View Details
          </TripLink>
        </div>
      </div>
    </article>
  );
}
