-- Staff's notes on inquiries, how privacy requests were handled, and what was made anonymous when.

CREATE TABLE "inquiry_notes" (
  "id" text PRIMARY KEY NOT NULL,
  "inquiry_id" text NOT NULL CONSTRAINT "inquiry_notes_inquiry_id_inquiries_id_fk" REFERENCES "inquiries" ("id") ON DELETE CASCADE,
  "note" text NOT NULL,
  "author" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "inquiry_notes_inquiry" ON "inquiry_notes" ("inquiry_id", "created_at");

ALTER TABLE "inquiries" ADD COLUMN "erased_at" timestamp with time zone;
CREATE INDEX "inquiries_source" ON "inquiries" ("source", "created_at", "id");
CREATE INDEX "inquiries_kept" ON "inquiries" ("updated_at") WHERE erased_at is null;

ALTER TABLE "messages" ADD COLUMN "erased_at" timestamp with time zone;
CREATE INDEX "messages_to" ON "messages" (lower("to"), "created_at");
CREATE INDEX "messages_kept" ON "messages" ("created_at") WHERE erased_at is null;

ALTER TABLE "privacy_requests" ADD COLUMN "note" text DEFAULT '' NOT NULL;
ALTER TABLE "privacy_requests" ADD COLUMN "handled_by" text DEFAULT '' NOT NULL;
ALTER TABLE "privacy_requests" ADD COLUMN "erased_at" timestamp with time zone;
CREATE INDEX "privacy_requests_all" ON "privacy_requests" ("created_at", "id");
DROP INDEX "privacy_requests_newest";
CREATE INDEX "privacy_requests_status" ON "privacy_requests" ("status", "created_at", "id");
