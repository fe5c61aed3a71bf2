-- What an employer says about a job beyond its text (docs/decisions/0119-job-postings.md). `notice_days` is the longest notice period that it waits for.
alter table jobs
  add column workplace text,
  add column openings integer not null default 1,
  add column notice_days integer,
  add column commitments text[] not null default '{}',
  add column questions jsonb not null default '[]',
  add constraint jobs_workplace check (workplace in ('on_site', 'hybrid', 'remote')),
  add constraint jobs_openings check (openings between 1 and 999),
  add constraint jobs_notice_days check (notice_days between 0 and 180),
  add constraint jobs_questions check (jsonb_typeof(questions) = 'array');

-- The employer's side of a job. The job itself exists under the same id from the day of its publication.
create table job_postings (
  id uuid not null,
  employer_id uuid not null,
  state text not null,
  -- Why it is paused, held or closed.
  reason text,
  -- Where it was before staff have to decide about it.
  held_from text,
  -- What is typed and not published. Null when the job says everything.
  body jsonb,
  -- What a second window has overwritten on purpose.
  replaced_body jsonb,
  -- The revision of the text.
  updated_at timestamptz not null,
  created_at timestamptz not null,
  published_at timestamptz,
  state_since timestamptz not null,
  confirmed_at timestamptz,
  -- The first question after the last confirmation whether it is still open.
  confirmation_requested_at timestamptz,
  constraint job_postings_pkey primary key (id),
  constraint job_postings_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint job_postings_state check (state in ('draft', 'waiting', 'open', 'paused', 'held', 'closed')),
  constraint job_postings_reason check (reason in ('employer', 'unconfirmed', 'reports', 'filled', 'cancelled', 'removed')),
  constraint job_postings_held check ((state = 'held') = (held_from is not null)),
  constraint job_postings_held_from check (held_from in ('open', 'paused')),
  constraint job_postings_text check (body is not null or published_at is not null)
);
create index job_postings_employer_idx on job_postings (employer_id, created_at desc, id);
create index job_postings_state_idx on job_postings (state, employer_id) where state in ('waiting', 'open');

insert into job_postings (id, employer_id, state, updated_at, created_at, published_at, state_since)
  select jobs.id, posted_by, case when is_active then 'open' else 'closed' end, jobs.updated_at, jobs.created_at, jobs.created_at, jobs.updated_at
  from jobs join employers on employers.id = jobs.posted_by
  where employers.user_id is not null;

-- The answers of a candidate, each with the question as it was asked.
create table application_answers (
  application_id uuid not null,
  position smallint not null,
  question jsonb not null,
  answer text not null,
  constraint application_answers_pkey primary key (application_id, position),
  constraint application_answers_application_fkey foreign key (application_id) references applications (id) on delete cascade,
  constraint application_answers_position check (position between 1 and 5)
);
