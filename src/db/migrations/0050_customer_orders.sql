-- A list in the order of who is to be called next, and of who was called last, comes from an index.
create index customers_list_follow_up on customers (customer_list, next_follow_up_date, created_at, id);
create index customers_list_called on customers (customer_list, last_call_at desc nulls last, created_at desc, id desc);
