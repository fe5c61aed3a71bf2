-- Invitations into the team of a company. The token is in the email only; a second invitation of an address replaces the first.
create table employer_invitations (
  id uuid not null,
  employer_id uuid not null,
  email text not null,
  role text not null,
  -- Null until the email is written.
  token_hash bytea,
  invited_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint employer_invitations_pkey primary key (id),
  constraint employer_invitations_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint employer_invitations_inviter_fkey foreign key (invited_by) references users (id) on delete set null,
  constraint employer_invitations_role check (role in ('owner', 'recruiter', 'viewer'))
);
create unique index employer_invitations_email_key on employer_invitations (employer_id, lower(email));
create unique index employer_invitations_token_key on employer_invitations (token_hash);
create index employer_invitations_inviter_idx on employer_invitations (invited_by);
create index employer_invitations_expiry_idx on employer_invitations (expires_at);

-- Who did what in a company. `about` names a thing, such as a job, and never a person; a member whom it concerns is `member_id`.
create table employer_actions (
  id uuid not null,
  employer_id uuid not null,
  user_id uuid,
  action text not null,
  about text,
  member_id uuid,
  created_at timestamptz not null,
  constraint employer_actions_pkey primary key (id),
  constraint employer_actions_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint employer_actions_user_fkey foreign key (user_id) references users (id) on delete set null,
  constraint employer_actions_member_fkey foreign key (member_id) references users (id) on delete set null
);
create index employer_actions_employer_idx on employer_actions (employer_id, created_at desc, id desc);
create index employer_actions_user_idx on employer_actions (user_id);
create index employer_actions_member_idx on employer_actions (member_id);
create index employer_actions_created_idx on employer_actions (created_at);
