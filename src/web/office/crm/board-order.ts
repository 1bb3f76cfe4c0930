/** What the orders of inquiries and bookings go by. */
export interface Ordered {
  createdAt: string;
  waitingSince?: string | null;
  travelDate?: string;
}

/** The order that the API answers a query of a list in, for a card that is put in by hand. */
export function boardOrder(asked: URLSearchParams): (a: Ordered, b: Ordered) => number {
  const isRange = asked.has('start_date') || asked.has('end_date');
  switch (asked.get('sort')) {
    case 'oldest':
      return (a, b) => a.createdAt.localeCompare(b.createdAt);
    case 'waiting':
      return (a, b) => waited(a).localeCompare(waited(b));
    case 'travel':
      return byTravel;
    case null:
      return isRange ? byTravel : newest;
    default:
      return newest;
  }
}

function newest(a: Ordered, b: Ordered): number {
  return b.createdAt.localeCompare(a.createdAt);
}

/** Inquiries have no such date: the newest first. */
function byTravel(a: Ordered, b: Ordered): number {
  if (a.travelDate === undefined || b.travelDate === undefined) return newest(a, b);
  return a.travelDate.localeCompare(b.travelDate);
}

/** Those who do not wait come after all who do. */
function waited({ waitingSince, createdAt }: Ordered): string {
  return waitingSince ? `0${waitingSince}` : `1${createdAt}`;
}
