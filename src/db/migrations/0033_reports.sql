-- Reports: invoices found by their number, and what the nightly check of stored sums against the ledger found.

CREATE INDEX "documents_invoice_number" ON "documents" USING gin ((number) public.gin_trgm_ops)
  WHERE kind = 'invoice' and status = 'issued' and booking_id is not null;

CREATE TABLE "ledger_differences" (
  "entity" text NOT NULL,
  "entity_id" text NOT NULL,
  "field" text NOT NULL,
  "stored" text NOT NULL,
  "computed" text NOT NULL,
  "found_at" timestamp with time zone NOT NULL,
  CONSTRAINT "ledger_differences_entity_entity_id_field_pk" PRIMARY KEY ("entity", "entity_id", "field")
);
