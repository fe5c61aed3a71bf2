create table users (
  id uuid not null,
  email text not null,
  password text,
  first_name text not null,
  last_name text not null,
  profile_image_url text,
  phone text,
  location text,
  experience integer,
  -- Rupees a year.
  current_salary integer,
  expected_salary integer,
  skills text[] not null default '{}',
  demographic text,
  availability_days integer,
  cv_built boolean not null default false,
  subscription_tier text not null default 'free',
  subscription_status text not null default 'active',
  subscription_expiry timestamptz,
  cv_limit integer not null default 1,
  cv_used integer not null default 0,
  auth_method text not null default 'email',
  social_id text,
  email_verified boolean not null default false,
  -- Only hashes of tokens are kept: whoever reads this table cannot use them.
  email_verify_token bytea,
  email_verify_expiry timestamptz,
  reset_token bytea,
  reset_token_expiry timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_pkey primary key (id),
  constraint users_experience_range check (experience between 0 and 80),
  constraint users_salaries_positive check (current_salary >= 0 and expected_salary >= 0),
  constraint users_availability_days check (availability_days in (0, 15, 30, 60, 90)),
  constraint users_demographic check (demographic in ('immediate_joiner', 'veteran', 'returning_mother', 'female_professional', 'early_joiner', 'management_trainee', 'fresher')),
  constraint users_auth_method check (auth_method in ('email', 'google')),
  constraint users_way_in check (password is not null or social_id is not null),
  constraint users_cv_count check (cv_used >= 0 and cv_limit >= 0)
);

-- One account per address, however it is typed.
create unique index users_email_key on users (lower(email));
create unique index users_social_key on users (auth_method, social_id) where social_id is not null;
create unique index users_email_verify_token_key on users (email_verify_token) where email_verify_token is not null;
create unique index users_reset_token_key on users (reset_token) where reset_token is not null;

-- `sid` is a hash of the cookie's token.
create table sessions (
  sid text not null,
  user_id uuid not null,
  sess jsonb not null,
  expire timestamptz not null,
  constraint sessions_pkey primary key (sid),
  constraint sessions_user_fkey foreign key (user_id) references users (id) on delete cascade
);
create index sessions_expire_idx on sessions (expire);
create index sessions_user_idx on sessions (user_id);

create table user_settings (
  user_id uuid not null,
  job_alerts boolean not null default true,
  application_updates boolean not null default true,
  email_digest boolean not null default false,
  sms_notifications boolean not null default false,
  marketing_emails boolean not null default false,
  profile_visibility boolean not null default true,
  show_salary_expectations boolean not null default false,
  allow_recruiter_contact boolean not null default true,
  updated_at timestamptz not null default now(),
  constraint user_settings_pkey primary key (user_id),
  constraint user_settings_user_fkey foreign key (user_id) references users (id) on delete cascade
);

-- What was agreed to, in which words, when, and when it was taken back. `subject_cv_id` is for people without an account.
create table consents (
  id uuid not null,
  user_id uuid,
  subject_cv_id uuid,
  purpose text not null,
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint consents_pkey primary key (id),
  constraint consents_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint consents_subject check (num_nonnulls(user_id, subject_cv_id) = 1),
  constraint consents_order check (withdrawn_at >= given_at)
);
create unique index consents_standing_key on consents (coalesce(user_id, subject_cv_id), purpose, version) where withdrawn_at is null;
create index consents_user_idx on consents (user_id);
create index consents_cv_idx on consents (subject_cv_id);

-- Counters of attempts per key and window. A crash may forget them: that is cheaper than a write-ahead log of every guess.
create unlogged table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  constraint rate_limits_pkey primary key (key, window_start)
);
create index rate_limits_window_idx on rate_limits (window_start);

-- The letters that have left, by the name of their deed, so that none leaves twice.
create table letters (
  key text not null,
  sent_at timestamptz,
  constraint letters_pkey primary key (key)
);
