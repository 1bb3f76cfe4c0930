-- The register of breaches of personal data, which the DPDP Act asks for.

CREATE TABLE "privacy_breaches" (
	"id" text PRIMARY KEY NOT NULL,
	"found_on" date NOT NULL,
	"what" text NOT NULL,
	"data" text NOT NULL,
	"people" integer,
	"measures" text DEFAULT '' NOT NULL,
	"board_told_on" date,
	"people_told_on" date,
	"recorded_by" text DEFAULT '' NOT NULL,
	"request_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE UNIQUE INDEX "privacy_breaches_key" ON "privacy_breaches" ("request_key") WHERE request_key is not null;
CREATE INDEX "privacy_breaches_found" ON "privacy_breaches" ("found_on", "id");
