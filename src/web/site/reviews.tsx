import { Icon } from '#app/web/ui/icon.tsx';
import { Stars } from '#app/web/ui/stars.tsx';
import { useSettings } from './use-settings.ts';

/** Their order below the heading. Source: public-site §2. */
const FIGURES = ['reviews', 'satisfaction', 'destinations', 'travelers'] as const;

/** The agency's own figures about its reviews, from the settings. */
export function Reviews() {
  const { reviews } = useSettings();
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <div className="wrap">
        <div className="reviews">
          <div>
            <p className="score num">{reviews.average}</p>
            <Stars value={5} />
            <p>average rating</p>
          </div>
          <div>
            <h2 id="reviews-title">Trusted by travelers</h2>
            <dl>
              {FIGURES.map((label) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{reviews[label]}</dd>
                </div>
              ))}
            </dl>
          </div>
          <ul className="plats">
            {reviews.platforms.map(({ name, rating }) => (
              <li key={name}>
                {name}
                <Icon name="star" />
                <small>{rating}</small>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
