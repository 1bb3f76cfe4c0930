import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator, useRouteError } from 'react-router';
import '#app/web/styles/booking.css';
import '#app/web/styles/result.css';
import '#app/web/styles/trip.css';
import type { OrderResponse } from '#app/contract/bookings.ts';
import { servicesContext } from '#app/web/context.ts';
import { tripPath } from '#app/web/site/trip/trip-address.ts';
import { useSendsMail } from '#app/web/site/use-sends-mail.ts';
import { useSettings } from '#app/web/site/use-settings.ts';
import { callApi } from '#app/web/ui/call-api.ts';
import { Icon } from '#app/web/ui/icon.tsx';
import { BookingFacts, BookingTravelers } from './booking-facts.tsx';
import { BookingHelp } from './booking-help.tsx';
import { BookingPayments } from './booking-payments.tsx';
import { BookingProblem } from './booking-problem.tsx';
import { bookingHeadline, clockTime } from './booking-state.ts';
import { BookingTotals } from './booking-totals.tsx';
import { PayButton } from './pay-button.tsx';
import { Receipt } from './receipt.tsx';
import { rupees } from './rupees.ts';
import { useCheckout } from './use-checkout.ts';
import { useLateNews } from './use-late-news.ts';
import { useReceipt } from './use-receipt.ts';

/** The page is the visitor's alone: never kept, never told to another site. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

export function headers() {
  return PRIVATE;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const services = context.get(servicesContext);
  const booking = await services.visitorBooking(params.reference ?? '', key);
  if (!booking) throw data(null, { status: 404, headers: PRIVATE });
  return { booking, key, timeZone: services.timeZone() };
}

/** Wrong key, unknown reference or a failure of ours; a route's own boundary keeps the headers above. */
export function ErrorBoundary() {
  return <BookingProblem error={useRouteError()} />;
}

/** A booking as its visitor sees it, by the link from the e-mail: status, payments, travelers, what is left to pay. */
export default function BookingPage() {
  const { booking, key, timeZone } = useLoaderData<typeof loader>();
  const { brand } = useSettings();
  const sendsMail = useSendsMail();
  const { revalidate } = useRevalidator();
  const checkout = useCheckout({
    confirmed: booking.bookingStatus !== 'pending',
    onPaid: () => revalidate(),
  });
  const pending = booking.bookingStatus === 'pending';
  useLateNews(pending && !checkout.busy);
  const receipt = useReceipt();
  const headline = bookingHeadline(booking, { sendsMail });

  const pay = (full = false) =>
    checkout.pay({
      placeOrder: () =>
        callApi<OrderResponse>(`/api/bookings/${encodeURIComponent(booking.reference)}/pay`, {
          body: { key, full },
        }),
      onRefused: () => revalidate(),
      details: {
        brand: `${brand.first} ${brand.second}`,
        color: brand.primary,
        description: booking.packageTitle,
        prefill: { name: booking.name, email: booking.email, contact: booking.phone },
      },
    });
  const payLabel = `${booking.paidAmount > 0 ? 'Pay balance' : 'Pay'} ${rupees(booking.dueNow)}`;

  return (
    <div className={receipt.entry ? 'wrap one-receipt' : 'wrap'}>
      <title>{`Booking ${booking.reference} | ${brand.first} ${brand.second}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Receipt booking={booking} entry={receipt.entry} />
      <div className="phead rhead">
        <nav className="crumbs" aria-label="Breadcrumb">
          <a href="/">Home</a>
          <span aria-hidden="true">/</span>
          {booking.itemPublished ? (
            <a href={tripPath(booking.itemType, booking.itemSlug)}>{booking.packageTitle}</a>
          ) : (
            <span>{booking.packageTitle}</span>
          )}
          <span aria-hidden="true">/</span>
          <span aria-current="page">Your booking</span>
        </nav>
        <div className="rtitle">
          <span className={headline.good ? 'seal' : 'seal wait'} aria-hidden="true">
            <Icon name={headline.good ? 'check' : 'alert'} />
          </span>
          <div>
            <p className="bdgs" role="status">
              {headline.badges.map((badge) => (
                <span key={badge.text} className={`badge ${badge.tone}`}>
                  {badge.text}
                </span>
              ))}
            </p>
            <h1>{headline.title}</h1>
            <p className="lead">{headline.lead}</p>
          </div>
        </div>
      </div>
      <div className="book">
        <div>
          <section className="card" aria-label="Your booking">
            <BookingFacts booking={booking} />
            {booking.expiresAt && pending && (
              <div className="note warn">
                <Icon name="clock" />
                <span>
                  <b>Kept until {clockTime(booking.expiresAt, timeZone)}.</b> After that the booking is
                  cancelled by itself and nothing is owed. If money left your account, do not pay again: this
                  page updates as soon as the bank tells us.
                </span>
              </div>
            )}
            {booking.payments.length > 0 && (
              <BookingPayments
                booking={booking}
                onReceipt={receipt.print}
                payBalance={
                  <PayButton
                    className="btn sm"
                    busy={checkout.busy}
                    label="Pay balance"
                    onPay={() => pay()}
                  />
                }
              />
            )}
            {pending && booking.dueNow > 0 && (
              <div className="acts" style={{ marginTop: 22 }}>
                <PayButton busy={checkout.busy} label={payLabel} onPay={() => pay()} />
                {booking.dueNow < booking.totalAmount && !checkout.busy && (
                  <button type="button" className="btn line" onClick={() => pay(true)}>
                    Pay in full {rupees(booking.totalAmount)}
                  </button>
                )}
              </div>
            )}
            <p className="acts after">
              {booking.itemPublished && (
                <a className="textlink" href={tripPath(booking.itemType, booking.itemSlug)}>
                  See the itinerary
                  <Icon name="right" />
                </a>
              )}
              {booking.payments.length > 0 && (
                <button type="button" className="textlink" onClick={() => window.print()}>
                  <Icon name="dl" />
                  Print
                </button>
              )}
            </p>
          </section>
          <BookingTravelers booking={booking} />
          <BookingHelp reference={booking.reference} />
        </div>
        <BookingTotals
          booking={booking}
          button={
            booking.dueNow > 0 ? (
              <PayButton busy={checkout.busy} label={payLabel} onPay={() => pay()} />
            ) : null
          }
        />
      </div>
    </div>
  );
}
