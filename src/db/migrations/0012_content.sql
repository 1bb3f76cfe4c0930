-- Tax of cruises and pilgrimages, two people editing one piece of content, and since when a picture is unused.

ALTER TABLE "cruises" ADD COLUMN "gst_rate" integer;
ALTER TABLE "cruises" ADD COLUMN "sac" text;
ALTER TABLE "cruises" ADD COLUMN "overseas" boolean DEFAULT false NOT NULL;
ALTER TABLE "cruises" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;

ALTER TABLE "pilgrimages" ADD COLUMN "gst_rate" integer;
ALTER TABLE "pilgrimages" ADD COLUMN "sac" text;
ALTER TABLE "pilgrimages" ADD COLUMN "overseas" boolean DEFAULT false NOT NULL;
ALTER TABLE "pilgrimages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;

ALTER TABLE "destinations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "testimonials" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;

ALTER TABLE "pictures" ADD COLUMN "unused_since" timestamp with time zone;
