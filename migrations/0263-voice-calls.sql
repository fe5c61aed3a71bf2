-- Calls of interviews at a realtime voice service, and the lines that it has transcribed.
alter table interview_lines
  drop constraint interview_lines_via,
  add constraint interview_lines_via check (via in ('typed', 'dictated', 'voice'));

create table interview_calls (
  id uuid not null,
  session_id uuid not null,
  provider_id text not null,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  tampered integer not null default 0,
  tokens integer not null default 0,
  constraint interview_calls_pkey primary key (id),
  constraint interview_calls_session_fkey foreign key (session_id) references interview_sessions (id) on delete cascade,
  constraint interview_calls_end_reason check (end_reason in ('replaced', 'left', 'over', 'silent', 'tampered', 'costly', 'closed', 'lost')),
  constraint interview_calls_tampered check (tampered >= 0),
  constraint interview_calls_tokens check (tokens >= 0)
);
create index interview_calls_session_idx on interview_calls (session_id);
create index interview_calls_open_idx on interview_calls (seen_at) where ended_at is null;
