-- Pictures that staff uploaded; the files themselves are in the file store, by the picture's id.

CREATE TABLE "pictures" (
  "id" text PRIMARY KEY NOT NULL,
  "name" text NOT NULL,
  "width" integer NOT NULL,
  "height" integer NOT NULL,
  "bytes" integer NOT NULL,
  "sha256" text NOT NULL,
  "alt" text DEFAULT '' NOT NULL,
  "placeholder" text NOT NULL,
  "status" text DEFAULT 'processing' NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "pictures_newest" ON "pictures" ("created_at", "id");
CREATE INDEX "pictures_waiting" ON "pictures" ("created_at") WHERE status = 'processing';
