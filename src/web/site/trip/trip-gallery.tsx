import { useState } from 'react';
import { pictureText } from '#app/domain/picture-text.ts';
import { Icon } from '#app/web/ui/icon.tsx';
import { Picture } from '#app/web/ui/picture.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';

/** How long a picture stays before the next one comes, in milliseconds. Source: public-site §9. */
const ADVANCE_MS = 3000;

/** Pictures of a trip. One picture has no controls; more change by themselves until somebody looks closer. */
export function TripGallery({
  images,
  title,
  badge,
  badgeKind,
}: {
  images: string[];
  title: string;
  badge: string;
  badgeKind: 'sun' | 'clay' | 'cedar' | 'lagoon';
}) {
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const count = images.length;
  const still = useAutoAdvance({
    active: count > 1 && !stopped && !hovered && !focused,
    ms: ADVANCE_MS,
    key: index,
    advance: () => setIndex((at) => (at + 1) % count),
  });
  const shown = images[index] ?? images[0] ?? '';
  const text = pictureText(shown) || title;

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a role description, not a form's fieldset */}
      <div
        className="gal"
        role="group"
        aria-roledescription="carousel"
        aria-label="Photos"
        onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
        onPointerLeave={() => setHovered(false)}
        onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
      >
        <Picture
          key={shown}
          // The first is the page's largest paint: it comes at once.
          className={index === 0 ? undefined : 'fade'}
          src={shown}
          alt={count > 1 ? `${text}, picture ${index + 1} of ${count}` : text}
          width={1200}
          height={900}
          fetchPriority="high"
          sizes="(max-width: 1080px) 94vw, 800px"
        />
        {badge !== '' && <span className={`badge ${badgeKind}`}>{badge}</span>}
        {count > 1 && (
          <>
            <button
              type="button"
              className="round p"
              aria-label="Previous image"
              onClick={() => setIndex((index + count - 1) % count)}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className="round n"
              aria-label="Next image"
              onClick={() => setIndex((index + 1) % count)}
            >
              <Icon name="right" />
            </button>
            <span className={still ? 'count bare' : 'count'}>
              {!still && (
                <button
                  type="button"
                  className="auto"
                  aria-label={
                    stopped
                      ? 'Play, pictures change every 3 seconds'
                      : 'Pause, pictures change every 3 seconds'
                  }
                  onClick={() => setStopped(!stopped)}
                >
                  <Icon name={stopped ? 'right' : 'pause'} />
                </button>
              )}
              <span>{`${index + 1} / ${count}`}</span>
            </span>
          </>
        )}
      </div>
      {count > 1 && (
        <div className="thumbs">
          {images.map((image, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be in a gallery twice
              key={`${at}${image}`}
              type="button"
              aria-label={`Image ${at + 1} of ${count}`}
              aria-current={at === index ? 'true' : undefined}
              onClick={() => setIndex(at)}
            >
              <Picture src={image} alt="" width={240} height={180} loading="lazy" sizes="180px" />
            </button>
          ))}
        </div>
      )}
    </>
  );
}
