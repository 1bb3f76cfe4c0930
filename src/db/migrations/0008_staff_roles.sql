-- What each staff member may do; those who were here before could do everything.

ALTER TABLE "user" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL;
