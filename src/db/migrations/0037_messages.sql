-- Messages that staff send by e-mail, SMS and WhatsApp, what providers tell about them, and what people write back.

ALTER TABLE "messages" ADD COLUMN "direction" text DEFAULT 'out' NOT NULL;
ALTER TABLE "messages" ADD COLUMN "not_before" timestamp with time zone;
ALTER TABLE "messages" ADD COLUMN "may_have_gone" boolean DEFAULT false NOT NULL;
ALTER TABLE "messages" ADD COLUMN "provider" text DEFAULT '' NOT NULL;
ALTER TABLE "messages" ADD COLUMN "provider_id" text;
ALTER TABLE "messages" ADD COLUMN "template" jsonb;
ALTER TABLE "messages" ADD COLUMN "inquiry_id" text;
ALTER TABLE "messages" ADD COLUMN "customer_id" text;
ALTER TABLE "messages" ADD COLUMN "author_id" text;
ALTER TABLE "messages" ADD COLUMN "author" text DEFAULT '' NOT NULL;
ALTER TABLE "messages" ADD COLUMN "delivered_at" timestamp with time zone;

UPDATE "messages" SET "inquiry_id" = substring("dedupe_key" from '^inquiry_acknowledgement:(.+)$')
  WHERE "kind" = 'inquiry_acknowledgement';

CREATE INDEX "messages_inquiry" ON "messages" ("inquiry_id", "created_at");
CREATE INDEX "messages_customer" ON "messages" ("customer_id", "created_at");
CREATE INDEX "messages_provider" ON "messages" ("provider", "provider_id") WHERE provider_id is not null;

CREATE TABLE "message_events" (
  "provider" text NOT NULL,
  "provider_id" text NOT NULL,
  "state" text NOT NULL,
  "reason" text DEFAULT '' NOT NULL,
  "happened_at" timestamp with time zone NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "message_events_provider_provider_id_state_pk" PRIMARY KEY ("provider", "provider_id", "state")
);
CREATE INDEX "message_events_old" ON "message_events" ("created_at");
