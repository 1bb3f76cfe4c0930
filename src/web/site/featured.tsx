import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '#app/web/ui/icon.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import {
  hasControls,
  slideAt,
  slideCount,
  slideForKey,
  slideOffset,
  stepSlide,
  VISIBLE,
} from './carousel-position.ts';
import type { PackageCardData } from './landing-data.ts';
import { PackageCard } from './package-card.tsx';

/** Featured packages, three at a time; nothing at all when there are none. It does not move by itself. */
export function Featured({ cards }: { cards: PackageCardData[] | null }) {
  const rail = useRef<HTMLElement>(null);
  const [slide, setSlide] = useState(0);
  if (cards?.length === 0) return null;

  const slides = slideCount(cards?.length ?? 0);
  const range = () => (rail.current ? rail.current.scrollWidth - rail.current.clientWidth : 0);
  const show = (next: number) => rail.current?.scrollTo({ left: slideOffset(next, slides, range()) });
  const step = (by: 1 | -1) => show(stepSlide(slide, by, slides));

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const next = slideForKey(event.key, slide, slides);
    if (next === null) return;
    event.preventDefault();
    show(next);
  };

  return (
    <section className="section" id="featured" aria-labelledby="featured-title">
      <div className="wrap">
        <div className="head">
          <div>
            <span className="badge sun caps">TOP OFFERS</span>
            <h2 id="featured-title">Handpicked Packages for You</h2>
            <p>Journeys our planners would book for their own families.</p>
          </div>
          {cards && hasControls(cards.length) && (
            <div className="ctrl">
              <button type="button" className="round" aria-label="Previous packages" onClick={() => step(-1)}>
                <Icon name="left" />
              </button>
              <button type="button" className="round" aria-label="Next packages" onClick={() => step(1)}>
                <Icon name="right" />
              </button>
            </div>
          )}
        </div>
        {cards ? (
          <section
            ref={rail}
            className="rail"
            aria-label="Featured packages"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
            tabIndex={0}
            onKeyDown={handleKey}
            onScroll={(event) => setSlide(slideAt(event.currentTarget.scrollLeft, slides, range()))}
          >
            {cards.map((card) => (
              <PackageCard key={card.slug} card={card} />
            ))}
          </section>
        ) : (
          <div role="status" aria-label="Loading featured packages">
            <div className="rail">
              <CardSkeletons count={VISIBLE} />
            </div>
          </div>
        )}
        {cards && hasControls(cards.length) && <Dots slide={slide} slides={slides} show={show} />}
      </div>
    </section>
  );
}

function Dots({ slide, slides, show }: { slide: number; slides: number; show(slide: number): void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="dots" role="group" aria-label="Slides">
      {Array.from({ length: slides }, (_, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={at}
          type="button"
          aria-current={at === slide ? 'true' : undefined}
          aria-label={`Slide ${at + 1} of ${slides}`}
          onClick={() => show(at)}
        />
      ))}
    </div>
  );
}
