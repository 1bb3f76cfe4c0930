-- The CRM's filters together with their orders are one look-up each; how long a person has waited is a column to sort by.

ALTER TABLE "inquiries" ADD COLUMN "waiting_since" timestamp with time zone
  GENERATED ALWAYS AS (case when status in ('new', 'in_progress') and answered_at is null then created_at end) STORED;
CREATE INDEX "inquiries_waiting" ON "inquiries" ("waiting_since", "created_at", "id");
CREATE INDEX "inquiries_source_status" ON "inquiries" ("source", "status", "created_at", "id");
CREATE INDEX "inquiries_mine" ON "inquiries" ("assignee_id", "status", "created_at", "id") WHERE assignee_id is not null;

DROP INDEX "bookings_travel";
CREATE INDEX "bookings_travel" ON "bookings" ("status", "travel_date", "id");
CREATE INDEX "bookings_travel_all" ON "bookings" ("travel_date", "id");
CREATE INDEX "bookings_status_payment" ON "bookings" ("status", "payment_status", "created_at", "id");
CREATE INDEX "bookings_mine" ON "bookings" ("assignee_id", "status", "created_at", "id") WHERE assignee_id is not null;
