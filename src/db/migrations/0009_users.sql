-- Users that can be disabled, second factors, sessions whose tokens are kept as digests, and the indexes of the audit's screen.

ALTER TABLE "user" ADD COLUMN "disabled_at" timestamp with time zone;
ALTER TABLE "user" ADD COLUMN "last_signed_in_at" timestamp with time zone;

ALTER TABLE "session" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;
ALTER TABLE "session" ADD COLUMN "method" text DEFAULT 'password' NOT NULL;
-- Cookies that are out there stay good: the application digests what they carry before it looks.
UPDATE "session" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');

ALTER TABLE "account" ADD COLUMN "followed_password" text;

CREATE TABLE "two_factor" (
  "user_id" text PRIMARY KEY NOT NULL,
  "secret" text NOT NULL,
  "confirmed_at" timestamp with time zone,
  "last_step" bigint DEFAULT 0 NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE cascade
);

CREATE TABLE "recovery_codes" (
  "id" text PRIMARY KEY NOT NULL,
  "user_id" text NOT NULL,
  "digest" text NOT NULL,
  "used_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "recovery_codes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE cascade
);
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");

DROP INDEX "audit_entity";
CREATE INDEX "audit_record" ON "audit_log" USING btree ("entity_id","created_at","id");
CREATE INDEX "audit_entity" ON "audit_log" USING btree ("entity","created_at","id");
CREATE INDEX "audit_action" ON "audit_log" USING btree ("action","created_at","id");
CREATE INDEX "audit_actor" ON "audit_log" USING btree ("actor_id","created_at","id") WHERE actor_id <> '';
