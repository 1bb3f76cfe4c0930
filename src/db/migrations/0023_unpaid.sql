-- Today lists the bookings that are sold and not paid in full, the most overdue first.

CREATE INDEX "bookings_unpaid" ON "bookings" ("travel_date", "id")
  WHERE status in ('confirmed', 'completed') and total_amount > paid_amount - refunded_amount;
