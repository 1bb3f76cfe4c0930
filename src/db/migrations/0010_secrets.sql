-- Keys and passwords of providers, sealed with a key from outside the database.

CREATE TABLE "secrets" (
  "name" text PRIMARY KEY NOT NULL,
  "sealed" text NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
