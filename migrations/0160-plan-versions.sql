-- Who buys a plan, and what it contains beside cv_limit and job_posting_limit. For companies cv_limit counts the contact details they may unlock, for job
-- seekers the versions of the CV that are kept.
alter table pricing_plans
  add column audience text not null default 'employer',
  add column duration_days integer not null default 30,
  add column boosts integer,
  add column includes_addon boolean not null default false,
  add column deleted_at timestamptz,
  -- The newest version, which is the one on sale.
  add column version_id uuid not null default gen_random_uuid(),
  add constraint pricing_plans_audience check (audience in ('seeker', 'employer')),
  add constraint pricing_plans_duration check (duration_days between 1 and 3660),
  add constraint pricing_plans_counts check (cv_limit >= 0 and job_posting_limit >= 0 and boosts >= 0),
  add constraint pricing_plans_version_key unique (version_id);

-- What was sold: a version of a plan never changes. Written by a trigger (database/triggers/plan-versions.sql) whenever the content of a plan changes.
create table pricing_plan_versions (
  id uuid not null,
  plan_id uuid not null,
  version integer not null,
  name text not null,
  subtitle text not null,
  plan_type text not null,
  audience text not null,
  is_top_up boolean not null,
  currency text not null,
  price_paise bigint not null,
  period text not null,
  features text[] not null,
  duration_days integer not null,
  cv_limit integer not null,
  job_posting_limit integer not null,
  boosts integer not null,
  includes_addon boolean not null,
  created_at timestamptz not null default now(),
  constraint pricing_plan_versions_pkey primary key (id),
  constraint pricing_plan_versions_plan_fkey foreign key (plan_id) references pricing_plans (id) on delete restrict,
  constraint pricing_plan_versions_number_key unique (plan_id, version)
);
insert into pricing_plan_versions
  select version_id, id, 1, name, subtitle, plan_type, audience, is_top_up, currency, round(price * 100), period, features, duration_days,
    coalesce(cv_limit, 0), coalesce(job_posting_limit, 0), coalesce(boosts, 0), includes_addon, updated_at
  from pricing_plans;

alter table orders
  add column plan_version_id uuid,
  add constraint orders_plan_version_fkey foreign key (plan_version_id) references pricing_plan_versions (id) on delete restrict;
create index orders_plan_version_idx on orders (plan_version_id);
