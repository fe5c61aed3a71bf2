create table employers (
  id uuid not null,
  user_id uuid,
  company_name text not null,
  contact_email text not null,
  contact_name text,
  phone text,
  website text,
  description text,
  logo text,
  industry text,
  size text,
  subscription_tier text not null default 'basic',
  subscription_status text not null default 'inactive',
  subscription_expiry timestamptz,
  job_posting_limit integer not null default 1,
  job_posting_used integer not null default 0,
  is_verified boolean not null default false,
  interviewer_addon_active boolean not null default false,
  interviewer_addon_expiry timestamptz,
  stripe_customer_id text,
  stripe_subscription_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint employers_pkey primary key (id),
  constraint employers_user_fkey foreign key (user_id) references users (id) on delete set null,
  constraint employers_user_key unique (user_id),
  constraint employers_posting_count check (job_posting_used >= 0 and job_posting_limit >= 0)
);
create unique index employers_contact_email_key on employers (lower(contact_email));

create table jobs (
  id uuid not null,
  title text not null,
  company text not null,
  description text not null,
  location text not null,
  job_type text not null,
  experience_level text not null,
  company_logo text,
  requirements text[] not null default '{}',
  benefits text[] not null default '{}',
  demographics text[] not null default '{}',
  -- Rupees a year.
  salary_min integer,
  salary_max integer,
  urgent_hiring boolean not null default false,
  posted_by uuid not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz,
  constraint jobs_pkey primary key (id),
  constraint jobs_posted_by_fkey foreign key (posted_by) references employers (id) on delete cascade,
  constraint jobs_job_type check (job_type in ('full-time', 'part-time', 'contract', 'internship')),
  constraint jobs_experience_level check (experience_level in ('entry', 'mid', 'senior')),
  constraint jobs_demographics check (demographics <@ array['immediate_joiner', 'veteran', 'returning_mother', 'female_professional', 'early_joiner', 'management_trainee', 'fresher']),
  constraint jobs_salary_positive check (salary_min >= 0 and salary_max >= 0),
  constraint jobs_salary_order check (salary_min <= salary_max)
);
create index jobs_posted_by_idx on jobs (posted_by, created_at desc);

create table saved_jobs (
  user_id uuid not null,
  job_id uuid not null,
  saved_at timestamptz not null default now(),
  constraint saved_jobs_pkey primary key (user_id, job_id),
  constraint saved_jobs_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint saved_jobs_job_fkey foreign key (job_id) references jobs (id) on delete cascade
);
create index saved_jobs_job_idx on saved_jobs (job_id);

create table saved_searches (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  query jsonb not null,
  is_active boolean not null default true,
  last_sent_at timestamptz,
  created_at timestamptz not null default now(),
  constraint saved_searches_pkey primary key (id),
  constraint saved_searches_user_fkey foreign key (user_id) references users (id) on delete cascade
);
create index saved_searches_user_idx on saved_searches (user_id);
