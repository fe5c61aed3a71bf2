create table cvs (
  id uuid not null,
  user_id uuid,
  personal_info jsonb not null,
  summary text not null default '',
  experience jsonb not null default '[]',
  education jsonb not null default '[]',
  skills text[] not null default '{}',
  achievements text[] not null default '{}',
  languages text[] not null default '{}',
  template text not null default 'modern',
  template_version integer not null default 1,
  is_public boolean not null default false,
  email text not null,
  phone text not null,
  -- E.164, so that one number is one number however it is typed.
  phone_key text,
  email_verified boolean not null default false,
  -- A hash of the mailed token.
  verification_token bytea,
  token_expiry timestamptz,
  download_allowed boolean not null default false,
  source text not null default 'pasand',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint cvs_pkey primary key (id),
  constraint cvs_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint cvs_user_key unique (user_id),
  constraint cvs_template check (template in ('modern', 'classic', 'creative', 'minimal'))
);
-- The free builder: one CV per phone number. A CV that belongs to an account is counted by the account.
create unique index cvs_phone_key on cvs (phone_key) where user_id is null;
create unique index cvs_verification_token_key on cvs (verification_token) where verification_token is not null;

-- What a person has typed and not finished. It may break every rule of a CV.
create table cv_drafts (
  user_id uuid not null,
  body jsonb not null,
  updated_at timestamptz not null default now(),
  constraint cv_drafts_pkey primary key (user_id),
  constraint cv_drafts_user_fkey foreign key (user_id) references users (id) on delete cascade
);

create table cv_versions (
  id uuid not null,
  cv_id uuid not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  constraint cv_versions_pkey primary key (id),
  constraint cv_versions_cv_fkey foreign key (cv_id) references cvs (id) on delete cascade
);
create index cv_versions_cv_idx on cv_versions (cv_id, created_at desc);

alter table consents add constraint consents_cv_fkey foreign key (subject_cv_id) references cvs (id) on delete cascade;

-- Who has looked at a person's CV or contact details, for that person to read.
create table access_log (
  id uuid not null,
  user_id uuid,
  cv_id uuid,
  viewer_kind text not null,
  viewer_id uuid,
  viewer_name text not null,
  what text not null,
  viewed_at timestamptz not null,
  constraint access_log_pkey primary key (id),
  constraint access_log_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint access_log_cv_fkey foreign key (cv_id) references cvs (id) on delete cascade,
  constraint access_log_viewer_kind check (viewer_kind in ('employer', 'staff')),
  constraint access_log_what check (what in ('cv', 'contact'))
);
create index access_log_user_idx on access_log (user_id, viewed_at desc);
create index access_log_cv_idx on access_log (cv_id);
