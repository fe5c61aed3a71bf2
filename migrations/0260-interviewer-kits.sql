-- An employer's own copies of the standard kit, for a job or for all of them. A session stores the kit it was made with.
create table interviewer_kits (
  id uuid not null,
  employer_id uuid not null,
  job_id uuid,
  version integer not null default 1,
  body jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint interviewer_kits_pkey primary key (id),
  constraint interviewer_kits_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint interviewer_kits_job_fkey foreign key (job_id) references jobs (id) on delete set null,
  constraint interviewer_kits_version check (version >= 1)
);
create index interviewer_kits_employer_idx on interviewer_kits (employer_id, created_at);
create unique index interviewer_kits_job_idx on interviewer_kits (job_id);
