import type { ItineraryDraft } from '#app/contract/ai.ts';
import type { DraftSection } from './draft-section.ts';
import { LineChanges } from './line-changes.tsx';
import { addLines, addText, isBlank } from './merge.ts';

const FACTS = [
  ['ideal_for', 'Ideal for'],
  ['starting_point', 'Starting point'],
  ['ending_point', 'Ending point'],
  ['best_time', 'Best time'],
] as const;

const LISTS = [
  ['highlights', 'Highlights'],
  ['inclusions', 'Inclusions'],
  ['exclusions', 'Exclusions'],
  ['optional_addons', 'Optional add-ons'],
] as const;

/** The parts of an itinerary's draft beside what the editor holds; those that the draft leaves empty are not shown. */
export function itinerarySections(
  own: ItineraryDraft,
  drafted: ItineraryDraft,
): Array<DraftSection<ItineraryDraft>> {
  const lists = LISTS.filter(([key]) => drafted[key].length > 0).map(
    ([key, label]): DraftSection<ItineraryDraft> => ({
      key,
      label,
      filled: !isBlank(own[key]),
      addLabel: 'Add below',
      preview: (choice) => <LineChanges own={own[key]} drafted={drafted[key]} choice={choice} />,
      apply: (choice) => ({ [key]: choice === 'add' ? addLines(own[key], drafted[key]) : drafted[key] }),
    }),
  );
  return [days(own, drafted), ...overview(own, drafted), ...facts(own, drafted), ...lists];
}

function days(own: ItineraryDraft, drafted: ItineraryDraft): DraftSection<ItineraryDraft> {
  return {
    key: 'days',
    label: drafted.days.length === 1 ? '1 day' : `${drafted.days.length} days`,
    filled: own.days.length > 0,
    addLabel: 'Add after mine',
    preview: () => (
      <ol className="ai-days">
        {drafted.days.map((day) => (
          <li key={day.day}>
            <span className="mute">Day {day.day}</span>
            <span>
              <b>{day.title}</b>
              <small>{day.locations.join(', ')}</small>
            </span>
          </li>
        ))}
      </ol>
    ),
    apply: (choice) => ({
      days: (choice === 'add' ? [...own.days, ...drafted.days] : drafted.days).map((day, at) => ({
        ...day,
        day: at + 1,
      })),
    }),
  };
}

function overview(own: ItineraryDraft, drafted: ItineraryDraft): Array<DraftSection<ItineraryDraft>> {
  if (drafted.overview === '') return [];
  return [
    {
      key: 'overview',
      label: 'Overview',
      filled: !isBlank(own.overview),
      addLabel: 'Add below',
      preview: () => <p className="ink2 ai-text">{drafted.overview}</p>,
      apply: (choice) => ({
        overview: choice === 'add' ? addText(own.overview, drafted.overview) : drafted.overview,
      }),
    },
  ];
}

/** The one-line facts together: they cannot be added to, but the empty ones can be filled. */
function facts(own: ItineraryDraft, drafted: ItineraryDraft): Array<DraftSection<ItineraryDraft>> {
  const told = FACTS.filter(([key]) => drafted[key] !== '');
  if (told.length === 0) return [];
  return [
    {
      key: 'facts',
      label: 'Facts',
      filled: told.some(([key]) => !isBlank(own[key])),
      addLabel: told.some(([key]) => isBlank(own[key])) ? 'Fill empty ones' : null,
      preview: () => (
        <dl className="ai-facts">
          {told.map(([key, label]) => (
            <div key={key}>
              <dt className="mute">{label}</dt>
              <dd>{drafted[key]}</dd>
            </div>
          ))}
        </dl>
      ),
      apply: (choice) =>
        Object.fromEntries(
          told
            .filter(([key]) => choice === 'replace' || isBlank(own[key]))
            .map(([key]) => [key, drafted[key]]),
        ),
    },
  ];
}
