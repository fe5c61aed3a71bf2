create extension if not exists btree_gist;

-- The employer offers times, the candidate picks one. The constraint decides between two candidates who pick the same time of one interviewer.
create table interview_invitations (
  id uuid not null,
  application_id uuid not null,
  employer_id uuid not null,
  interviewer_id uuid not null,
  offered timestamptz[] not null,
  minutes integer not null,
  way text not null,
  place text not null,
  note text not null default '',
  booked_at timestamptz,
  booked_until timestamptz,
  -- Counts the changes, as calendars expect it.
  sequence integer not null default 0,
  reminded integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  cancelled_at timestamptz,
  cancelled_by text,
  constraint interview_invitations_pkey primary key (id),
  constraint interview_invitations_application_fkey foreign key (application_id) references applications (id) on delete cascade,
  constraint interview_invitations_interviewer_fkey foreign key (interviewer_id) references users (id) on delete cascade,
  constraint interview_invitations_way check (way in ('phone', 'video', 'in_person')),
  constraint interview_invitations_offered check (cardinality(offered) between 1 and 10),
  constraint interview_invitations_cancelled_by check (cancelled_by in ('candidate', 'employer')),
  constraint interview_invitations_no_overlap exclude using gist
    (interviewer_id with =, tstzrange(booked_at, booked_until) with &&) where (booked_at is not null and cancelled_at is null)
);
create unique index interview_invitations_open_key on interview_invitations (application_id) where cancelled_at is null;
create index interview_invitations_application_idx on interview_invitations (application_id, created_at);
create index interview_invitations_interviewer_idx on interview_invitations (interviewer_id);
create index interview_invitations_booked_idx on interview_invitations (booked_at) where booked_at is not null and cancelled_at is null;
create index interview_invitations_employer_idx on interview_invitations (employer_id, booked_at) where cancelled_at is null;
