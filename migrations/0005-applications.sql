create table applications (
  id uuid not null,
  job_id uuid not null,
  user_id uuid not null,
  cv_id uuid,
  cover_letter text,
  status text not null default 'applied',
  -- The CV as it was sent, and what the job said then: neither changes afterwards.
  cv_snapshot jsonb not null,
  job_snapshot jsonb not null,
  applied_at timestamptz not null,
  updated_at timestamptz not null,
  constraint applications_pkey primary key (id),
  constraint applications_job_fkey foreign key (job_id) references jobs (id) on delete cascade,
  constraint applications_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint applications_cv_fkey foreign key (cv_id) references cvs (id) on delete set null,
  -- Decides between two clicks at the same moment.
  constraint applications_once_per_job unique (user_id, job_id),
  constraint applications_status check
    (status in ('applied', 'in_review', 'under_review', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'))
);
create index applications_user_idx on applications (user_id, applied_at desc);
create index applications_job_idx on applications (job_id, applied_at desc);
create index applications_cv_idx on applications (cv_id);

create table application_status_changes (
  id uuid not null,
  application_id uuid not null,
  from_status text,
  to_status text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  constraint application_status_changes_pkey primary key (id),
  constraint application_status_changes_application_fkey foreign key (application_id) references applications (id) on delete cascade,
  constraint application_status_changes_to check
    (to_status in ('applied', 'in_review', 'under_review', 'interview', 'offer', 'hired', 'rejected', 'withdrawn')),
  constraint application_status_changes_by check (changed_by in ('candidate', 'employer', 'staff'))
);
create index application_status_changes_application_idx on application_status_changes (application_id, changed_at);

create table application_messages (
  id uuid not null,
  application_id uuid not null,
  sender text not null,
  body text not null,
  sent_at timestamptz not null,
  read_at timestamptz,
  constraint application_messages_pkey primary key (id),
  constraint application_messages_application_fkey foreign key (application_id) references applications (id) on delete cascade,
  constraint application_messages_sender check (sender in ('candidate', 'employer'))
);
create index application_messages_application_idx on application_messages (application_id, sent_at);

create table wishes (
  id uuid not null,
  user_id uuid not null,
  company text not null,
  role text not null,
  availability_days integer not null,
  -- Rupees a year.
  expected_salary integer,
  location text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint wishes_pkey primary key (id),
  constraint wishes_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint wishes_availability_days check (availability_days in (0, 15, 30, 60, 90)),
  constraint wishes_expected_salary check (expected_salary >= 0)
);
create index wishes_user_idx on wishes (user_id, created_at desc);
create index wishes_active_idx on wishes (created_at) where is_active;

create table wish_matches (
  wish_id uuid not null,
  job_id uuid not null,
  reason text not null,
  matched_at timestamptz not null default now(),
  mailed_at timestamptz,
  constraint wish_matches_pkey primary key (wish_id, job_id),
  constraint wish_matches_wish_fkey foreign key (wish_id) references wishes (id) on delete cascade,
  constraint wish_matches_job_fkey foreign key (job_id) references jobs (id) on delete cascade
);
create index wish_matches_job_idx on wish_matches (job_id);

-- Only people who applied there may rate a company, once; staff let a rating appear.
create table company_ratings (
  id uuid not null,
  employer_id uuid not null,
  user_id uuid,
  rating integer not null,
  body text,
  status text not null default 'pending',
  created_at timestamptz not null default now(),
  constraint company_ratings_pkey primary key (id),
  constraint company_ratings_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint company_ratings_user_fkey foreign key (user_id) references users (id) on delete set null,
  constraint company_ratings_once unique (employer_id, user_id),
  constraint company_ratings_range check (rating between 1 and 5),
  constraint company_ratings_status check (status in ('pending', 'published', 'refused'))
);
create index company_ratings_user_idx on company_ratings (user_id);

create table notifications (
  id uuid not null,
  user_id uuid not null,
  -- Names the deed, so that one deed is told once.
  key text not null,
  kind text not null,
  title text not null,
  body text not null,
  link text,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint notifications_pkey primary key (id),
  constraint notifications_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint notifications_once unique (user_id, key)
);
create index notifications_user_idx on notifications (user_id, created_at desc);
