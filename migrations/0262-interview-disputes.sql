-- A candidate asks for a person to look at the scores of an interview; one for each interview.
create table interview_disputes (
  id uuid not null,
  session_id uuid not null,
  reason text not null,
  status text not null default 'open',
  answer text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint interview_disputes_pkey primary key (id),
  constraint interview_disputes_session_fkey foreign key (session_id) references interview_sessions (id) on delete cascade,
  constraint interview_disputes_once unique (session_id),
  constraint interview_disputes_status check (status in ('open', 'upheld', 'declined'))
);
create index interview_disputes_open_idx on interview_disputes (created_at) where status = 'open';
