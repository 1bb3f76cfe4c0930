-- What a press of a button made: the same press, sent again after a lost answer, makes nothing more.
create table request_keys (
  id text primary key,
  made_id text not null,
  created_at timestamptz not null default now()
);
create index request_keys_age on request_keys (created_at);
