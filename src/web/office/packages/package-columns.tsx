import { TripMarks, TripName } from '#app/web/office/parts/trip-cells.tsx';
import '#app/web/office/styles/packages.css';
import type { AdminPackageView } from '#app/contract/content.ts';
import type { Column } from '#app/web/ui/list/data-table.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { TYPE_NAMES } from './type-names.ts';

/** The columns of the packages, as the design has them. */
export const PACKAGE_COLUMNS: Column<AdminPackageView>[] = [
  { key: 'title', title: 'Title', sort: 'title', cell: (row) => <TripName row={row} /> },
  {
    key: 'destination',
    title: 'Destination',
    sort: 'destination',
    phone: 'hide',
    cell: (row) => <span className="trunc place">{row.destination}</span>,
  },
  {
    key: 'duration',
    title: 'Duration',
    sort: 'length',
    cell: (row) => <span className="nw">{row.duration}</span>,
  },
  {
    key: 'type',
    title: 'Type',
    sort: 'type',
    phone: 'hide',
    cell: (row) => <span className="tag">{TYPE_NAMES[row.packageType]}</span>,
  },
  {
    key: 'rating',
    title: 'Rating',
    sort: 'rating',
    num: true,
    phone: 'hide',
    cell: (row) => row.rating.toFixed(1),
  },
  {
    key: 'featured',
    title: 'Featured',
    sort: 'featured',
    phone: 'hide',
    cell: (row) =>
      row.featured ? (
        <span className="row tight star">
          <Icon name="star" small />
          <span className="sr">Yes, priority</span>
          {row.featured_priority}
        </span>
      ) : (
        <span className="mute">No</span>
      ),
  },
  { key: 'badge', title: 'Badge', cell: (row) => <TripMarks row={row} tag={row.promotional_badge} /> },
  {
    key: 'price',
    title: 'Price',
    sort: 'price',
    num: true,
    phone: 'second',
    cell: (row) => (
      <b className={row.price.length > 18 ? 'strong price long' : 'strong price'}>{row.price}</b>
    ),
  },
];
