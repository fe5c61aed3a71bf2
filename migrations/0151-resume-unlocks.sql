-- A person may share contact details with verified companies that ask, without answering each time. Nobody has agreed to it before.
alter table user_settings add column share_with_verified_employers boolean not null default false;

-- A company asks a person for contact details, for one of its jobs.
create table resume_requests (
  id uuid not null,
  employer_id uuid not null,
  user_id uuid not null,
  job_id uuid,
  -- As it was when the company asked.
  job_title text not null,
  requested_by uuid,
  message text,
  status text not null,
  requested_at timestamptz not null,
  answered_at timestamptz,
  unlocked_at timestamptz,
  -- Until when it can be answered; of an unlocked one, until when the contact details are shown.
  ends_at timestamptz not null,
  constraint resume_requests_pkey primary key (id),
  constraint resume_requests_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint resume_requests_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint resume_requests_job_fkey foreign key (job_id) references jobs (id) on delete set null,
  constraint resume_requests_requested_by_fkey foreign key (requested_by) references users (id) on delete set null,
  constraint resume_requests_message check (length(message) between 1 and 500),
  constraint resume_requests_status check (status in ('pending', 'accepted', 'unlocked', 'declined', 'expired', 'closed', 'returned')),
  constraint resume_requests_unlocked check (status not in ('unlocked', 'returned') or unlocked_at is not null)
);
create unique index resume_requests_open_key on resume_requests (employer_id, user_id) where status in ('pending', 'accepted', 'unlocked');
create index resume_requests_employer_idx on resume_requests (employer_id, requested_at desc);
create index resume_requests_user_idx on resume_requests (user_id, requested_at desc);
create index resume_requests_job_idx on resume_requests (job_id);
create index resume_requests_requested_by_idx on resume_requests (requested_by);
create index resume_requests_ends_idx on resume_requests (ends_at) where status in ('pending', 'accepted', 'unlocked');

-- The ledger: what a company was granted and has used. Entries are never changed. The sum is the balance.
create table resume_units (
  id uuid not null,
  employer_id uuid not null,
  units integer not null,
  kind text not null,
  request_id uuid,
  -- Names what was granted, such as an order: it is granted once.
  reference text,
  created_at timestamptz not null,
  constraint resume_units_pkey primary key (id),
  constraint resume_units_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint resume_units_request_fkey foreign key (request_id) references resume_requests (id) on delete set null,
  constraint resume_units_kind check (kind in ('granted', 'used', 'returned', 'expired')),
  constraint resume_units_sign check (case when kind in ('granted', 'returned') then units > 0 else units < 0 end),
  constraint resume_units_one check (kind not in ('used', 'returned') or abs(units) = 1),
  constraint resume_units_reference_key unique (reference)
);
create index resume_units_employer_idx on resume_units (employer_id, created_at desc);
-- A request uses one unit, and one is given back at most once.
create unique index resume_units_request_key on resume_units (request_id, kind) where request_id is not null;

-- The sum of the ledger, kept by a trigger (database/triggers/resume-units.sql): one row to lock, and a check that refuses what is not there.
create table resume_balances (
  employer_id uuid not null,
  units integer not null,
  constraint resume_balances_pkey primary key (employer_id),
  constraint resume_balances_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint resume_balances_units check (units >= 0)
);

-- A company invites a person to apply: once for each job.
create table resume_invitations (
  id uuid not null,
  job_id uuid not null,
  user_id uuid not null,
  employer_id uuid not null,
  invited_at timestamptz not null,
  constraint resume_invitations_pkey primary key (id),
  constraint resume_invitations_once unique (job_id, user_id),
  constraint resume_invitations_job_fkey foreign key (job_id) references jobs (id) on delete cascade,
  constraint resume_invitations_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint resume_invitations_employer_fkey foreign key (employer_id) references employers (id) on delete cascade
);
create index resume_invitations_user_idx on resume_invitations (user_id, invited_at desc);
create index resume_invitations_employer_idx on resume_invitations (employer_id, invited_at desc);

-- Notifications of requests, answers and invitations. What earlier migrations allow stays allowed.
do $$
declare
  allowed text[];
begin
  select array_agg(word[1]) into allowed from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''::text', 'g') word
    where conname = 'notifications_kind';
  alter table notifications drop constraint notifications_kind;
  execute format('alter table notifications add constraint notifications_kind check (kind = any (%L::text[]))', allowed || array['contact']);
  select array_agg(word[1]) into allowed from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''::text', 'g') word
    where conname = 'notifications_topic';
  alter table notifications drop constraint notifications_topic;
  execute format('alter table notifications add constraint notifications_topic check (topic = any (%L::text[]))', allowed || array['contact']);
end $$;
