-- Whose an order without an account is: the hash of what the browser that made it holds in a cookie.
alter table orders add column holder bytea;
-- With the sandbox nobody pays anything.
alter table orders add column gateway text not null default 'razorpay';
alter table orders add constraint orders_gateway check (gateway in ('razorpay', 'sandbox'));
create index orders_unpaid_idx on orders (created_at) where status <> 'paid';
create index payment_events_received_idx on payment_events (received_at);

-- What the sandbox, in the place of the provider, knows of payments.
create table sandbox_payments (
  id text not null,
  order_id text not null,
  outcome text not null,
  created_at timestamptz not null default now(),
  constraint sandbox_payments_pkey primary key (id),
  constraint sandbox_payments_order_fkey foreign key (order_id) references orders (id) on delete cascade,
  constraint sandbox_payments_outcome check (outcome in ('captured', 'failed'))
);
create index sandbox_payments_order_idx on sandbox_payments (order_id);
-- An order is paid once, however many payments have failed before.
create unique index sandbox_payments_captured_key on sandbox_payments (order_id) where outcome = 'captured';
