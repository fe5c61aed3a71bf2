-- Documents of companies that staff compare with a number, and links that prove an email address of a company.
create table company_verifications (
  id uuid not null,
  employer_id uuid not null,
  kind text not null,
  number text not null,
  -- The name of the stored file, which only staff can open; null when it was deleted after the decision.
  file text,
  file_type text not null,
  status text not null default 'pending',
  submitted_by uuid,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  reason text,
  constraint company_verifications_pkey primary key (id),
  constraint company_verifications_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint company_verifications_submitter_fkey foreign key (submitted_by) references users (id) on delete set null,
  constraint company_verifications_staff_fkey foreign key (decided_by) references admin_users (id) on delete set null,
  constraint company_verifications_kind check (kind in ('gstin', 'cin')),
  constraint company_verifications_status check (status in ('pending', 'approved', 'declined', 'withdrawn'))
);
-- One request of a company waits at a time.
create unique index company_verifications_pending_key on company_verifications (employer_id) where status = 'pending';
create index company_verifications_employer_idx on company_verifications (employer_id, submitted_at desc);
create index company_verifications_queue_idx on company_verifications (status, submitted_at);
create index company_verifications_submitter_idx on company_verifications (submitted_by);
create index company_verifications_staff_idx on company_verifications (decided_by);

create table company_email_links (
  id uuid not null,
  employer_id uuid not null,
  email text not null,
  purpose text not null,
  -- Null until the email is written.
  token_hash bytea,
  requested_by uuid,
  expires_at timestamptz not null,
  constraint company_email_links_pkey primary key (id),
  constraint company_email_links_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint company_email_links_requester_fkey foreign key (requested_by) references users (id) on delete set null,
  constraint company_email_links_purpose check (purpose in ('verification', 'contact'))
);
create unique index company_email_links_purpose_key on company_email_links (employer_id, purpose);
create unique index company_email_links_token_key on company_email_links (token_hash);
create index company_email_links_requester_idx on company_email_links (requested_by);
create index company_email_links_expiry_idx on company_email_links (expires_at);
