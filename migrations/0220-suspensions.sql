-- Staff suspend accounts and companies, and restore them. The history stays with the account.
create table suspensions (
  id uuid not null,
  user_id uuid,
  employer_id uuid,
  reason text not null,
  suspended_by uuid not null,
  suspended_at timestamptz not null,
  restored_by uuid,
  restored_at timestamptz,
  restore_reason text,
  constraint suspensions_pkey primary key (id),
  constraint suspensions_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint suspensions_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint suspensions_suspended_by_fkey foreign key (suspended_by) references admin_users (id) on delete restrict,
  constraint suspensions_restored_by_fkey foreign key (restored_by) references admin_users (id) on delete restrict,
  constraint suspensions_subject check (num_nonnulls(user_id, employer_id) = 1),
  constraint suspensions_restored check (num_nonnulls(restored_by, restored_at, restore_reason) in (0, 3))
);
-- One at a time.
create unique index suspensions_open_user_key on suspensions (user_id) where restored_at is null;
create unique index suspensions_open_employer_key on suspensions (employer_id) where restored_at is null;
create index suspensions_user_idx on suspensions (user_id, suspended_at desc);
create index suspensions_employer_idx on suspensions (employer_id, suspended_at desc);
create index suspensions_suspended_by_idx on suspensions (suspended_by);
create index suspensions_restored_by_idx on suspensions (restored_by);

alter table users add column suspended_at timestamptz;
alter table employers add column suspended_at timestamptz;
-- It would be public, and its company is suspended.
alter table jobs add column is_suspended boolean not null default false;
alter table jobs add constraint jobs_suspended check (not (is_active and is_suspended));
create index jobs_suspended_idx on jobs (posted_by) where is_suspended;

-- For the search of staff: by the beginning of a name, and the newest first.
create index users_name_idx on users (lower(first_name || ' ' || last_name) text_pattern_ops);
create index users_last_name_idx on users (lower(last_name) text_pattern_ops);
create index users_created_idx on users (created_at desc, id);
create index users_suspended_idx on users (suspended_at) where suspended_at is not null;
create index employers_name_idx on employers (lower(company_name) text_pattern_ops);
create index employers_created_idx on employers (created_at desc, id);
create index employers_suspended_idx on employers (suspended_at) where suspended_at is not null;
