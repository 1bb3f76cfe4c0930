-- Links by which customers pay hand-written invoices, and documents that go out with a message.

CREATE TABLE "payment_links" (
  "id" text PRIMARY KEY NOT NULL,
  "customer_invoice_id" text,
  "provider_link_id" text,
  "url" text DEFAULT '' NOT NULL,
  "amount" bigint NOT NULL,
  "currency" text DEFAULT 'INR' NOT NULL,
  "status" text DEFAULT 'open' NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "payment_links_customer_invoice_id_customer_invoices_id_fk" FOREIGN KEY ("customer_invoice_id") REFERENCES "customer_invoices" ("id") ON DELETE set null,
  CONSTRAINT "payment_links_amount" CHECK (amount > 0)
);
CREATE INDEX "payment_links_invoice" ON "payment_links" ("customer_invoice_id", "created_at");

ALTER TABLE "messages" ADD COLUMN "document_id" text;
