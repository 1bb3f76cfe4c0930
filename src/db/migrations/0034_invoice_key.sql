-- One invoice for one opened form, however often it is sent.

ALTER TABLE "customer_invoices" ADD COLUMN "request_key" text;
CREATE UNIQUE INDEX "customer_invoices_key" ON "customer_invoices" ("request_key") WHERE request_key is not null;
