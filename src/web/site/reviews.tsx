import { Icon } from '#app/web/ui/icon.tsx';
import { Stars } from '#app/web/ui/stars.tsx';

/** Marketing figures, the same on every page. Source: public-site §2. */
const FIGURES = [
  ['reviews', '850+'],
  ['satisfaction', '98%'],
  ['destinations', '25+'],
  ['travelers', '5000+'],
] as const;

const PLATFORMS = [
  ['Google', '4.8'],
  ['Tripadvisor', '4.9'],
  ['Trustpilot', '4.7'],
  ['Facebook', '4.8'],
] as const;

export function Reviews() {
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <div className="wrap">
        <div className="reviews">
          <div>
            <p className="score num">4.8</p>
            <Stars value={5} />
            <p>average rating</p>
          </div>
          <div>
            <h2 id="reviews-title">Trusted by travelers</h2>
            <dl>
              {FIGURES.map(([label, figure]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          </div>
          <ul className="plats">
            {PLATFORMS.map(([name, rating]) => (
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
