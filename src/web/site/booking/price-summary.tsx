import type { ReactNode } from 'react';
import type { TripView } from '#app/contract/content.ts';
import { type PaymentOption, quoteBooking } from '#app/domain/booking-quote.ts';
import { DEPOSIT_PERCENT, formatMoney } from '#app/domain/money.ts';
import { SummaryTicket } from './summary-ticket.tsx';
import { tripDates } from './trip-dates.ts';

const money = (paise: number) => formatMoney(paise, 'INR', { trim: true });

/** What the booking costs while the form is filled; read out when it changes. `unitPrice` in paise. */
export function PriceSummary({
  trip,
  unitPrice,
  pax,
  paymentOption,
  travelDate,
  button,
}: {
  trip: TripView;
  unitPrice: number;
  pax: number;
  paymentOption: PaymentOption;
  travelDate: string;
  button: ReactNode;
}) {
  const quote = quoteBooking({ unitPrice, pax, paymentOption });
  const dates = tripDates(travelDate, trip.duration);
  return (
    <SummaryTicket
      label="Price summary"
      image={trip.images[0] ?? trip.image}
      title={trip.title}
      facts={dates ? `${dates} · ${trip.duration}` : trip.duration}
      button={button}
    >
      <div>
        <span>
          {money(unitPrice)} × {pax === 1 ? '1 traveler' : `${pax} travelers`}
        </span>
        <span>{money(quote.total)}</span>
      </div>
      <div className="tot">
        <span>
          Total<small>Includes GST</small>
        </span>
        <span>{money(quote.total)}</span>
      </div>
      <div className="now">
        <span>{paymentOption === 'partial' ? `Pay now (${DEPOSIT_PERCENT}%)` : 'Pay now'}</span>
        <span>{money(quote.dueNow)}</span>
      </div>
      <div>
        <span>Pay later</span>
        <span>{money(quote.balance)}</span>
      </div>
    </SummaryTicket>
  );
}
