-- Who writes again after an answer waits since that message, not since the inquiry came.

ALTER TABLE "inquiries" ADD COLUMN "wrote_again_at" timestamp with time zone;
ALTER TABLE "inquiries" DROP COLUMN "waiting_since";
ALTER TABLE "inquiries" ADD COLUMN "waiting_since" timestamp with time zone
  GENERATED ALWAYS AS (
    case when status in ('new', 'in_progress') and answered_at is null then coalesce(wrote_again_at, created_at) end
  ) STORED;
CREATE INDEX "inquiries_waiting" ON "inquiries" ("waiting_since", "created_at", "id");
