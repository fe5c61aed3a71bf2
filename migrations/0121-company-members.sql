-- The team of a company. `employers.user_id` stays: it is the main owner, who gets the mail for the contact address. database/triggers/first-owner.sql
-- adds the owner of a new company, also for the previous release.
create table employer_members (
  id uuid not null,
  employer_id uuid not null,
  user_id uuid not null,
  role text not null,
  joined_at timestamptz not null default now(),
  constraint employer_members_pkey primary key (id),
  -- Nobody hires for two companies with one account.
  constraint employer_members_user_key unique (user_id),
  constraint employer_members_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint employer_members_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint employer_members_role check (role in ('owner', 'recruiter', 'viewer'))
);
create index employer_members_employer_idx on employer_members (employer_id, joined_at);

insert into employer_members (id, employer_id, user_id, role, joined_at)
  select gen_random_uuid(), id, user_id, 'owner', created_at from employers where user_id is not null;
