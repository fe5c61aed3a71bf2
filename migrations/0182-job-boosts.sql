-- A company has used one of its boosts for a job: until `ends_at` the search may show it in the promoted place.
create table job_boosts (
  id uuid not null,
  job_id uuid not null,
  employer_id uuid not null,
  -- Whose boost it was.
  subscription_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  constraint job_boosts_pkey primary key (id),
  constraint job_boosts_job_fkey foreign key (job_id) references jobs (id) on delete cascade,
  constraint job_boosts_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint job_boosts_times check (ends_at > starts_at)
);
create index job_boosts_job_idx on job_boosts (job_id, ends_at);
create index job_boosts_employer_idx on job_boosts (employer_id);
create index job_boosts_ends_idx on job_boosts (ends_at);
