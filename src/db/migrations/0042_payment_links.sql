-- Payment links of bookings beside those of invoices, asked about until they end; `closing` ones are cancelled at the provider.

ALTER TABLE "payment_links" ADD COLUMN "booking_id" text;
ALTER TABLE "payment_links" ADD COLUMN "next_check_at" timestamp with time zone DEFAULT now() NOT NULL;
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "bookings" ("id");
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_owner" CHECK (booking_id is null or customer_invoice_id is null);
CREATE INDEX "payment_links_booking" ON "payment_links" ("booking_id", "created_at");
CREATE INDEX "payment_links_provider" ON "payment_links" ("provider_link_id");
CREATE INDEX "payment_links_waiting" ON "payment_links" ("next_check_at") WHERE status in ('open', 'closing');
