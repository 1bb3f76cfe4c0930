-- Which member of staff looks after an inquiry or a booking, and when a person first got an answer.

ALTER TABLE "inquiries" ADD COLUMN "assignee_id" text CONSTRAINT "inquiries_assignee_id_user_id_fk" REFERENCES "user" ("id") ON DELETE set null;
ALTER TABLE "inquiries" ADD COLUMN "answered_at" timestamp with time zone;
CREATE INDEX "inquiries_assignee" ON "inquiries" ("assignee_id", "created_at", "id");

ALTER TABLE "bookings" ADD COLUMN "assignee_id" text CONSTRAINT "bookings_assignee_id_user_id_fk" REFERENCES "user" ("id") ON DELETE set null;
CREATE INDEX "bookings_assignee" ON "bookings" ("assignee_id", "created_at", "id");
