-- The paper of a cancellation, refunds that are asked for again after the provider failed, and reminders of balances.

ALTER TABLE "booking_cancellations" ADD COLUMN "document_id" text;
ALTER TABLE "booking_cancellations" ADD CONSTRAINT "booking_cancellations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "documents" ("id");
CREATE INDEX "booking_cancellations_document" ON "booking_cancellations" ("document_id") WHERE document_id is not null;

ALTER TABLE "booking_refunds" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;

CREATE TABLE "balance_reminders" (
  "booking_id" text NOT NULL,
  "due_date" date NOT NULL,
  "days" integer NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "balance_reminders_booking_id_due_date_days_pk" PRIMARY KEY ("booking_id", "due_date", "days"),
  CONSTRAINT "balance_reminders_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "bookings" ("id") ON DELETE cascade
);
