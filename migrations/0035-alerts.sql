-- One search is saved once, however often it is sent.
create unique index saved_searches_once_key on saved_searches (user_id, md5(query::text));
create index saved_searches_active_idx on saved_searches (id) where is_active;

-- What a saved search has found since it was saved, each job once, with the reason.
create table search_alerts (
  search_id uuid not null,
  job_id uuid not null,
  reason text not null,
  found_at timestamptz not null,
  mailed_at timestamptz,
  constraint search_alerts_pkey primary key (search_id, job_id),
  constraint search_alerts_search_fkey foreign key (search_id) references saved_searches (id) on delete cascade,
  constraint search_alerts_job_fkey foreign key (job_id) references jobs (id) on delete cascade
);
create index search_alerts_job_idx on search_alerts (job_id);

-- What the letter of the day has not told yet, by its time.
create index search_alerts_unmailed_idx on search_alerts (found_at) where mailed_at is null;
create index wish_matches_new_idx on wish_matches (matched_at) where mailed_at is null;
drop index wish_matches_unmailed_idx;

alter table notifications add column mailed_at timestamptz;
create index notifications_unmailed_idx on notifications (created_at) where mailed_at is null and kind = 'application';
create index notifications_unread_idx on notifications (user_id) where read_at is null;

-- One letter a day for one person. The row decides between two workers; `day` counts the days in India.
create table digests (
  user_id uuid not null,
  day integer not null,
  gathered_at timestamptz not null,
  constraint digests_pkey primary key (user_id, day),
  constraint digests_user_fkey foreign key (user_id) references users (id) on delete cascade
);
