-- Views of lists that staff keep for themselves: an address under a name.

CREATE TABLE "saved_filters" (
  "id" text PRIMARY KEY NOT NULL,
  "user_id" text NOT NULL,
  "list" text NOT NULL,
  "name" text NOT NULL,
  "address" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "saved_filters_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE cascade
);
CREATE UNIQUE INDEX "saved_filters_name" ON "saved_filters" USING btree ("user_id", "list", "name");
