-- One row for each paid order that grants something for a time. Whether it runs is decided by the clock: it runs from start_date to end_date, unless it was
-- replaced or refunded before.
alter table subscriptions
  add column kind text not null default 'plan',
  add column plan_version_id uuid,
  -- What its time is worth: the price, and what was credited for the unused part of an earlier plan.
  add column value_paise bigint not null default 0,
  add column refunded_paise bigint not null default 0,
  -- When and why it ended before its time.
  add column ended_at timestamptz,
  add column end_reason text,
  add constraint subscriptions_kind check (kind in ('plan', 'top_up', 'interviewer_addon')),
  add constraint subscriptions_plan_version_fkey foreign key (plan_version_id) references pricing_plan_versions (id) on delete restrict,
  add constraint subscriptions_end check ((ended_at is null) = (end_reason is null)),
  add constraint subscriptions_end_reason check (end_reason in ('replaced', 'refunded')),
  add constraint subscriptions_values check (value_paise >= 0 and refunded_paise >= 0);
create index subscriptions_plan_version_idx on subscriptions (plan_version_id);
create index subscriptions_ending_idx on subscriptions (end_date) where ended_at is null;

alter table entitlement_entries
  add constraint entitlement_entries_subscription_fkey foreign key (subscription_id) references subscriptions (id) on delete restrict;

-- Which reminders of the end were sent.
create table subscription_reminders (
  subscription_id uuid not null,
  days integer not null,
  created_at timestamptz not null,
  constraint subscription_reminders_pkey primary key (subscription_id, days),
  constraint subscription_reminders_subscription_fkey foreign key (subscription_id) references subscriptions (id) on delete cascade
);
