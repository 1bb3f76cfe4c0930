import { Icon, type IconName } from '#app/web/ui/icon.tsx';
import { iconFor } from './icon-for.ts';

/** The four promises of every trip (public-site §2), and below the line what its itinerary adds. */
export function TripHighlights({ duration, own }: { duration: string; own: string[] }) {
  const promises: Array<[IconName, string]> = [
    ['cal', 'Flexible booking dates'],
    ['users', 'Expert local guides'],
    ['clock', `${duration} tour duration`],
    ['medal', 'Highly rated experience'],
  ];
  return (
    <>
      <ul className="hl">
        {promises.map(([icon, text]) => (
          <li key={text}>
            <i>
              <Icon name={icon} />
            </i>
            {text}
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <ul className="hl own" aria-label="On this journey">
          {own.map((text) => (
            <li key={text}>
              <i>
                <Icon name={iconFor(text)} />
              </i>
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
