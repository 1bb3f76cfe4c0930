import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CrmBooking } from '#app/contract/bookings.ts';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { inquirySubject } from '#app/domain/inquiry.ts';
import { ago, exactly } from '#app/web/office/parts/ago.ts';
import { Avatar } from '#app/web/office/parts/avatar.tsx';
import { BookingBadge, InquiryBadge } from '#app/web/office/parts/badge.tsx';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { RecordLink } from '#app/web/office/record/record-link.tsx';
import { callOffice, type OfficeAnswer } from '#app/web/ui/data/call-office.ts';
import { type CrmList, listKey } from './crm-rows.ts';

const SHOWN = 5;

function useNewest<Row>(list: CrmList) {
  return useQuery({
    queryKey: [...listKey(list), 'newest'],
    queryFn: ({ signal }) => callOffice<Row[]>(`/crm/${list}?limit=${SHOWN}`, { signal }),
  });
}

/** The last inquiries and the last bookings, side by side. */
export function Newest() {
  const inquiries = useNewest<CrmInquiry>('inquiries');
  const bookings = useNewest<CrmBooking>('bookings');
  return (
    <div className="g2">
      <Box title="Newest inquiries" all="All inquiries" to="/admin/crm?tab=inquiries" list={inquiries}>
        {(row) => (
          <li className="li" key={row.id}>
            <Avatar name={row.name} />
            <div className="grow">
              <RecordLink className="t trunc" list="inquiries" id={row.id}>
                {row.name}
              </RecordLink>
              <div className="d trunc">
                {inquirySubject(row.source, {
                  trip: row.details.package_title,
                  destination: row.destination,
                })}
              </div>
            </div>
            <InquiryBadge status={row.status} />
            <time className="when" dateTime={row.createdAt} title={exactly(row.createdAt)}>
              {ago(row.createdAt)}
            </time>
          </li>
        )}
      </Box>
      <Box title="Newest bookings" all="All bookings" to="/admin/crm?tab=bookings" list={bookings}>
        {(row) => (
          <li className="li" key={row.id}>
            <Avatar name={row.name} />
            <div className="grow">
              <RecordLink className="t trunc" list="bookings" id={row.id}>
                {row.name}
              </RecordLink>
              <div className="d trunc">{row.packageTitle}</div>
            </div>
            <BookingBadge status={row.bookingStatus} />
            <b className="sum">{rupees(row.totalAmount)}</b>
          </li>
        )}
      </Box>
    </div>
  );
}

function Box<Row>({
  title,
  all,
  to,
  list: { data, isError },
  children,
}: {
  title: string;
  all: string;
  to: string;
  list: UseQueryResult<OfficeAnswer<Row[]>>;
  children: (row: Row) => ReactNode;
}) {
  return (
    <section className="box" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Link className="lk push" to={to}>
          {all}
        </Link>
      </header>
      {data && data.data.length > 0 && <ul>{data.data.map(children)}</ul>}
      {data?.data.length === 0 && <p className="pad mute">Nothing yet.</p>}
      {!data && <p className="pad mute">{isError ? 'Could not be loaded.' : <span className="sk w60" />}</p>}
    </section>
  );
}
