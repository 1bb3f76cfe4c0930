import { quoteBooking } from '#app/domain/booking-quote.ts';
import { DEPOSIT_PERCENT, formatMoney } from '#app/domain/money.ts';
import { formatDate, isPlainDate } from '#app/domain/plain-date.ts';
import type { SaleValues } from './sale-values.ts';

/** What the sale costs while it is typed, by the rule of the website. Null until a trip is chosen. Amounts in paise. */
export function quoteOf({ trip, travelers, paymentOption }: SaleValues) {
  if (!trip) return null;
  const unitPrice = Math.round(trip.unitPrice * 100);
  const pax = Number(travelers);
  return { unitPrice, pax, ...quoteBooking({ unitPrice, pax, paymentOption }) };
}

/** The price beside the form. */
export function SaleSummary({ values }: { values: SaleValues }) {
  const quote = quoteOf(values);
  const { trip, travelDate, paymentOption } = values;
  return (
    <aside className="inv-totals">
      <h3>Price</h3>
      <div className="totals" role="status" aria-label="Price">
        {quote && trip ? (
          <>
            <div>
              <span>
                {formatMoney(quote.unitPrice)} × {quote.pax}
              </span>
              <b>{formatMoney(quote.total)}</b>
            </div>
            <div className="T">
              <span>Total</span>
              <b>{formatMoney(quote.total)}</b>
            </div>
            <div>
              <span>{paymentOption === 'partial' ? `Due now (${DEPOSIT_PERCENT}%)` : 'Due now'}</span>
              <b>{formatMoney(quote.dueNow)}</b>
            </div>
            <div>
              <span>Later</span>
              <b>{formatMoney(quote.balance)}</b>
            </div>
          </>
        ) : (
          <p className="mute">Choose a trip to see its price.</p>
        )}
      </div>
      {trip && (
        <p className="words mute">
          {trip.title}
          {isPlainDate(travelDate) && `, from ${formatDate(travelDate)}`}. Includes GST, at the website’s
          price.
        </p>
      )}
    </aside>
  );
}
