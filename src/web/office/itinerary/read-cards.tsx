import type { AdminItineraryView } from '#app/contract/itineraries.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';

export function OverviewCard({ plan }: { plan: AdminItineraryView }) {
  const facts = [
    ['Starting point', plan.starting_point],
    ['Ending point', plan.ending_point],
    ['Best time', plan.best_time],
    ['Ideal for', plan.ideal_for],
  ].filter(([, text]) => text !== '');
  return (
    <section className="box">
      <header>
        <h2>Overview</h2>
      </header>
      <div className="pad stack s8">
        {plan.overview ? (
          <p className="ink2 pre">{plan.overview}</p>
        ) : (
          <p className="mute">Nothing written yet</p>
        )}
        {facts.length > 0 && (
          <dl className="kv">
            {facts.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

export function TextList({
  title,
  lines,
  ticked = false,
}: {
  title: string;
  lines: readonly string[];
  ticked?: boolean;
}) {
  if (lines.length === 0) return null;
  return (
    <section className="box">
      <header>
        <h2>{title}</h2>
      </header>
      <ul className="pad text-list">
        {lines.map((line) => (
          <li key={line}>
            {ticked && <Icon name="check" small />}
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
