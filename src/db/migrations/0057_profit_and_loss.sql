-- Profit and loss: trips of a package, papers of hand-written invoices among those of bookings, and the bill that a
-- vendor payment names.
create index bookings_item on bookings (item_id, travel_date);
create index documents_invoice_income on documents (date)
  where customer_invoice_id is not null and kind in ('invoice', 'credit_note');
create index vendor_invoices_reference on vendor_invoices (lower(btrim(invoice_number)));
