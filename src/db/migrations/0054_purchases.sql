-- Suppliers, their bills, expenses, and the expenses that come again by themselves.

CREATE TABLE "suppliers" (
  "id" text PRIMARY KEY NOT NULL,
  "supplier_name" text NOT NULL,
  "contact_person" text NOT NULL,
  "phone" text NOT NULL,
  "email" text NOT NULL,
  "service_type" text NOT NULL,
  "gst_number" text DEFAULT '' NOT NULL,
  "bank_account_number" text DEFAULT '' NOT NULL,
  "ifsc_code" text DEFAULT '' NOT NULL,
  "bank_branch" text DEFAULT '' NOT NULL,
  "address" text DEFAULT '' NOT NULL,
  "city" text DEFAULT '' NOT NULL,
  "state" text DEFAULT '' NOT NULL,
  "country" text DEFAULT 'India' NOT NULL,
  "status" text DEFAULT 'active' NOT NULL,
  "request_key" text,
  "version" integer DEFAULT 1 NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE UNIQUE INDEX "suppliers_key" ON "suppliers" ("request_key") WHERE request_key is not null;
CREATE INDEX "suppliers_name" ON "suppliers" (lower("supplier_name"), "id");
CREATE INDEX "suppliers_status" ON "suppliers" ("status", lower("supplier_name"), "id");
CREATE INDEX "suppliers_service" ON "suppliers" ("service_type", lower("supplier_name"), "id");
CREATE INDEX "suppliers_search" ON "suppliers" USING gin (("supplier_name" || E'\n' || "contact_person" || E'\n' || "phone" || E'\n' || "email" || E'\n' || "gst_number" || E'\n' || "city") public.gin_trgm_ops);

CREATE TABLE "vendor_invoices" (
  "id" text PRIMARY KEY NOT NULL,
  "vendor_name" text NOT NULL,
  "vendor_key" text NOT NULL,
  "supplier_id" text CONSTRAINT "vendor_invoices_supplier_id_suppliers_id_fk" REFERENCES "suppliers" ("id"),
  "invoice_number" text NOT NULL,
  "number_key" text NOT NULL,
  "financial_year" text NOT NULL,
  "invoice_date" date NOT NULL,
  "amount" bigint NOT NULL,
  "currency" text DEFAULT 'INR' NOT NULL,
  "exchange_rate" numeric(12, 6),
  "gst_rate" integer NOT NULL,
  "gst_amount" bigint NOT NULL,
  "total_amount" bigint NOT NULL,
  "package_id" text CONSTRAINT "vendor_invoices_package_id_packages_id_fk" REFERENCES "packages" ("id") ON DELETE SET NULL,
  "linked_package_name" text DEFAULT '' NOT NULL,
  "booking_id" text CONSTRAINT "vendor_invoices_booking_id_bookings_id_fk" REFERENCES "bookings" ("id") ON DELETE SET NULL,
  "department" text DEFAULT '' NOT NULL,
  "notes" text DEFAULT '' NOT NULL,
  "status" text DEFAULT 'pending' NOT NULL,
  "payment_mode" text,
  "payment_date" date,
  "file_key" text,
  "file_name" text,
  "file_type" text,
  "file_size" integer,
  "request_key" text,
  "version" integer DEFAULT 1 NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "vendor_invoices_amounts" CHECK (amount >= 0 and gst_amount >= 0 and total_amount >= 0)
);
CREATE UNIQUE INDEX "vendor_invoices_key" ON "vendor_invoices" ("request_key") WHERE request_key is not null;
CREATE UNIQUE INDEX "vendor_invoices_number" ON "vendor_invoices" ("vendor_key", "number_key", "financial_year");
CREATE INDEX "vendor_invoices_newest" ON "vendor_invoices" ("invoice_date", "created_at", "id");
CREATE INDEX "vendor_invoices_status" ON "vendor_invoices" ("status", "invoice_date", "created_at", "id");
CREATE INDEX "vendor_invoices_supplier" ON "vendor_invoices" ("supplier_id");
CREATE INDEX "vendor_invoices_package" ON "vendor_invoices" ("package_id");
CREATE INDEX "vendor_invoices_booking" ON "vendor_invoices" ("booking_id");
CREATE INDEX "vendor_invoices_search" ON "vendor_invoices" USING gin (("vendor_name" || E'\n' || "invoice_number" || E'\n' || "linked_package_name") public.gin_trgm_ops);

CREATE TABLE "recurring_expenses" (
  "id" text PRIMARY KEY NOT NULL,
  "category" text DEFAULT 'office_expenses' NOT NULL,
  "amount" bigint NOT NULL,
  "currency" text DEFAULT 'INR' NOT NULL,
  "payment_type" text DEFAULT 'bank' NOT NULL,
  "supplier_id" text CONSTRAINT "recurring_expenses_supplier_id_suppliers_id_fk" REFERENCES "suppliers" ("id"),
  "supplier_name" text DEFAULT '' NOT NULL,
  "department" text DEFAULT '' NOT NULL,
  "description" text NOT NULL,
  "every" text DEFAULT 'month' NOT NULL,
  "day_of_month" integer NOT NULL,
  "first_date" date NOT NULL,
  "last_date" date,
  "next_date" date,
  "paused" boolean DEFAULT false NOT NULL,
  "request_key" text,
  "version" integer DEFAULT 1 NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "recurring_expenses_day" CHECK (day_of_month between 1 and 31),
  CONSTRAINT "recurring_expenses_amounts" CHECK (amount > 0)
);
CREATE UNIQUE INDEX "recurring_expenses_key" ON "recurring_expenses" ("request_key") WHERE request_key is not null;
CREATE INDEX "recurring_expenses_due" ON "recurring_expenses" ("next_date") WHERE not paused and next_date is not null;
CREATE INDEX "recurring_expenses_supplier" ON "recurring_expenses" ("supplier_id");

CREATE TABLE "expenses" (
  "id" text PRIMARY KEY NOT NULL,
  "expense_date" date NOT NULL,
  "category" text DEFAULT 'office_expenses' NOT NULL,
  "amount" bigint NOT NULL,
  "currency" text DEFAULT 'INR' NOT NULL,
  "payment_type" text DEFAULT 'bank' NOT NULL,
  "supplier_id" text CONSTRAINT "expenses_supplier_id_suppliers_id_fk" REFERENCES "suppliers" ("id"),
  "supplier_name" text DEFAULT '' NOT NULL,
  "department" text DEFAULT '' NOT NULL,
  "description" text NOT NULL,
  "exchange_rate" numeric(12, 6),
  "invoice_reference" text DEFAULT '' NOT NULL,
  "booking_id" text CONSTRAINT "expenses_booking_id_bookings_id_fk" REFERENCES "bookings" ("id") ON DELETE SET NULL,
  "file_key" text,
  "file_name" text,
  "file_type" text,
  "file_size" integer,
  "recurring_id" text CONSTRAINT "expenses_recurring_id_recurring_expenses_id_fk" REFERENCES "recurring_expenses" ("id") ON DELETE SET NULL,
  "request_key" text,
  "version" integer DEFAULT 1 NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "expenses_amounts" CHECK (amount > 0)
);
CREATE UNIQUE INDEX "expenses_key" ON "expenses" ("request_key") WHERE request_key is not null;
CREATE UNIQUE INDEX "expenses_recurring" ON "expenses" ("recurring_id", "expense_date") WHERE recurring_id is not null;
CREATE INDEX "expenses_newest" ON "expenses" ("expense_date", "created_at", "id");
CREATE INDEX "expenses_category" ON "expenses" ("category", "expense_date", "created_at", "id");
CREATE INDEX "expenses_supplier" ON "expenses" ("supplier_id");
CREATE INDEX "expenses_booking" ON "expenses" ("booking_id");
CREATE INDEX "expenses_search" ON "expenses" USING gin (("description" || E'\n' || "supplier_name" || E'\n' || "department" || E'\n' || "invoice_reference") public.gin_trgm_ops);
