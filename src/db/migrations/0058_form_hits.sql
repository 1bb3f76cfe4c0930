-- Accepted forms of the last minute, counted for all processes together. Unlogged: a crash may forget them.

CREATE UNLOGGED TABLE "form_hits" (
  "key" text PRIMARY KEY NOT NULL,
  "hits" jsonb NOT NULL,
  "last_at" timestamp with time zone NOT NULL
);
