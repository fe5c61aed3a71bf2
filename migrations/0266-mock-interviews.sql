-- Mock interviews of candidates. They have tables of their own: no query of an employer's interviews reads them.
create table mock_interviews (
  id uuid not null,
  user_id uuid not null,
  industry text not null,
  role_area text,
  level text not null,
  kit jsonb not null,
  status text not null default 'in_progress',
  turn integer not null default 1,
  weighted_score numeric(4, 2) not null default 0,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint mock_interviews_pkey primary key (id),
  constraint mock_interviews_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint mock_interviews_status check (status in ('in_progress', 'completed')),
  constraint mock_interviews_turn check (turn >= 1)
);
create index mock_interviews_user_idx on mock_interviews (user_id, created_at);
create unique index mock_interviews_running on mock_interviews (user_id) where status = 'in_progress';

create table mock_answers (
  mock_id uuid not null,
  position integer not null,
  question_id text not null,
  follow_up text,
  answer text,
  follow_up_answer text,
  confidence numeric(4, 3),
  outcome text,
  score integer,
  not_assessed text,
  justification text not null default '',
  quotes jsonb not null default '[]',
  advice jsonb not null default '[]',
  constraint mock_answers_pkey primary key (mock_id, position),
  constraint mock_answers_mock_fkey foreign key (mock_id) references mock_interviews (id) on delete cascade,
  constraint mock_answers_outcome check (outcome in ('answered', 'skipped')),
  constraint mock_answers_score check (score between 1 and 10),
  constraint mock_answers_confidence check (confidence between 0 and 1)
);
