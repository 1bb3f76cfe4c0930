-- Uploads of customers, and the rows that the people who check one look at.

CREATE TABLE "customer_imports" (
  "id" text PRIMARY KEY NOT NULL,
  "status" text DEFAULT 'matching' NOT NULL,
  "file_name" text NOT NULL,
  "format" text NOT NULL,
  "encoding" text DEFAULT '' NOT NULL,
  "delimiter" text DEFAULT '' NOT NULL,
  "sheet" text DEFAULT '' NOT NULL,
  "header_row" integer NOT NULL,
  "columns" jsonb NOT NULL,
  "match" jsonb NOT NULL,
  "row_count" integer NOT NULL,
  "turn" integer DEFAULT 0 NOT NULL,
  "rows_done" integer DEFAULT 0 NOT NULL,
  "created" integer DEFAULT 0 NOT NULL,
  "skipped" integer DEFAULT 0 NOT NULL,
  "refused" integer DEFAULT 0 NOT NULL,
  "undone" integer DEFAULT 0 NOT NULL,
  "kept" integer DEFAULT 0 NOT NULL,
  "author_id" text DEFAULT '' NOT NULL,
  "author" text DEFAULT '' NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  "finished_at" timestamp with time zone
);
CREATE INDEX "customer_imports_newest" ON "customer_imports" ("created_at", "id");
CREATE INDEX "customer_imports_status" ON "customer_imports" ("status", "updated_at");

CREATE TABLE "customer_import_rows" (
  "import_id" text NOT NULL
    CONSTRAINT "customer_import_rows_import_id_customer_imports_id_fk" REFERENCES "customer_imports" ("id") ON DELETE CASCADE,
  "row" integer NOT NULL,
  "verdict" text NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL,
  "problems" jsonb NOT NULL,
  "cells" jsonb NOT NULL,
  CONSTRAINT "customer_import_rows_import_id_row_pk" PRIMARY KEY ("import_id", "row")
);
