-- When the reconciler next asks the provider about an order, and how often it has got an answer.
create table payment_checks (
  order_id text not null,
  next_at timestamptz not null,
  checks integer not null default 0,
  constraint payment_checks_pkey primary key (order_id),
  constraint payment_checks_order_fkey foreign key (order_id) references orders (id) on delete cascade
);
create index payment_checks_next_idx on payment_checks (next_at);
create index orders_created_idx on orders (created_at);

-- Money that goes back. The id is also the key under which the provider makes it once.
create table refunds (
  id uuid not null,
  payment_id text not null,
  order_id text not null,
  amount_paise bigint not null,
  reason text not null,
  status text not null default 'requested',
  -- The provider's id, once it has accepted the refund.
  provider_id text,
  -- Null for a refund made in the provider's dashboard.
  requested_by uuid,
  requested_at timestamptz not null,
  -- When it was processed or failed.
  ended_at timestamptz,
  -- When the provider is asked about it again.
  next_at timestamptz not null,
  constraint refunds_pkey primary key (id),
  constraint refunds_provider_key unique (provider_id),
  constraint refunds_order_fkey foreign key (order_id) references orders (id) on delete restrict,
  constraint refunds_staff_fkey foreign key (requested_by) references admin_users (id) on delete set null,
  constraint refunds_amount check (amount_paise > 0),
  constraint refunds_reason check (length(reason) between 1 and 500),
  constraint refunds_status check (status in ('requested', 'pending', 'processed', 'failed')),
  constraint refunds_ended check ((status in ('processed', 'failed')) = (ended_at is not null))
);
-- Of one payment, one refund is on its way at a time.
create unique index refunds_open_key on refunds (payment_id) where status in ('requested', 'pending');
create index refunds_payment_idx on refunds (payment_id);
create index refunds_order_idx on refunds (order_id);
create index refunds_staff_idx on refunds (requested_by);
create index refunds_next_idx on refunds (next_at) where status in ('requested', 'pending');

-- Payments that need a person.
create table payment_cases (
  id uuid not null,
  kind text not null,
  payment_id text not null,
  order_id text not null,
  amount_paise bigint not null,
  -- The provider's id of the dispute or of the refund; empty for the other kinds.
  reference text not null default '',
  detail text,
  respond_by timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid,
  note text,
  constraint payment_cases_pkey primary key (id),
  constraint payment_cases_key unique (kind, payment_id, reference),
  constraint payment_cases_order_fkey foreign key (order_id) references orders (id) on delete restrict,
  constraint payment_cases_staff_fkey foreign key (closed_by) references admin_users (id) on delete set null,
  constraint payment_cases_kind check (kind in ('dispute', 'refund_failed', 'second_payment', 'wrong_amount', 'not_granted'))
);
create index payment_cases_open_idx on payment_cases (opened_at) where closed_at is null;
create index payment_cases_order_idx on payment_cases (order_id);
create index payment_cases_staff_idx on payment_cases (closed_by);
