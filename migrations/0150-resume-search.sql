-- Would this person move to another city for work? Nobody has been asked before.
alter table users add column willing_to_move boolean not null default false;

-- One row for each person whom employers may find: see database/views/resume-search-rows.sql and docs/decisions/0125. What is unknown, or not shown to
-- employers, has the value that satisfies no limit.
create table resume_search (
  user_id uuid not null,
  -- The last day, in India, on which the person was here.
  active_on date not null,
  -- Years; -1 where unknown.
  experience smallint not null,
  -- Rupees a year.
  pay integer not null,
  -- Days.
  notice smallint not null,
  -- Stems of the present title and of skills ('#t…') and the filters ('#l…' places, '#d…' programme, '#m' willing to move).
  head tsvector not null,
  -- The same, all stems of the profile, and the years and days that are filtered by ('#x…', '#n…').
  tsv tsvector not null,
  -- All stems with their positions, for phrases only. It is large and seldom read, so it is kept outside the row.
  phrases tsvector not null,
  constraint resume_search_pkey primary key (user_id),
  constraint resume_search_user_fkey foreign key (user_id) references users (id) on delete cascade
) with (autovacuum_vacuum_insert_threshold = 2000, autovacuum_vacuum_insert_scale_factor = 0, autovacuum_analyze_scale_factor = 0.05);
alter table resume_search alter column tsv set storage main, alter column phrases set storage external;

create index resume_search_gin on resume_search using gin (tsv) with (fastupdate = on, gin_pending_list_limit = 512);
create index resume_search_sample_64_gin on resume_search using gin (tsv) with (fastupdate = on, gin_pending_list_limit = 512)
  where (uuid_hash(user_id) & 63) = 0;
create index resume_search_active_idx on resume_search (active_on desc, user_id desc) include (experience, pay, notice, head);
create index resume_search_experience_idx on resume_search (experience desc, active_on desc, user_id desc) include (pay, notice, head);
create index resume_search_pay_idx on resume_search (pay, active_on desc, user_id desc) include (experience, notice, head);
create index resume_search_notice_idx on resume_search (notice, active_on desc, user_id desc) include (experience, pay, head);

-- Companies that a person does not want to be found by.
create table resume_blocks (
  user_id uuid not null,
  employer_id uuid not null,
  blocked_at timestamptz not null,
  constraint resume_blocks_pkey primary key (employer_id, user_id),
  constraint resume_blocks_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint resume_blocks_employer_fkey foreign key (employer_id) references employers (id) on delete cascade
);
create index resume_blocks_user_idx on resume_blocks (user_id);

-- A job that the reader named when opening a resume: the person sees it beside the view.
alter table access_log add column about text;
