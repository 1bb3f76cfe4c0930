-- Leads and customers, the calls and packages of each, and the inquiries and bookings that belong to them.

CREATE TABLE "customers" (
  "id" text PRIMARY KEY NOT NULL,
  "customer_list" text DEFAULT 'new_lead' NOT NULL,
  "listed_at" timestamp with time zone DEFAULT now() NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL,
  "country" text DEFAULT '' NOT NULL,
  "city" text DEFAULT '' NOT NULL,
  "state" text DEFAULT '' NOT NULL,
  "gstin" text DEFAULT '' NOT NULL,
  "travel_interests" text[] DEFAULT '{}' NOT NULL,
  "preferred_destination" text DEFAULT '' NOT NULL,
  "lead_source" text DEFAULT 'website' NOT NULL,
  "budget_range" text DEFAULT '' NOT NULL,
  "notes" text DEFAULT '' NOT NULL,
  "assignee_id" text CONSTRAINT "customers_assignee_id_user_id_fk" REFERENCES "user" ("id"),
  "next_follow_up_date" date,
  "calls_count" integer DEFAULT 0 NOT NULL,
  "last_call_at" timestamp with time zone,
  "last_call_outcome" text,
  "last_call_notes" text DEFAULT '' NOT NULL,
  "packages_sent_count" integer DEFAULT 0 NOT NULL,
  "last_contact_date" date NOT NULL,
  "lead_score" integer NOT NULL,
  "score_changes_on" date,
  "import_id" text,
  "request_key" text,
  "version" integer DEFAULT 1 NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "customers_score_range" CHECK (lead_score between 0 and 100)
);
CREATE UNIQUE INDEX "customers_key" ON "customers" ("request_key") WHERE request_key is not null;
CREATE INDEX "customers_newest" ON "customers" ("created_at", "id");
CREATE INDEX "customers_list" ON "customers" ("customer_list", "created_at", "id");
CREATE INDEX "customers_score" ON "customers" ("customer_list", "lead_score", "created_at", "id");
CREATE INDEX "customers_name" ON "customers" ("customer_list", lower("name"), "created_at", "id");
CREATE INDEX "customers_follow_up" ON "customers" ("next_follow_up_date", "id") WHERE next_follow_up_date is not null;
CREATE INDEX "customers_called" ON "customers" ("last_call_at") WHERE last_call_at is not null;
CREATE INDEX "customers_assignee" ON "customers" ("assignee_id", "created_at", "id");
CREATE INDEX "customers_email" ON "customers" (lower("email"));
CREATE INDEX "customers_phone" ON "customers" ("phone");
CREATE INDEX "customers_import" ON "customers" ("import_id") WHERE import_id is not null;
CREATE INDEX "customers_rescore" ON "customers" ("score_changes_on") WHERE score_changes_on is not null;
CREATE INDEX "customers_kept" ON "customers" ("updated_at");
CREATE INDEX "customers_search" ON "customers" USING gin ((
  name || E'\n' || email || E'\n' || phone) public.gin_trgm_ops);

CREATE TABLE "call_logs" (
  "id" text PRIMARY KEY NOT NULL,
  "customer_id" text NOT NULL CONSTRAINT "call_logs_customer_id_customers_id_fk" REFERENCES "customers" ("id") ON DELETE CASCADE,
  "call_date" timestamp with time zone NOT NULL,
  "call_outcome" text NOT NULL,
  "notes" text NOT NULL,
  "next_follow_up_date" date,
  "author" text DEFAULT '' NOT NULL,
  "request_key" text
);
CREATE UNIQUE INDEX "call_logs_key" ON "call_logs" ("request_key") WHERE request_key is not null;
CREATE INDEX "call_logs_customer" ON "call_logs" ("customer_id", "call_date", "id");

CREATE TABLE "packages_sent" (
  "id" text PRIMARY KEY NOT NULL,
  "customer_id" text NOT NULL CONSTRAINT "packages_sent_customer_id_customers_id_fk" REFERENCES "customers" ("id") ON DELETE CASCADE,
  "package_id" text NOT NULL,
  "package_title" text NOT NULL,
  "sent_via" text NOT NULL,
  "sent_to" text NOT NULL,
  "message" text DEFAULT '' NOT NULL,
  "custom_price" bigint,
  "number_of_pax" integer,
  "flights_included" boolean,
  "hotels_info" text DEFAULT '' NOT NULL,
  "author" text DEFAULT '' NOT NULL,
  "request_key" text,
  "sent_at" timestamp with time zone NOT NULL
);
CREATE UNIQUE INDEX "packages_sent_key" ON "packages_sent" ("request_key") WHERE request_key is not null;
CREATE INDEX "packages_sent_customer" ON "packages_sent" ("customer_id", "sent_at", "id");

CREATE TABLE "customer_records" (
  "customer_id" text NOT NULL CONSTRAINT "customer_records_customer_id_customers_id_fk" REFERENCES "customers" ("id") ON DELETE CASCADE,
  "kind" text NOT NULL,
  "record_id" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "customer_records_kind_record_id_pk" PRIMARY KEY ("kind", "record_id")
);
CREATE INDEX "customer_records_customer" ON "customer_records" ("customer_id", "created_at");
