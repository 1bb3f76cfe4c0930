-- Every list of the back office is searched by one index over its texts.

CREATE INDEX "destinations_search" ON "destinations" USING gin ((
  name || E'\n' || description) public.gin_trgm_ops);

CREATE INDEX "cruises_search" ON "cruises" USING gin ((
  title || E'\n' || destination || E'\n' || route) public.gin_trgm_ops);

CREATE INDEX "pilgrimages_search" ON "pilgrimages" USING gin ((
  title || E'\n' || location || E'\n' || route) public.gin_trgm_ops);

CREATE INDEX "testimonials_search" ON "testimonials" USING gin ((
  name || E'\n' || location || E'\n' || tour || E'\n' || review) public.gin_trgm_ops);

CREATE INDEX "user_search" ON "user" USING gin ((
  name || E'\n' || email || E'\n' || coalesce(username, '')) public.gin_trgm_ops);

CREATE INDEX "privacy_requests_search" ON "privacy_requests" USING gin ((
  name || E'\n' || email) public.gin_trgm_ops);
