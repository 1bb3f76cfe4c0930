alter table messages add column offer jsonb;
