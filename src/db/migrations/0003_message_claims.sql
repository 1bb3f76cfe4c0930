-- When a message was last taken for sending, so that one left behind by a crash is found and sent again.

ALTER TABLE "messages" ADD COLUMN "claimed_at" timestamp with time zone;
