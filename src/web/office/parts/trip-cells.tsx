import { Badge } from '#app/web/ui/parts/badge.tsx';
import { Picture } from '#app/web/ui/picture.tsx';

/** The first cell of a list of trips: picture, title and route. */
export function TripName({ row }: { row: { image: string; title: string; route: string } }) {
  return (
    <span className="row thumb-row">
      <Picture className="thumb" src={row.image} alt="" loading="lazy" sizes="44px" />
      <span className="grow">
        <span className="strong two-lines">{row.title}</span>
        {row.route && <span className="d trunc">{row.route}</span>}
      </span>
    </span>
  );
}

/** What is special about a trip: that it is a draft, its tag, that it can only be asked about. */
export function TripMarks({
  row,
  tag,
}: {
  row: { status: 'draft' | 'published'; bookable: boolean };
  tag: string | null | undefined;
}) {
  return (
    <span className="row tight wrap">
      {row.status === 'draft' && <Badge tone="yellow">Draft</Badge>}
      {tag && (
        <Badge tone="orange" plain>
          {tag}
        </Badge>
      )}
      {!row.bookable && <Badge plain>Enquiry Only</Badge>}
    </span>
  );
}
