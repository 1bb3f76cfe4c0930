import type { ReactNode } from 'react';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { ChartsSection } from './charts-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FormSection } from './form-section.tsx';
import { ListSection } from './list-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { StatesSection } from './states-section.tsx';

const SECTIONS: { id: string; title: string; hint: string; part: ReactNode }[] = [
  {
    id: 'buttons',
    title: 'Buttons',
    hint: 'One primary per view. Red only inside a question.',
    part: <ButtonsSection />,
  },
  {
    id: 'fields',
    title: 'Fields',
    hint: 'Label above, hint below, the error replaces the hint.',
    part: <FieldsSection />,
  },
  {
    id: 'form',
    title: 'Form',
    hint: 'Checked on leaving, then on each change; what was typed is kept on this device.',
    part: <FormSection />,
  },
  {
    id: 'overlays',
    title: 'Overlays and messages',
    hint: 'Focus goes in, stays in and comes back.',
    part: <OverlaysSection />,
  },
  {
    id: 'list',
    title: 'List',
    hint: 'The view is the address: search, filters, order, page.',
    part: <ListSection />,
  },
  {
    id: 'states',
    title: 'States',
    hint: 'Loading in the final shape; one sentence and one action each.',
    part: <StatesSection />,
  },
  {
    id: 'charts',
    title: 'Charts',
    hint: 'One hue, values on the marks, a table a press away.',
    part: <ChartsSection />,
  },
];

/** Every shared part with its states. There in development only: routes.ts leaves it out of the build. */
export default function ComponentsPage() {
  return (
    <>
      <PageHead title="Components and states" hint="Every part used on the screens, in every state." />
      {SECTIONS.map(({ id, title, hint, part }) => (
        <section key={id} id={id} className="stack s12" aria-labelledby={`${id}-title`}>
          <div>
            <h2 className="sec" id={`${id}-title`}>
              {title}
            </h2>
            <p className="mute">{hint}</p>
          </div>
          {part}
        </section>
      ))}
    </>
  );
}
