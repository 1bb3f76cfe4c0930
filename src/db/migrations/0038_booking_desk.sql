-- Cancellations as they were settled, the refunds that they promise, and what staff have to do.

CREATE TABLE "booking_cancellations" (
  "id" text PRIMARY KEY NOT NULL,
  "booking_id" text NOT NULL,
  "request_key" text NOT NULL,
  "by" text NOT NULL,
  "date" date NOT NULL,
  "travel_date" date NOT NULL,
  "percent_kept" integer NOT NULL,
  "policy_version" text NOT NULL,
  "total" bigint NOT NULL,
  "held" bigint NOT NULL,
  "policy_charge" bigint NOT NULL,
  "charge" bigint NOT NULL,
  "refund" bigint NOT NULL,
  "reason" text NOT NULL,
  "note" text DEFAULT '' NOT NULL,
  "author" text DEFAULT '' NOT NULL,
  "undone_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "booking_cancellations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "bookings" ("id"),
  CONSTRAINT "booking_cancellations_sum" CHECK (charge >= 0 and refund >= 0 and charge + refund = held)
);
CREATE UNIQUE INDEX "booking_cancellations_once" ON "booking_cancellations" ("booking_id") WHERE undone_at is null;
CREATE INDEX "booking_cancellations_booking" ON "booking_cancellations" ("booking_id", "created_at");

CREATE TABLE "booking_refunds" (
  "id" text PRIMARY KEY NOT NULL,
  "booking_id" text NOT NULL,
  "cancellation_id" text,
  "payment_entry_id" text NOT NULL,
  "request_key" text DEFAULT '' NOT NULL,
  "how" text NOT NULL,
  "amount" bigint NOT NULL,
  "status" text DEFAULT 'waiting' NOT NULL,
  "failure" text DEFAULT '' NOT NULL,
  "provider_refund_id" text,
  "document_id" text,
  "entry_id" text,
  "attempts" integer DEFAULT 0 NOT NULL,
  "next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
  "reason" text DEFAULT '' NOT NULL,
  "author" text DEFAULT '' NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "booking_refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "bookings" ("id"),
  CONSTRAINT "booking_refunds_cancellation_id_booking_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "booking_cancellations" ("id"),
  CONSTRAINT "booking_refunds_payment_entry_id_ledger_entries_id_fk" FOREIGN KEY ("payment_entry_id") REFERENCES "ledger_entries" ("id"),
  CONSTRAINT "booking_refunds_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "documents" ("id"),
  CONSTRAINT "booking_refunds_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "ledger_entries" ("id"),
  CONSTRAINT "booking_refunds_amount" CHECK (amount > 0)
);
CREATE INDEX "booking_refunds_booking" ON "booking_refunds" ("booking_id", "created_at");
CREATE INDEX "booking_refunds_cancellation" ON "booking_refunds" ("cancellation_id") WHERE cancellation_id is not null;
CREATE INDEX "booking_refunds_payment" ON "booking_refunds" ("payment_entry_id");
CREATE INDEX "booking_refunds_document" ON "booking_refunds" ("document_id") WHERE document_id is not null;
CREATE UNIQUE INDEX "booking_refunds_entry" ON "booking_refunds" ("entry_id") WHERE entry_id is not null;
CREATE UNIQUE INDEX "booking_refunds_provider" ON "booking_refunds" ("provider_refund_id") WHERE provider_refund_id is not null;
CREATE INDEX "booking_refunds_open" ON "booking_refunds" ("next_try_at") WHERE how = 'provider' and status in ('waiting', 'pending');

CREATE TABLE "staff_tasks" (
  "id" text PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "title" text NOT NULL,
  "booking_id" text,
  "customer_id" text,
  "assignee_id" text,
  "due_date" date NOT NULL,
  "done_at" timestamp with time zone,
  "done_by" text DEFAULT '' NOT NULL,
  "dedupe_key" text,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "staff_tasks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "bookings" ("id"),
  CONSTRAINT "staff_tasks_assignee_id_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "user" ("id") ON DELETE set null
);
CREATE UNIQUE INDEX "staff_tasks_dedupe" ON "staff_tasks" ("dedupe_key") WHERE dedupe_key is not null;
CREATE INDEX "staff_tasks_booking" ON "staff_tasks" ("booking_id", "created_at") WHERE booking_id is not null;
CREATE INDEX "staff_tasks_assignee" ON "staff_tasks" ("assignee_id") WHERE assignee_id is not null;
CREATE INDEX "staff_tasks_open" ON "staff_tasks" ("due_date", "id") WHERE done_at is null;
