-- Vendors' invoices in the order of their totals, and those of one currency, come from an index.
CREATE INDEX "vendor_invoices_total" ON "vendor_invoices" ("total_amount", "created_at", "id");
CREATE INDEX "vendor_invoices_currency" ON "vendor_invoices" ("currency", "invoice_date", "created_at", "id");
