import '#app/web/styles/cards.css';
import type { PackageCardData } from '#app/web/site/landing-data.ts';
import { PackageCard } from '#app/web/site/package-card.tsx';
import { SectionHead } from '#app/web/site/section-head.tsx';

/** Ways on from a trip's page. */
export function RelatedTrips({ cards }: { cards: PackageCardData[] }) {
  return (
    <section className="section related" aria-labelledby="related-title">
      <SectionHead id="related-title" eyebrow="You may also like" title="More journeys" />
      <div className="grid3">
        {cards.map((card) => (
          <PackageCard key={card.slug} card={card} />
        ))}
      </div>
    </section>
  );
}
