-- Searching the records of the back office is one look-up in an index of three-letter parts (pg_trgm, which comes with
-- PostgreSQL); Today asks for departures and open balances by travel date.

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE INDEX "inquiries_search" ON "inquiries" USING gin ((
  name || E'\n' || email || E'\n' || phone || E'\n' || regexp_replace(phone, '[^0-9]', '', 'g') || E'\n' || destination
  || E'\n' || coalesce(details ->> 'package_title', '') || E'\n' || message) public.gin_trgm_ops);
CREATE INDEX "bookings_search" ON "bookings" USING gin ((
  name || E'\n' || email || E'\n' || phone || E'\n' || regexp_replace(phone, '[^0-9]', '', 'g') || E'\n' || reference
  || E'\n' || item_title) public.gin_trgm_ops);
CREATE INDEX "packages_search" ON "packages" USING gin ((
  title || E'\n' || destination || E'\n' || route) public.gin_trgm_ops);

CREATE INDEX "bookings_travel" ON "bookings" ("travel_date", "id") WHERE status = 'confirmed';
