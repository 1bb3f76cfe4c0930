-- Questions from the public forms, what people agreed to, and what they ask about their own data.

CREATE TABLE "inquiries" (
  "id" text PRIMARY KEY NOT NULL,
  "source" text NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL,
  "destination" text DEFAULT '' NOT NULL,
  "message" text DEFAULT '' NOT NULL,
  "status" text DEFAULT 'new' NOT NULL,
  "details" jsonb DEFAULT '{}'::jsonb NOT NULL,
  "form_key" text,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "consents" (
  "id" text PRIMARY KEY NOT NULL,
  "email" text NOT NULL,
  "purpose" text NOT NULL,
  "version" text NOT NULL,
  "given" boolean NOT NULL,
  "entity_id" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "privacy_requests" (
  "id" text PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "message" text DEFAULT '' NOT NULL,
  "status" text DEFAULT 'open' NOT NULL,
  "form_key" text,
  "done_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE UNIQUE INDEX "inquiries_form_key" ON "inquiries" ("form_key") WHERE form_key is not null;
CREATE INDEX "inquiries_newest" ON "inquiries" ("created_at", "id");
CREATE INDEX "inquiries_status" ON "inquiries" ("status", "created_at", "id");
CREATE INDEX "inquiries_email" ON "inquiries" (lower("email"), "created_at");
CREATE INDEX "consents_email" ON "consents" (lower("email"), "created_at");
CREATE UNIQUE INDEX "privacy_requests_form_key" ON "privacy_requests" ("form_key") WHERE form_key is not null;
CREATE INDEX "privacy_requests_newest" ON "privacy_requests" ("status", "created_at");
