-- Documents with their numbers, invoices written by staff, and the tax that a booking was sold with.

ALTER TABLE "bookings" ADD COLUMN "gst_rate" integer DEFAULT 18 NOT NULL;
ALTER TABLE "bookings" ADD COLUMN "sac" text DEFAULT '998555' NOT NULL;
ALTER TABLE "bookings" ADD COLUMN "overseas" boolean DEFAULT false NOT NULL;
ALTER TABLE "bookings" ADD COLUMN "billing_name" text DEFAULT '' NOT NULL;
ALTER TABLE "bookings" ADD COLUMN "billing_address" text DEFAULT '' NOT NULL;
ALTER TABLE "bookings" ADD COLUMN "billing_state" text DEFAULT '' NOT NULL;
ALTER TABLE "bookings" ADD COLUMN "billing_gstin" text DEFAULT '' NOT NULL;
ALTER TABLE "bookings" ADD COLUMN "billing_pan" text DEFAULT '' NOT NULL;
ALTER TABLE "bookings" ADD COLUMN "billing_category" text DEFAULT 'unregistered' NOT NULL;
CREATE INDEX "bookings_date" ON "bookings" ("booking_date", "status");

CREATE TABLE "customer_invoices" (
  "id" text PRIMARY KEY NOT NULL,
  "number" text NOT NULL,
  "type" text NOT NULL,
  "status" text DEFAULT 'issued' NOT NULL,
  "customer_name" text NOT NULL,
  "customer_email" text NOT NULL,
  "customer_phone" text NOT NULL,
  "customer_address" text DEFAULT '' NOT NULL,
  "customer_gstin" text DEFAULT '' NOT NULL,
  "customer_state" text DEFAULT '' NOT NULL,
  "category" text DEFAULT 'unregistered' NOT NULL,
  "invoice_date" date NOT NULL,
  "due_date" date,
  "currency" text DEFAULT 'INR' NOT NULL,
  "exchange_rate" numeric(12, 6) DEFAULT 1 NOT NULL,
  "gst_rate" integer NOT NULL,
  "items" jsonb NOT NULL,
  "subtotal" bigint NOT NULL,
  "gst_amount" bigint NOT NULL,
  "total_amount" bigint NOT NULL,
  "paid_amount" bigint DEFAULT 0 NOT NULL,
  "credited_amount" bigint DEFAULT 0 NOT NULL,
  "payment_status" text DEFAULT 'pending' NOT NULL,
  "notes" text DEFAULT '' NOT NULL,
  "terms" text DEFAULT '' NOT NULL,
  "sent_at" timestamp with time zone,
  "version" integer DEFAULT 1 NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "customer_invoices_amounts" CHECK (subtotal >= 0 and gst_amount >= 0 and total_amount >= 0 and paid_amount >= 0)
);
CREATE INDEX "customer_invoices_newest" ON "customer_invoices" ("invoice_date", "created_at", "id");
CREATE INDEX "customer_invoices_status" ON "customer_invoices" ("payment_status", "invoice_date");
CREATE INDEX "customer_invoices_email" ON "customer_invoices" (lower("customer_email"), "created_at");

ALTER TABLE "ledger_entries" ALTER COLUMN "booking_id" DROP NOT NULL;
ALTER TABLE "ledger_entries" ADD COLUMN "customer_invoice_id" text CONSTRAINT "ledger_entries_customer_invoice_id_customer_invoices_id_fk" REFERENCES "customer_invoices" ("id");
ALTER TABLE "ledger_entries" ADD COLUMN "reference" text DEFAULT '' NOT NULL;
ALTER TABLE "ledger_entries" ADD COLUMN "note" text DEFAULT '' NOT NULL;
ALTER TABLE "ledger_entries" ADD COLUMN "recorded_by" text DEFAULT '' NOT NULL;
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_owner" CHECK ((booking_id is null) <> (customer_invoice_id is null));
CREATE INDEX "ledger_invoice" ON "ledger_entries" ("customer_invoice_id", "created_at") WHERE customer_invoice_id is not null;
CREATE INDEX "ledger_date" ON "ledger_entries" ("business_date");

