import '#app/web/office/styles/content.css';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { AdminTestimonialView } from '#app/contract/content.ts';
import { csvColumns, TESTIMONIAL_COLUMNS } from '#app/contract/csv-columns.ts';
import { ContentCards } from '#app/web/office/content/content-cards.tsx';
import { KINDS } from '#app/web/office/content/content-kinds.ts';
import { CreateLink } from '#app/web/office/content/list-actions.tsx';
import { useContentActions } from '#app/web/office/content/use-content-actions.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { Avatar } from '#app/web/office/parts/avatar.tsx';
import { LongText } from '#app/web/office/parts/long-text.tsx';
import { FilterChoice } from '#app/web/ui/list/filter-choice.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { useListState } from '#app/web/ui/list/use-list-state.ts';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';

const VIEW = { filters: ['rating'], defaultSort: '-created' } as const;
const FILTERS = [
  {
    name: 'rating',
    label: 'Rating',
    options: ['5', '4', '3', '2', '1'].map((value) => ({ value, label: `${value} of 5` })),
  },
];
const ORDERS = {
  created: 'Oldest first',
  name: 'Name',
  '-rating': 'Best first',
  rating: 'Worst first',
} as const;

/** What guests said. Source: public-site §2. */
export function TestimonialsList() {
  const state = useListState(VIEW);
  const list = useServerList<AdminTestimonialView>(KINDS.testimonials.path, state);
  return (
    <>
      <ListToolbar
        state={state}
        search="Search testimonials"
        filters={FILTERS}
        exportAs={{
          path: KINDS.testimonials.path,
          name: 'testimonials',
          columns: csvColumns(TESTIMONIAL_COLUMNS),
        }}
      >
        <FilterChoice
          label="Sort"
          value={state.sort === '-created' ? '' : (state.sort as keyof typeof ORDERS)}
          values={Object.keys(ORDERS) as Array<keyof typeof ORDERS>}
          names={ORDERS}
          all="Newest first"
          onChoose={(sort) => state.set({ sort: sort || '-created' })}
        />
      </ListToolbar>
      <ContentCards
        kind="testimonials"
        list={list}
        state={state}
        create={<CreateLink kind="testimonials" small />}
        card={(row) => <TestimonialCard key={row.id} row={row} />}
      />
    </>
  );
}

function TestimonialCard({ row }: { row: AdminTestimonialView }) {
  const id = useId();
  const { search } = useLocation();
  const may = useMay('content.edit');
  const { remove } = useContentActions('testimonials');
  return (
    <article className="card" aria-labelledby={id} tabIndex={-1}>
      <div className="hd">
        <Avatar name={row.name} />
        <div className="grow">
          <h2 className="nm" id={id}>
            {row.name}
          </h2>
          <div className="mt">{[row.location, row.tour].filter(Boolean).join(' · ')}</div>
        </div>
      </div>
      <FiveStars count={row.rating} />
      <LongText text={row.text} />
      {may && (
        <div className="ft">
          <Link
            className="btn sm"
            data-key="e"
            to={{ pathname: `${KINDS.testimonials.path}/${row.id}`, search }}
          >
            <Icon name="pencil" />
            Edit<span className="sr"> the testimonial by {row.name}</span>
          </Link>
          <button
            type="button"
            className="btn ico sm ghost push"
            aria-label={`Delete the testimonial by ${row.name}`}
            title="Delete"
            onClick={() =>
              void remove(row, {
                title: `Delete the testimonial by ${row.name}?`,
                lost: 'It leaves the website at once.',
              })
            }
          >
            <Icon name="trash-2" />
          </button>
        </div>
      )}
    </article>
  );
}

function FiveStars({ count }: { count: number }) {
  return (
    <span className="five-stars" role="img" aria-label={`${count} of 5`}>
      {[1, 2, 3, 4, 5].map((at) => (
        <span key={at} className={at <= count ? 'on' : undefined}>
          <Icon name="star" small />
        </span>
      ))}
    </span>
  );
}
