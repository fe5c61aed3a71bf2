create table interview_sessions (
  id uuid not null,
  employer_id uuid not null,
  candidate text not null,
  candidate_email text,
  role text not null,
  language text not null default 'en-IN',
  status text not null default 'scheduled',
  started_at timestamptz,
  ended_at timestamptz,
  weighted_score numeric(4, 2) not null default 0,
  pass boolean not null default false,
  summary_json jsonb,
  transcript_url text,
  audio_url text,
  consent_given boolean not null default false,
  tokens_minted integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint interview_sessions_pkey primary key (id),
  constraint interview_sessions_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint interview_sessions_status check (status in ('scheduled', 'in_progress', 'completed', 'cancelled')),
  constraint interview_sessions_tokens check (tokens_minted between 0 and 10)
);
create index interview_sessions_employer_idx on interview_sessions (employer_id, created_at desc);

create table interview_answers (
  id uuid not null,
  session_id uuid not null,
  question_id text not null,
  competency text not null,
  score integer not null,
  justification text not null,
  flags jsonb not null default '[]',
  answer_text text,
  stt_confidence numeric(4, 3),
  -- What the browser claimed, beside what the server decided.
  scored_by text not null default 'server',
  created_at timestamptz not null default now(),
  constraint interview_answers_pkey primary key (id),
  constraint interview_answers_session_fkey foreign key (session_id) references interview_sessions (id) on delete cascade,
  constraint interview_answers_once unique (session_id, question_id, scored_by),
  constraint interview_answers_score check (score between 1 and 10),
  constraint interview_answers_scored_by check (scored_by in ('server', 'browser'))
);

create table ai_conversations (
  id uuid not null,
  user_id uuid not null,
  messages jsonb not null,
  context text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint ai_conversations_pkey primary key (id),
  constraint ai_conversations_user_fkey foreign key (user_id) references users (id) on delete cascade
);
create index ai_conversations_user_idx on ai_conversations (user_id, updated_at desc);

create table blog_posts (
  id uuid not null,
  title text not null,
  slug text not null,
  content text not null,
  excerpt text,
  tags text[] not null default '{}',
  author text not null default 'AI Assistant',
  is_published boolean not null default false,
  seo_title text,
  seo_description text,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  constraint blog_posts_pkey primary key (id),
  constraint blog_posts_slug_key unique (slug)
);
create index blog_posts_published_idx on blog_posts (published_at desc) where is_published;
create index blog_posts_tags_idx on blog_posts using gin (tags);

create table contact_messages (
  id uuid not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  constraint contact_messages_pkey primary key (id)
);
create index contact_messages_recent_idx on contact_messages (created_at desc);

create table recruiter_feedback (
  id uuid not null,
  category_id text not null,
  subcategory_id text,
  company_name text not null,
  recruiter_name text not null,
  recruiter_email text not null,
  experience_level text not null,
  actual_questions text[] not null,
  assessment_criteria text[] not null,
  common_mistakes text[] not null default '{}',
  success_factors text[] not null default '{}',
  salary_min integer not null,
  salary_max integer not null,
  negotiation_points text[] not null default '{}',
  interview_process text[] not null,
  timeframe text not null,
  additional_insights text,
  status text not null default 'pending',
  created_at timestamptz not null default now(),
  constraint recruiter_feedback_pkey primary key (id),
  constraint recruiter_feedback_status check (status in ('pending', 'published', 'refused')),
  constraint recruiter_feedback_salaries check (salary_min >= 0 and salary_max >= salary_min)
);
create index recruiter_feedback_category_idx on recruiter_feedback (category_id, experience_level) where status = 'published';
