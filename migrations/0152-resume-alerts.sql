-- Searches for resumes that a member of a company has saved, and the people that they have found since.
create table saved_resume_searches (
  id uuid not null,
  user_id uuid not null,
  employer_id uuid not null,
  name text not null,
  query jsonb not null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  constraint saved_resume_searches_pkey primary key (id),
  constraint saved_resume_searches_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint saved_resume_searches_employer_fkey foreign key (employer_id) references employers (id) on delete cascade
);
create index saved_resume_searches_user_idx on saved_resume_searches (user_id);
create index saved_resume_searches_employer_idx on saved_resume_searches (employer_id);
create index saved_resume_searches_active_idx on saved_resume_searches (id) where is_active;
create unique index saved_resume_searches_once_key on saved_resume_searches (user_id, employer_id, md5(lower(query::text)));

create table resume_alerts (
  search_id uuid not null,
  user_id uuid not null,
  found_at timestamptz not null,
  mailed_at timestamptz,
  constraint resume_alerts_pkey primary key (search_id, user_id),
  constraint resume_alerts_search_fkey foreign key (search_id) references saved_resume_searches (id) on delete cascade,
  constraint resume_alerts_user_fkey foreign key (user_id) references users (id) on delete cascade
);
create index resume_alerts_user_idx on resume_alerts (user_id);
create index resume_alerts_unmailed_idx on resume_alerts (found_at) where mailed_at is null;
