-- Tax of packages, two people editing one, and deleted content that can come back.

ALTER TABLE "packages" ADD COLUMN "gst_rate" integer;
ALTER TABLE "packages" ADD COLUMN "sac" text;
ALTER TABLE "packages" ADD COLUMN "overseas" boolean DEFAULT false NOT NULL;
ALTER TABLE "packages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
CREATE INDEX "packages_all" ON "packages" ("created_at", "id");

ALTER TABLE "itineraries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;

CREATE TABLE "deleted_items" (
  "id" text PRIMARY KEY NOT NULL,
  "entity" text NOT NULL,
  "title" text NOT NULL,
  "data" jsonb NOT NULL,
  "deleted_by" text DEFAULT '' NOT NULL,
  "deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "deleted_items_kept" ON "deleted_items" ("deleted_at");