CREATE TABLE "number_series" (
  "kind" text NOT NULL,
  "financial_year" text NOT NULL,
  "last" integer NOT NULL,
  CONSTRAINT "number_series_kind_financial_year_pk" PRIMARY KEY ("kind", "financial_year")
);

CREATE TABLE "documents" (
  "id" text PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "number" text NOT NULL,
  "financial_year" text NOT NULL,
  "serial" integer NOT NULL,
  "date" date NOT NULL,
  "status" text DEFAULT 'issued' NOT NULL,
  "cancelled_at" timestamp with time zone,
  "booking_id" text CONSTRAINT "documents_booking_id_bookings_id_fk" REFERENCES "bookings" ("id"),
  "customer_invoice_id" text CONSTRAINT "documents_customer_invoice_id_customer_invoices_id_fk" REFERENCES "customer_invoices" ("id"),
  "ledger_entry_id" text CONSTRAINT "documents_ledger_entry_id_ledger_entries_id_fk" REFERENCES "ledger_entries" ("id"),
  "corrects_id" text,
  "customer_name" text NOT NULL,
  "customer_email" text DEFAULT '' NOT NULL,
  "customer_gstin" text DEFAULT '' NOT NULL,
  "category" text NOT NULL,
  "place_of_supply" text NOT NULL,
  "supply" text NOT NULL,
  "gst_rate" integer NOT NULL,
  "currency" text DEFAULT 'INR' NOT NULL,
  "exchange_rate" numeric(12, 6) DEFAULT 1 NOT NULL,
  "taxable" bigint NOT NULL,
  "cgst" bigint NOT NULL,
  "sgst" bigint NOT NULL,
  "igst" bigint NOT NULL,
  "total" bigint NOT NULL,
  "advance_taxable" bigint DEFAULT 0 NOT NULL,
  "advance_cgst" bigint DEFAULT 0 NOT NULL,
  "advance_sgst" bigint DEFAULT 0 NOT NULL,
  "advance_igst" bigint DEFAULT 0 NOT NULL,
  "taken_into_id" text,
  "tcs" bigint DEFAULT 0 NOT NULL,
  "lines" jsonb NOT NULL,
  "paper" jsonb NOT NULL,
  "revision" integer DEFAULT 1 NOT NULL,
  "issued_by" text DEFAULT '' NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "documents_amounts" CHECK (taxable >= 0 and cgst >= 0 and sgst >= 0 and igst >= 0 and total >= 0),
  CONSTRAINT "documents_halves" CHECK (cgst = sgst and (igst = 0 or cgst = 0))
);
CREATE UNIQUE INDEX "documents_number" ON "documents" ("kind", "number");
CREATE UNIQUE INDEX "documents_serial" ON "documents" ("kind", "financial_year", "serial");
CREATE UNIQUE INDEX "documents_entry" ON "documents" ("ledger_entry_id") WHERE ledger_entry_id is not null;
CREATE UNIQUE INDEX "documents_booking_invoice" ON "documents" ("booking_id") WHERE kind = 'invoice' and status = 'issued' and booking_id is not null;
CREATE INDEX "documents_booking" ON "documents" ("booking_id", "created_at") WHERE booking_id is not null;
CREATE INDEX "documents_customer_invoice" ON "documents" ("customer_invoice_id", "created_at") WHERE customer_invoice_id is not null;
CREATE INDEX "documents_date" ON "documents" ("date", "kind");

CREATE TABLE "filed_returns" (
  "period" text PRIMARY KEY NOT NULL,
  "filed_by" text NOT NULL,
  "filed_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "customer_invoices_search" ON "customer_invoices" USING gin ((
  number || E'\n' || customer_name || E'\n' || customer_email || E'\n' || customer_phone || E'\n'
  || regexp_replace(customer_phone, '[^0-9]', '', 'g')) public.gin_trgm_ops);
