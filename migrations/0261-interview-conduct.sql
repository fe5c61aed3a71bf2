-- What the server needs to conduct an interview: its kit as it was, the link, the consents, the questions, and every line with its time.
alter table interview_sessions
  add column job_id uuid,
  add column application_id uuid,
  add column kit jsonb not null default '{}',
  add column has_live_scores boolean not null default true,
  add column link_serial integer not null default 1,
  add column link_expires_at timestamptz,
  add column consent_at timestamptz,
  add column consent_version text,
  add column consents text[] not null default '{}',
  add column active_at timestamptz,
  add column paused_at timestamptz,
  add column paused_seconds integer not null default 0,
  add column turn integer not null default 0,
  add column cancelled_by text,
  add column released_at timestamptz,
  add column withdrawn_at timestamptz,
  add column average_score numeric(4, 2) not null default 0,
  add column decision text,
  add column decision_note text,
  add column decided_at timestamptz,
  add constraint interview_sessions_job_fkey foreign key (job_id) references jobs (id) on delete set null,
  add constraint interview_sessions_application_fkey foreign key (application_id) references applications (id) on delete set null,
  add constraint interview_sessions_cancelled_by check (cancelled_by in ('employer', 'candidate')),
  add constraint interview_sessions_decision check (decision in ('advance', 'decline')),
  add constraint interview_sessions_turn check (turn >= 0),
  add constraint interview_sessions_paused check (paused_seconds >= 0);
create index interview_sessions_job_idx on interview_sessions (job_id) where job_id is not null;
create index interview_sessions_application_idx on interview_sessions (application_id) where application_id is not null;
create index interview_sessions_running_idx on interview_sessions (active_at) where status = 'in_progress';

alter table interview_answers
  add column method text not null default '',
  add column quotes jsonb not null default '[]';

-- One row for each question that was shown; position 0 is the warm-up, which has no question of the kit.
create table interview_steps (
  session_id uuid not null,
  position integer not null,
  question_id text,
  follow_up text,
  presented_at timestamptz not null,
  ended_at timestamptz,
  outcome text,
  not_assessed text,
  constraint interview_steps_pkey primary key (session_id, position),
  constraint interview_steps_session_fkey foreign key (session_id) references interview_sessions (id) on delete cascade,
  constraint interview_steps_outcome check (outcome in ('answered', 'skipped')),
  constraint interview_steps_position check (position >= 0)
);

create table interview_lines (
  id uuid not null,
  session_id uuid not null,
  position integer not null,
  at timestamptz not null,
  speaker text not null,
  question_id text,
  body text not null,
  via text,
  confidence numeric(4, 3),
  corrected_body text,
  corrected_at timestamptz,
  constraint interview_lines_pkey primary key (id),
  constraint interview_lines_session_fkey foreign key (session_id) references interview_sessions (id) on delete cascade,
  constraint interview_lines_once unique (session_id, position),
  constraint interview_lines_speaker check (speaker in ('interviewer', 'candidate')),
  constraint interview_lines_via check (via in ('typed', 'dictated')),
  constraint interview_lines_confidence check (confidence between 0 and 1)
);

-- What starts an interview: one use, ten minutes. Only the hash is stored.
create table interview_tokens (
  digest bytea not null,
  session_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint interview_tokens_pkey primary key (digest),
  constraint interview_tokens_session_fkey foreign key (session_id) references interview_sessions (id) on delete cascade
);
create index interview_tokens_session_idx on interview_tokens (session_id);
