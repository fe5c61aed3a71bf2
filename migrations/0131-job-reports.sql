-- What job seekers report about a job. `decided_at`: staff have answered it, and it does not count for another hold.
create table job_reports (
  id uuid not null,
  job_id uuid not null,
  user_id uuid not null,
  reason text not null,
  details text not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decision text,
  decision_reason text,
  constraint job_reports_pkey primary key (id),
  constraint job_reports_job_fkey foreign key (job_id) references jobs (id) on delete cascade,
  constraint job_reports_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint job_reports_once unique (job_id, user_id),
  constraint job_reports_reason check (reason in ('asks_for_money', 'not_real', 'wrong_facts')),
  constraint job_reports_decision check (decision in ('release', 'remove')),
  constraint job_reports_decided check ((decision is null) = (decided_at is null))
);
create index job_reports_user_idx on job_reports (user_id);
create index job_reports_waiting_idx on job_reports (job_id, created_at) where decided_at is null;
