-- How a hand-written invoice is taxed, by the customer that it is made out to.

ALTER TABLE "customer_invoices" ADD COLUMN "supply" text DEFAULT 'intra' NOT NULL;
ALTER TABLE "customer_invoices" ADD COLUMN "place_of_supply" text DEFAULT '' NOT NULL;
