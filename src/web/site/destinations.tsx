import { type MouseEvent, useRef, useState } from 'react';
import { Icon } from '#app/web/ui/icon.tsx';
import { Picture } from '#app/web/ui/picture.tsx';
import { availableText } from './count-text.ts';
import { announceDestination } from './filter-event.ts';
import type { DestinationTile } from './landing-data.ts';
import { tileSizes, tilesAtFirst } from './mosaic-layout.ts';
import { SectionHead } from './section-head.tsx';
import { scrollSmoothly } from './section-link.tsx';

/** Source: public-site §9. */
const SCROLL_DELAY_MS = 100;

/** How wide the largest tile is shown; see `.mosaic`. */
const SIZES = '(max-width: 760px) 92vw, 640px';

/** The element that "View All Destinations" addresses, also without JavaScript. */
const ALL = 'all-destinations';

export function Destinations({ tiles }: { tiles: DestinationTile[] | null }) {
  const grid = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  if (tiles?.length === 0) return null;
  const first = tilesAtFirst(tiles?.length ?? 0);
  const sizes = tileSizes(tiles?.length ?? 0);

  const showAll = (event: MouseEvent) => {
    event.preventDefault();
    setAll(true);
    requestAnimationFrame(() => grid.current?.querySelectorAll<HTMLElement>('a')[first]?.focus());
  };

  return (
    <section className="section flush" id="destinations" aria-labelledby="destinations-title" tabIndex={-1}>
      <div className="wrap">
        <SectionHead
          id="destinations-title"
          eyebrow="Destinations"
          title="Where will you go first?"
          aside={
            tiles &&
            tiles.length > first &&
            !all && (
              <a className="btn line" href={`#${ALL}`} onClick={showAll}>
                View All Destinations <Icon name="right" className="go" />
              </a>
            )
          }
        >
          From the Himalaya to the reef, each place has its own light.
        </SectionHead>
        {tiles ? (
          <div ref={grid} id={ALL} className={`mosaic${all ? ' all' : ''}${first <= 4 ? ' few' : ''}`}>
            {tiles.map((tile, at) => (
              <Tile key={tile.slug} tile={tile} size={sizes[at] ?? 'small'} later={at >= first} />
            ))}
          </div>
        ) : (
          <div role="status">
            <p className="loadt">Loading destinations...</p>
            <div className="mosaic load" aria-hidden="true">
              {tileSizes(8).map((size, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
                <div className={`sk ${size}`} key={at} />
              ))}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

/** Choosing one sets the filter of the packages and scrolls to them; without JavaScript, and in a new tab, it has a page. */
function Tile({ tile, size, later }: { tile: DestinationTile; size: string; later: boolean }) {
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    announceDestination(tile.name);
    setTimeout(() => {
      scrollSmoothly();
      document.getElementById('packages')?.scrollIntoView();
    }, SCROLL_DELAY_MS);
  };
  return (
    <a
      className={`dest ${size}${later ? ' later' : ''}`}
      href={`/destinations/${encodeURIComponent(tile.slug)}`}
      onClick={choose}
    >
      <Picture src={tile.image} alt="" width="1200" height="900" loading="lazy" sizes={SIZES} />
      <div>
        <b>{tile.name}</b>
        <span>{availableText(tile.packages)}</span>
      </div>
    </a>
  );
}
