-- What the packages are found and sorted by, read from their display texts by the application, and the addresses that
-- titles had before. Rows from before have no `days`: they are filled in at the next start (0 means "not stated").

ALTER TABLE "packages" ADD COLUMN "unit_price" bigint;
ALTER TABLE "packages" ADD COLUMN "days" integer;
CREATE INDEX "packages_price" ON "packages" ("status", "unit_price");
CREATE INDEX "packages_days" ON "packages" ("status", "days");

CREATE TABLE "slug_redirects" (
  "kind" text NOT NULL,
  "slug" text NOT NULL,
  "item_id" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "slug_redirects_kind_slug_pk" PRIMARY KEY ("kind", "slug")
);
CREATE INDEX "slug_redirects_item" ON "slug_redirects" ("item_id");
