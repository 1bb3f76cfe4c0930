-- The tables of the site, bookings, payments, outbox and sign-in.

CREATE TABLE "audit_log" (
  "id" text PRIMARY KEY NOT NULL,
  "actor_type" text NOT NULL,
  "actor_id" text DEFAULT '' NOT NULL,
  "actor_name" text DEFAULT '' NOT NULL,
  "action" text NOT NULL,
  "entity" text NOT NULL,
  "entity_id" text NOT NULL,
  "before" jsonb,
  "after" jsonb,
  "request_id" text DEFAULT '' NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "account" (
  "id" text PRIMARY KEY NOT NULL,
  "account_id" text NOT NULL,
  "provider_id" text NOT NULL,
  "user_id" text NOT NULL,
  "access_token" text,
  "refresh_token" text,
  "id_token" text,
  "access_token_expires_at" timestamp with time zone,
  "refresh_token_expires_at" timestamp with time zone,
  "scope" text,
  "password" text,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "session" (
  "id" text PRIMARY KEY NOT NULL,
  "token" text NOT NULL,
  "user_id" text NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "ip_address" text,
  "user_agent" text,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "user" (
  "id" text PRIMARY KEY NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "email_verified" boolean DEFAULT false NOT NULL,
  "image" text,
  "username" text,
  "display_username" text,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "verification" (
  "id" text PRIMARY KEY NOT NULL,
  "identifier" text NOT NULL,
  "value" text NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "booking_notes" (
  "id" text PRIMARY KEY NOT NULL,
  "booking_id" text NOT NULL,
  "note" text NOT NULL,
  "author" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "booking_travellers" (
  "booking_id" text NOT NULL,
  "position" integer NOT NULL,
  "name" text NOT NULL,
  "age" integer NOT NULL,
  "age_group" text NOT NULL,
  CONSTRAINT "booking_travellers_booking_id_position_pk" PRIMARY KEY("booking_id", "position")
);

CREATE TABLE "bookings" (
  "id" text PRIMARY KEY NOT NULL,
  "reference" text NOT NULL,
  "access_key" text NOT NULL,
  "item_type" text NOT NULL,
  "item_id" text NOT NULL,
  "item_slug" text NOT NULL,
  "item_title" text NOT NULL,
  "item_image" text DEFAULT '' NOT NULL,
  "destination" text DEFAULT '' NOT NULL,
  "duration" text DEFAULT '' NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL,
  "travel_date" date NOT NULL,
  "pax" integer NOT NULL,
  "special_requests" text DEFAULT '' NOT NULL,
  "payment_option" text NOT NULL,
  "currency" text DEFAULT 'INR' NOT NULL,
  "unit_price" bigint NOT NULL,
  "total_amount" bigint NOT NULL,
  "paid_amount" bigint DEFAULT 0 NOT NULL,
  "refunded_amount" bigint DEFAULT 0 NOT NULL,
  "status" text DEFAULT 'pending' NOT NULL,
  "payment_status" text DEFAULT 'pending' NOT NULL,
  "cancel_reason" text,
  "cancelled_at" timestamp with time zone,
  "confirmed_at" timestamp with time zone,
  "booking_date" date NOT NULL,
  "terms_version" text NOT NULL,
  "terms_accepted_at" timestamp with time zone,
  "dedupe_key" text,
  "fingerprint" text NOT NULL,
  "reminded_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "bookings_pax" CHECK (pax > 0),
  CONSTRAINT "bookings_amounts" CHECK (total_amount >= 0 and paid_amount >= 0 and refunded_amount >= 0)
);

CREATE TABLE "cruises" (
  "id" text PRIMARY KEY NOT NULL,
  "slug" text NOT NULL,
  "title" text NOT NULL,
  "destination" text DEFAULT '' NOT NULL,
  "duration" text DEFAULT '' NOT NULL,
  "route" text DEFAULT '' NOT NULL,
  "description" text DEFAULT '' NOT NULL,
  "image" text DEFAULT '' NOT NULL,
  "images" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "rating" numeric(2, 1),
  "price" text DEFAULT '' NOT NULL,
  "inclusions" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "exclusions" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "enquiry_only" boolean DEFAULT false NOT NULL,
  "status" text DEFAULT 'published' NOT NULL,
  "position" integer DEFAULT 999 NOT NULL,
  "demo" boolean DEFAULT false NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "destinations" (
  "id" text PRIMARY KEY NOT NULL,
  "slug" text NOT NULL,
  "name" text NOT NULL,
  "description" text DEFAULT '' NOT NULL,
  "image" text DEFAULT '' NOT NULL,
  "position" integer DEFAULT 999 NOT NULL,
  "demo" boolean DEFAULT false NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "itineraries" (
  "id" text PRIMARY KEY NOT NULL,
  "item_id" text NOT NULL,
  "ideal_for" text DEFAULT '' NOT NULL,
  "overview" text DEFAULT '' NOT NULL,
  "highlights" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "inclusions" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "exclusions" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "optional_addons" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "starting_point" text DEFAULT '' NOT NULL,
  "ending_point" text DEFAULT '' NOT NULL,
  "best_time" text DEFAULT '' NOT NULL,
  "days" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "demo" boolean DEFAULT false NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "packages" (
  "id" text PRIMARY KEY NOT NULL,
  "slug" text NOT NULL,
  "title" text NOT NULL,
  "destination" text NOT NULL,
  "duration" text DEFAULT '' NOT NULL,
  "route" text DEFAULT '' NOT NULL,
  "price" text NOT NULL,
  "image" text DEFAULT '' NOT NULL,
  "images" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "rating" numeric(2, 1),
  "package_type" text DEFAULT 'standard' NOT NULL,
  "featured" boolean DEFAULT false NOT NULL,
  "featured_priority" integer DEFAULT 999 NOT NULL,
  "promotional_badge" text DEFAULT '' NOT NULL,
  "description" text DEFAULT '' NOT NULL,
  "inclusions" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "exclusions" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "enquiry_only" boolean DEFAULT false NOT NULL,
  "status" text DEFAULT 'published' NOT NULL,
  "demo" boolean DEFAULT false NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "pilgrimages" (
  "id" text PRIMARY KEY NOT NULL,
  "slug" text NOT NULL,
  "title" text NOT NULL,
  "location" text DEFAULT '' NOT NULL,
  "duration" text DEFAULT '' NOT NULL,
  "route" text DEFAULT '' NOT NULL,
  "image" text DEFAULT '' NOT NULL,
  "images" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "tag" text DEFAULT '' NOT NULL,
  "rating" numeric(2, 1),
  "price" text DEFAULT '' NOT NULL,
  "description" text DEFAULT '' NOT NULL,
  "inclusions" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "exclusions" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "status" text DEFAULT 'published' NOT NULL,
  "position" integer DEFAULT 999 NOT NULL,
  "demo" boolean DEFAULT false NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "testimonials" (
  "id" text PRIMARY KEY NOT NULL,
  "name" text NOT NULL,
  "location" text DEFAULT '' NOT NULL,
  "tour" text DEFAULT '' NOT NULL,
  "review" text NOT NULL,
  "rating" integer DEFAULT 5 NOT NULL,
  "demo" boolean DEFAULT false NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "messages" (
  "id" text PRIMARY KEY NOT NULL,
  "channel" text NOT NULL,
  "kind" text NOT NULL,
  "to" text NOT NULL,
  "subject" text DEFAULT '' NOT NULL,
  "text" text NOT NULL,
  "html" text DEFAULT '' NOT NULL,
  "status" text DEFAULT 'queued' NOT NULL,
  "reason" text DEFAULT '' NOT NULL,
  "attempts" integer DEFAULT 0 NOT NULL,
  "dedupe_key" text,
  "message_id" text NOT NULL,
  "booking_id" text,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "sent_at" timestamp with time zone
);

CREATE TABLE "ledger_entries" (
  "id" text PRIMARY KEY NOT NULL,
  "booking_id" text NOT NULL,
  "kind" text NOT NULL,
  "amount" bigint NOT NULL,
  "currency" text DEFAULT 'INR' NOT NULL,
  "mode" text NOT NULL,
  "method" text DEFAULT '' NOT NULL,
  "provider_order_id" text,
  "provider_payment_id" text,
  "provider_refund_id" text,
  "source" text NOT NULL,
  "business_date" date NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "ledger_amount" CHECK (amount > 0)
);

CREATE TABLE "payment_events" (
  "event_id" text PRIMARY KEY NOT NULL,
  "type" text NOT NULL,
  "provider_order_id" text,
  "provider_payment_id" text,
  "received_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payment_issues" (
  "id" text PRIMARY KEY NOT NULL,
  "booking_id" text,
  "kind" text NOT NULL,
  "provider_order_id" text,
  "provider_payment_id" text NOT NULL,
  "amount" bigint NOT NULL,
  "currency" text NOT NULL,
  "detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
  "resolved_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payment_orders" (
  "id" text PRIMARY KEY NOT NULL,
  "booking_id" text NOT NULL,
  "provider_order_id" text NOT NULL,
  "purpose" text NOT NULL,
  "amount" bigint NOT NULL,
  "currency" text DEFAULT 'INR' NOT NULL,
  "status" text DEFAULT 'open' NOT NULL,
  "checked_at" timestamp with time zone,
  "next_check_at" timestamp with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "payment_orders_amount" CHECK (amount > 0)
);

CREATE TABLE "rate_hits" (
  "id" text PRIMARY KEY NOT NULL,
  "key" text NOT NULL,
  "at" timestamp with time zone NOT NULL
);

CREATE TABLE "settings" (
  "section" text PRIMARY KEY NOT NULL,
  "value" jsonb NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE cascade;
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE cascade;
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE cascade;
ALTER TABLE "booking_travellers" ADD CONSTRAINT "booking_travellers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE cascade;
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id");
ALTER TABLE "payment_issues" ADD CONSTRAINT "payment_issues_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id");
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id");
CREATE INDEX "audit_entity" ON "audit_log" ("entity", "entity_id", "created_at");
CREATE INDEX "audit_newest" ON "audit_log" ("created_at", "id");
CREATE INDEX "account_user" ON "account" ("user_id");
CREATE UNIQUE INDEX "account_provider" ON "account" ("provider_id", "account_id");
CREATE UNIQUE INDEX "session_token" ON "session" ("token");
CREATE INDEX "session_user" ON "session" ("user_id");
CREATE UNIQUE INDEX "user_email" ON "user" ("email");
CREATE UNIQUE INDEX "user_username" ON "user" ("username");
CREATE INDEX "verification_identifier" ON "verification" ("identifier");
CREATE INDEX "booking_notes_booking" ON "booking_notes" ("booking_id", "created_at");
CREATE UNIQUE INDEX "bookings_reference" ON "bookings" ("reference");
CREATE UNIQUE INDEX "bookings_dedupe" ON "bookings" ("dedupe_key") WHERE dedupe_key is not null;
CREATE INDEX "bookings_newest" ON "bookings" ("created_at", "id");
CREATE INDEX "bookings_status" ON "bookings" ("status", "created_at", "id");
CREATE INDEX "bookings_payment" ON "bookings" ("payment_status", "created_at", "id");
CREATE INDEX "bookings_email" ON "bookings" (lower("email"), "created_at");
CREATE UNIQUE INDEX "cruises_slug" ON "cruises" ("slug");
CREATE INDEX "cruises_position" ON "cruises" ("status", "position", "id");
CREATE UNIQUE INDEX "destinations_slug" ON "destinations" ("slug");
CREATE UNIQUE INDEX "destinations_name" ON "destinations" (lower(btrim("name")));
CREATE INDEX "destinations_position" ON "destinations" ("position", "name");
CREATE UNIQUE INDEX "itineraries_item" ON "itineraries" ("item_id");
CREATE UNIQUE INDEX "packages_slug" ON "packages" ("slug");
CREATE INDEX "packages_newest" ON "packages" ("status", "created_at", "id");
CREATE INDEX "packages_featured" ON "packages" ("featured_priority", "rating" DESC NULLS LAST) WHERE featured and status = 'published';
CREATE INDEX "packages_destination" ON "packages" (lower(btrim("destination")), "status");
CREATE UNIQUE INDEX "pilgrimages_slug" ON "pilgrimages" ("slug");
CREATE INDEX "pilgrimages_position" ON "pilgrimages" ("status", "position", "id");
CREATE INDEX "testimonials_newest" ON "testimonials" ("created_at", "id");
CREATE UNIQUE INDEX "messages_dedupe" ON "messages" ("dedupe_key") WHERE dedupe_key is not null;
CREATE INDEX "messages_booking" ON "messages" ("booking_id", "created_at");
CREATE INDEX "messages_newest" ON "messages" ("created_at", "id");
CREATE INDEX "messages_waiting" ON "messages" ("created_at") WHERE status in ('queued', 'sending');
CREATE UNIQUE INDEX "ledger_payment_once" ON "ledger_entries" ("provider_payment_id") WHERE kind = 'payment' and provider_payment_id is not null;
CREATE UNIQUE INDEX "ledger_refund_once" ON "ledger_entries" ("provider_refund_id") WHERE provider_refund_id is not null;
CREATE INDEX "ledger_booking" ON "ledger_entries" ("booking_id", "created_at");
CREATE UNIQUE INDEX "payment_issues_once" ON "payment_issues" ("kind", "provider_payment_id");
CREATE INDEX "payment_issues_booking" ON "payment_issues" ("booking_id");
CREATE INDEX "payment_issues_open" ON "payment_issues" ("created_at") WHERE resolved_at is null;
CREATE UNIQUE INDEX "payment_orders_provider" ON "payment_orders" ("provider_order_id");
CREATE INDEX "payment_orders_booking" ON "payment_orders" ("booking_id");
CREATE INDEX "payment_orders_open" ON "payment_orders" ("next_check_at") WHERE status = 'open';
CREATE INDEX "rate_hits_key" ON "rate_hits" ("key", "at");
