-- What people wrote to us from numbers that belong to no record, until somebody makes an inquiry of it.

CREATE INDEX "messages_unknown" ON "messages" ("to", "created_at") WHERE direction = 'in' and inquiry_id is null and booking_id is null and customer_id is null and erased_at is null;
