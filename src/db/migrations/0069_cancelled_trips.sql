-- Profit and loss: the day of a cancelled booking, from the index alone. Suppliers by when they were entered.
create index bookings_cancelled on bookings (cancelled_at, booking_date, id) where status = 'cancelled';
create index suppliers_newest on suppliers (created_at, id);
