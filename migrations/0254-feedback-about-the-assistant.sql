-- What people think of an answer of the assistant. Of a visitor neither the question nor the answer is stored.
create table assistant_feedback (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  message_id text not null,
  is_helpful boolean not null,
  reason text,
  comment text,
  question text,
  answer text,
  source text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint assistant_feedback_source check (source in ('template_based', 'ai')),
  constraint assistant_feedback_of_visitor check (user_id is not null or (question is null and answer is null)),
  constraint assistant_feedback_once unique nulls not distinct (user_id, message_id)
);
create index assistant_feedback_updated_idx on assistant_feedback (updated_at desc);
