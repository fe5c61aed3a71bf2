-- How often the page of a job was opened on a day in India: counted by each process in memory and added here in batches (docs/decisions/0118).
create table job_views (
  job_id uuid not null,
  day integer not null,
  views integer not null,
  constraint job_views_pkey primary key (job_id, day),
  constraint job_views_job_fkey foreign key (job_id) references jobs (id) on delete cascade,
  constraint job_views_some check (views > 0)
);
create index job_views_day_idx on job_views (day);
