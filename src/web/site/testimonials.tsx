import type { TestimonialView } from '#app/contract/content.ts';
import { Stars } from '#app/web/ui/stars.tsx';
import { SectionHead } from './section-head.tsx';

export function Testimonials({ cards }: { cards: TestimonialView[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="section flush" id="testimonials" aria-labelledby="testimonials-title">
      <div className="wrap">
        <SectionHead id="testimonials-title" eyebrow="Testimonials" title="Stories from the road" />
        <div className="quotes">
          {cards.map((card) => (
            <figure className="quote" key={card.id}>
              <Stars value={card.rating} />
              <blockquote>{card.review}</blockquote>
              <figcaption className="who">
                <i aria-hidden="true">{initials(card.name)}</i>
                <div>
                  <b>{card.name}</b>
                  <span>{[card.location, card.tour].filter(Boolean).join(' · ')}</span>
                </div>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

function initials(name: string): string {
  const words = name.split(/[^\p{L}]+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''];
  return letters.map((word) => [...(word ?? '')][0] ?? '').join('');
}
